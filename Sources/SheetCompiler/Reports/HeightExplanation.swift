import SheetLayout
import SheetModel
import SheetRules
package import SheetText

/// Where the heights of a sheet come from, step by step, with the place of each origin. What is the same in several
/// contexts is told once.
package struct HeightExplanation: Sendable {
    package enum Problem: Error, Equatable {
        case unknownSheet(String, suggestion: String?)
        case unknownDetent(String, sheet: String, suggestion: String?)
        /// It is abstract, or has an error.
        case notResolved(String)
    }

    private let title: String
    private let contexts: [ContextHeights]
    private let names: ContextNames
    private let wanted: String?

    /// `target` is a sheet's id, or that of a sheet and of a detent with a dot between them.
    package init(_ compilation: Compilation, target: String) throws(Problem) {
        let sheets = compilation.project?.linked.sheets ?? []
        guard let (index, detent) = Self.find(target, in: sheets) else {
            throw .unknownSheet(target, suggestion: nearest(to: target, among: sheets.map(\.id)))
        }
        let sheet = sheets[index]
        let all = compilation.project?.contexts ?? []
        guard let resolutions = compilation.project?.resolutions[index], let first = all.first,
            !resolutions.isEmpty, let definition = sheet.definition
        else { throw .notResolved(sheet.id) }
        let ids = definition.detents.map(\.id)
        if let detent, !ids.contains(detent) {
            throw .unknownDetent(detent, sheet: sheet.id, suggestion: nearest(to: detent, among: ids))
        }
        contexts = zip(all, resolutions).map { context, resolution in
            ContextHeights(sheet, definition, in: context, resolution, compilation.files)
        }
        names = ContextNames(all)
        wanted = detent
        let alone = "\(first.device) in \(first.orientation.rawValue) at \(first.textSize.rawValue)"
        let matrix = all.count == 1 ? "on \(alone)" : "in \(all.count) contexts"
        title = "\(sheet.id) \(matrix), \(first.profile.rawValue)"
    }

    /// The sheet, and the detent behind its id and a dot; ids may have dots of their own.
    private static func find(_ target: String, in sheets: [LinkedSheet]) -> (Int, String?)? {
        if let index = sheets.firstIndex(where: { $0.id == target }) { return (index, nil) }
        for index in sheets.indices where target.hasPrefix(sheets[index].id + ".") {
            return (index, String(target.dropFirst(sheets[index].id.count + 1)))
        }
        return nil
    }

    /// The explanation as text.
    package func render() -> ByteBuffer {
        var buffer = ByteBuffer()
        buffer.append(title + "\n")
        let parts = contexts.map { $0.parts(ofDetent: wanted) }
        for part in parts.first?.indices ?? 0..<0 {
            for group in Self.groups(parts.map { $0[part].text }) {
                buffer.append("\n\(parts[0][part].title)\(contextNames(of: group))\n\(parts[group[0]][part].text)")
            }
        }
        return buffer
    }

    /// The indices of equal texts together, in the order of their first.
    private static func groups(_ texts: [String]) -> [[Int]] {
        var groups: [[Int]] = []
        for (index, text) in texts.enumerated() {
            if let known = groups.firstIndex(where: { texts[$0[0]] == text }) {
                groups[known].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups
    }

    private func contextNames(of group: [Int]) -> String {
        if contexts.count == 1 { return "" }
        if group.count == contexts.count { return " in all contexts" }
        return " on " + group.map { names[$0] }.joined(separator: ", ")
    }
}
