/// Fingerprints of ids: they tell at little cost that no two ids are the same and none are one name in Swift.
struct NamePrints {
    private var prints: [UInt64] = []
    private var isCertain = true

    /// Adds an id. Of ids that are the same, or that are one name in Swift, the fingerprints are the same. As types
    /// they are one name also where the case of the first letter is all that differs.
    mutating func add(_ id: String, asType: Bool = false) {
        guard let fingerprint = NamePrints.fingerprint(id, isRaised: asType) else {
            isCertain = false
            return
        }
        if prints.isEmpty { prints.reserveCapacity(24) }
        prints.append(fingerprint)
    }

    /// True where all are sure to differ; false means that they have to be compared with care.
    mutating func areDistinct() -> Bool {
        guard isCertain else { return false }
        guard prints.count > 1 else { return true }
        prints.sort()
        for index in 1..<prints.count where prints[index] == prints[index - 1] { return false }
        return true
    }

    /// FNV-1a over the id with its parts joined as `SwiftName` joins them; nil for letters beyond ASCII, which may be
    /// the same in other bytes.
    private static func fingerprint(_ id: String, isRaised: Bool) -> UInt64? {
        var id = id
        return id.withUTF8 { bytes in
            var print: UInt64 = 0xCBF2_9CE4_8422_2325
            var isEmpty = true
            var isPartStart = isRaised
            for byte in bytes {
                if byte >= 0x80 { return nil }
                if byte == 0x2D || byte == 0x5F || byte == 0x2E {
                    isPartStart = !isEmpty || isRaised
                    continue
                }
                let isSmall = isPartStart && byte >= 0x61 && byte <= 0x7A
                print = (print ^ UInt64(isSmall ? byte - 0x20 : byte)) &* 0x100_0000_01B3
                isEmpty = false
                isPartStart = false
            }
            return print
        }
    }
}
