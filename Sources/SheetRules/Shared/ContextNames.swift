package import SheetLayout

/// What the contexts of a matrix are called in messages: only what differs among them.
package struct ContextNames: Sendable {
    private let names: [String]

    package init(_ contexts: [SheetContext]) {
        guard let first = contexts.first else {
            names = []
            return
        }
        let orientations = contexts.contains { $0.orientation != first.orientation }
        let textSizes = contexts.contains { $0.textSize != first.textSize }
        let devices = contexts.contains { $0.device != first.device } || !(orientations || textSizes)
        names = contexts.map { context in
            var parts: [String] = []
            if devices { parts.append(context.device) }
            if orientations { parts.append(context.orientation.rawValue) }
            if textSizes { parts.append(context.textSize.rawValue) }
            return parts.joined(separator: " ")
        }
    }

    package var count: Int { names.count }

    /// The short name of a context, by its place in the matrix.
    package subscript(index: Int) -> String { names[index] }
}
