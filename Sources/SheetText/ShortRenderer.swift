/// The report for editors and `grep`: one line a finding, whatever its path and message contain.
package struct ShortRenderer: Sendable {
    package init() {}

    package func render(_ diagnostics: [Diagnostic], files: [SourceFile], into buffer: inout ByteBuffer) {
        var map = SourceMap(files)
        for diagnostic in diagnostics { buffer.append(headlineOf: diagnostic, palette: .plain, map: &map) }
    }
}
