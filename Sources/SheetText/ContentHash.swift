/// The hash of a file's bytes in the manifest: XXH64 of the public specification, with seed 0.
///
/// It tells an edited file from an untouched one; it is no protection against forgery and need be none. It is chosen
/// for its speed, since every build hashes all that it makes.
package struct ContentHash: Sendable {
    private var lanes = SIMD4<UInt64>(prime1 &+ prime2, prime2, 0, 0 &- prime1)
    private var pending: [UInt8] = []
    private var byteCount: UInt64 = 0

    package init() {}

    package mutating func update(_ bytes: [UInt8]) { bytes.withUnsafeBytes { update($0) } }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        byteCount &+= UInt64(bytes.count)
        var rest = bytes[...]
        if !pending.isEmpty {
            let missing = min(blockBytes - pending.count, rest.count)
            pending += rest.prefix(missing)
            rest = rest.dropFirst(missing)
            guard pending.count == blockBytes else { return }
            lanes = pending.withUnsafeBytes { mixed(lanes, $0) }
            pending.removeAll(keepingCapacity: true)
        }
        let whole = rest.count / blockBytes * blockBytes
        lanes = mixed(lanes, UnsafeRawBufferPointer(rebasing: rest.prefix(whole)))
        pending += rest.dropFirst(whole)
    }

    /// The hash of everything so far, as 16 lower-case hexadecimal digits.
    package var hexadecimal: String {
        var hash = byteCount < UInt64(blockBytes) ? prime5 : merged
        hash &+= byteCount
        hash = pending.withUnsafeBytes { finished(hash, $0) }
        hash = (hash ^ hash >> 33) &* prime2
        hash = (hash ^ hash >> 29) &* prime3
        let digits = String(hash ^ hash >> 32, radix: 16)
        return String(repeating: "0", count: ContentHash.digits - digits.count) + digits
    }

    /// The length of a hash as text.
    package static let digits = 16

    package static func hexadecimal(of bytes: [UInt8]) -> String {
        var hash = ContentHash()
        hash.update(bytes)
        return hash.hexadecimal
    }

    private var merged: UInt64 {
        var hash = rotated(lanes[0], 1) &+ rotated(lanes[1], 7) &+ rotated(lanes[2], 12) &+ rotated(lanes[3], 18)
        for index in 0..<4 { hash = (hash ^ step(0, lanes[index])) &* prime1 &+ prime4 }
        return hash
    }
}

private let blockBytes = 32
private let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
private let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
private let prime3: UInt64 = 0x1656_67B1_9E37_79F9
private let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
private let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

/// The lanes after whole blocks.
private func mixed(_ lanes: SIMD4<UInt64>, _ blocks: UnsafeRawBufferPointer) -> SIMD4<UInt64> {
    var (first, second, third, fourth) = (lanes[0], lanes[1], lanes[2], lanes[3])
    for start in stride(from: 0, to: blocks.count, by: blockBytes) {
        first = step(first, word(blocks, start))
        second = step(second, word(blocks, start + 8))
        third = step(third, word(blocks, start + 16))
        fourth = step(fourth, word(blocks, start + 24))
    }
    return SIMD4(first, second, third, fourth)
}

/// The hash with the last bytes, fewer than a block.
private func finished(_ hash: UInt64, _ rest: UnsafeRawBufferPointer) -> UInt64 {
    var hash = hash
    var index = 0
    while index + 8 <= rest.count {
        hash = rotated(hash ^ step(0, word(rest, index)), 27) &* prime1 &+ prime4
        index += 8
    }
    if index + 4 <= rest.count {
        let half = UInt32(littleEndian: rest.loadUnaligned(fromByteOffset: index, as: UInt32.self))
        hash = rotated(hash ^ UInt64(half) &* prime1, 23) &* prime2 &+ prime3
        index += 4
    }
    for byte in rest[index...] { hash = rotated(hash ^ UInt64(byte) &* prime5, 11) &* prime1 }
    return hash
}

@inline(__always)
private func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
}

@inline(__always)
private func step(_ lane: UInt64, _ word: UInt64) -> UInt64 { rotated(lane &+ word &* prime2, 31) &* prime1 }

@inline(__always)
private func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word &<< count | word &>> (64 &- count) }
