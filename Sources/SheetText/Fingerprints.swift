/// Gives findings names that outlive edits above them: of rule, path and message, and a number where these repeat.
struct Fingerprints {
    private var counts: [String: Int] = [:]

    mutating func next(for finding: Finding, path: String) -> String {
        let facts = finding.rule.rawValue + "\0" + path + "\0" + finding.message
        let repetition = counts[facts, default: 0]
        counts[facts] = repetition + 1
        return ContentHash.hexadecimal(of: Array((facts + "\0\(repetition)").utf8))
    }
}
