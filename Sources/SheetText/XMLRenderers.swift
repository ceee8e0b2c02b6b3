/// The report in Checkstyle's format, which most build servers read.
package struct CheckstyleRenderer: Sendable {
    package init() {}

    package func render(_ diagnostics: [Diagnostic], files: [SourceFile], into buffer: inout ByteBuffer) {
        var map = SourceMap(files)
        buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
        var open: UInt32?
        for diagnostic in diagnostics {
            let finding = diagnostic.finding
            if open != finding.range.file {
                if open != nil { buffer.append("  </file>\n") }
                buffer.append("  <file name=")
                buffer.append(xmlAttribute: map.path(of: finding.range))
                buffer.append(">\n")
                open = finding.range.file
            }
            let start = map.start(of: finding.range)
            let severity = diagnostic.severity == .hint ? "info" : diagnostic.severity.rawValue
            buffer.append(
                "    <error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(severity)\" message=")
            buffer.append(xmlAttribute: finding.message)
            buffer.append(" source=\"sheetc.\(finding.rule.rawValue)\"/>\n")
        }
        if open != nil { buffer.append("  </file>\n") }
        buffer.append("</checkstyle>\n")
    }
}

/// The report as JUnit's test results: a test for each finding, and one that passes for each file without any.
/// Errors and warnings are failures, hints are not.
package struct JUnitRenderer: Sendable {
    package init() {}

    package func render(_ diagnostics: [Diagnostic], files: [SourceFile], into buffer: inout ByteBuffer) {
        var map = SourceMap(files)
        let reported = Set(diagnostics.map(\.finding.range.file))
        let clean = files.indices.filter { !reported.contains(UInt32($0)) }
        let failures = diagnostics.count { $0.severity != .hint }
        let totals = "tests=\"\(diagnostics.count + clean.count)\" failures=\"\(failures)\""
        buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(totals)>\n")
        buffer.append("  <testsuite name=\"sheetc\" \(totals) errors=\"0\">\n")
        for diagnostic in diagnostics { append(diagnostic, &map, into: &buffer) }
        for file in clean {
            buffer.append("    <testcase name=\"sheetc\" classname=")
            buffer.append(xmlAttribute: files[file].path)
            buffer.append("/>\n")
        }
        buffer.append("  </testsuite>\n</testsuites>\n")
    }

    private func append(_ diagnostic: Diagnostic, _ map: inout SourceMap, into buffer: inout ByteBuffer) {
        let finding = diagnostic.finding
        let start = map.start(of: finding.range)
        let element = diagnostic.severity == .hint ? "system-out" : "failure"
        buffer.append("    <testcase name=\"\(finding.rule.rawValue) at \(start.line):\(start.column)\" classname=")
        buffer.append(xmlAttribute: map.path(of: finding.range))
        buffer.append(">\n      <\(element)")
        if diagnostic.severity != .hint {
            buffer.append(" type=\"\(diagnostic.severity.rawValue)\" message=")
            buffer.append(xmlAttribute: finding.message)
        }
        buffer.append(">")
        buffer.append(xml: finding.details(in: &map).joined(separator: "\n"), isAttribute: false)
        buffer.append("</\(element)>\n    </testcase>\n")
    }
}

extension ByteBuffer {
    fileprivate mutating func append(xmlAttribute text: String) {
        append(0x22)
        append(xml: text, isAttribute: true)
        append(0x22)
    }

    /// Marks are escaped; control characters, which XML cannot have at all, become U+FFFD.
    fileprivate mutating func append(xml text: String, isAttribute: Bool) {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: append("&amp;")
            case 0x3C: append("&lt;")
            case 0x3E: append("&gt;")
            case 0x22 where isAttribute: append("&quot;")
            case 0x09, 0x0A, 0x0D: append(isAttribute || scalar.value == 0x0D ? "&#\(scalar.value);" : String(scalar))
            case 0..<0x20, 0xFFFE, 0xFFFF: append("\u{FFFD}")
            default: append(String(scalar))
            }
        }
    }
}
