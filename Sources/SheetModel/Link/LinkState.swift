import SheetText

/// What linking one sheet, or the tokens, collects on its way.
struct LinkState: Sendable {
    var report = Report()
    /// Places of colour tokens in their table, in the order of use, with repetitions.
    private(set) var usedColors: [Int] = []
    /// Places of length tokens in their table, in the order of use, with repetitions.
    private(set) var usedLengths: [Int] = []
    /// False where something is missing that a definition would need.
    var isSound = true

    /// Notes that the colour token at a place of its table is used.
    mutating func useColor(_ place: Int) {
        if usedColors.last != place { usedColors.append(place) }
    }

    /// Notes that the length token at a place of its table is used.
    mutating func useLength(_ place: Int) {
        if usedLengths.isEmpty { usedLengths.reserveCapacity(8) }
        if usedLengths.last != place { usedLengths.append(place) }
    }

    /// Reports a finding that leaves the sheet without a definition.
    mutating func fail(_ finding: Finding) {
        report.add(finding)
        isSound = false
    }
}

/// What a message ends with where one of the candidates is near: `, did you mean "x"?`
func suggestion(_ word: String, among candidates: some Sequence<String>) -> String {
    suggestion(word, among: Spellings(candidates))
}

/// The same for candidates that are asked about more than once.
func suggestion(_ word: String, among candidates: Spellings) -> String {
    candidates.nearest(to: word).map { ", did you mean \"\($0)\"?" } ?? ""
}
