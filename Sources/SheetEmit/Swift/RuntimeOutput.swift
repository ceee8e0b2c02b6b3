import CLayoutSources
package import SheetText

/// The source of `SheetLayout` as one file, for apps that build it with their own code.
package func runtimeOutput(path: String) -> OutputFile {
    OutputFile(path: path, chunkCount: layout_sources_count() + 1) { chunk, buffer in
        if chunk == 0 { return buffer.append(runtimeHead) }
        let source = layout_sources()[chunk - 1]
        buffer.append("\n// \(String(cString: source.name))\n\n")
        buffer.append(contentsOf: UnsafeBufferPointer(start: source.bytes, count: source.count))
    }
}

/// Formatters and linters of the app go by the app's own settings: they are asked to leave the file alone. It is the
/// compiler's own source, byte for byte, and laid out as that is.
private let runtimeHead = """
    // Written by sheetc. Do not edit: it is the layout of the compiler itself, so that heights in the app are those that
    // were checked.
    // swift-format-ignore-file
    // swiftlint:disable all

    """
