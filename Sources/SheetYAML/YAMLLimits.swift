/// How much a file may ask for. Each has a setting of its name under `limits` in sheetc.yaml.
package struct YAMLLimits: Sendable, Equatable {
    /// Bytes of a file.
    package var fileBytes: Int
    /// Collections within each other; the root is 1.
    package var nesting: Int
    /// Nodes of a document, keys and what aliases stand for included.
    package var nodes: Int
    /// Bytes of one scalar's text.
    package var scalarBytes: Int
    /// Documents of a file.
    package var documents: Int

    package init(
        fileBytes: Int = 8 << 20, nesting: Int = 64, nodes: Int = 100_000, scalarBytes: Int = 1 << 20,
        documents: Int = 100_000
    ) {
        self.fileBytes = fileBytes
        self.nesting = nesting
        self.nodes = nodes
        self.scalarBytes = scalarBytes
        self.documents = documents
    }
}
