import SheetText

/// What linking one sheet, or the tokens, collects on its way.
struct LinkState: Sendable {
    var report = Report()
    /// Places of colour tokens in their table, in the order of use, with repetitions.
    var usedColors: [Int] = []
    /// Places of length tokens in their table, in the order of use, with repetitions.
    var usedLengths: [Int] = []
    /// False where something is missing that a definition would need.
    var isSound = true

    /// Reports a finding that leaves the sheet without a definition.
    mutating func fail(_ finding: Finding) {
        report.add(finding)
        isSound = false
    }
}

/// What a message ends with where one of the candidates is near: `, did you mean "x"?`
func suggestion(_ word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { ", did you mean \"\($0)\"?" } ?? ""
}
