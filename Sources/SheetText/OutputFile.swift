/// A file to write, as a recipe: its bytes are made piece by piece while they are compared and written.
package struct OutputFile: Sendable {
    /// Relative to the output folder, `/` between parts, never absolute.
    package var path: String
    package var chunkCount: Int
    /// Appends one chunk; the same bytes whenever it is asked, in ascending order.
    package var render: @Sendable (Int, inout ByteBuffer) -> Void

    package init(path: String, chunkCount: Int, render: @escaping @Sendable (Int, inout ByteBuffer) -> Void) {
        self.path = path
        self.chunkCount = chunkCount
        self.render = render
    }

    /// A small file whose bytes are at hand.
    package init(path: String, bytes: [UInt8]) {
        self.init(path: path, chunkCount: 1) { $1.append(contentsOf: bytes) }
    }

    /// All chunks in one piece.
    package var bytes: [UInt8] {
        var buffer = ByteBuffer()
        for chunk in 0..<chunkCount { render(chunk, &buffer) }
        return buffer.bytes
    }
}
