/// What a report says about a rule.
package struct RuleSummary: Sendable, Equatable {
    package var rule: RuleID
    /// One line.
    package var summary: String
    /// What, why and how to fix it, as plain text.
    package var help: String
    package var severity: Severity

    package init(_ rule: RuleID, summary: String, help: String, severity: Severity) {
        self.rule = rule
        self.summary = summary
        self.help = help
        self.severity = severity
    }
}

/// The report as SARIF 2.1.0, with rules, fixes, related places and fingerprints.
package struct SARIFRenderer: Sendable {
    package var version: String
    /// The rules that may be in the report, in the order of the list.
    package var rules: [RuleSummary]

    package init(version: String, rules: [RuleSummary]) {
        self.version = version
        self.rules = rules
    }

    package func render(_ diagnostics: [Diagnostic], files: [SourceFile], into buffer: inout ByteBuffer) {
        var map = SourceMap(files)
        var fingerprints = Fingerprints()
        buffer.appendJSON(style: .indented) { json in
            json.beginObject()
            json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.member("version", "2.1.0")
            json.list("runs") { json in
                json.object { json in
                    json.object("tool") { json in json.object("driver", appendDriver) }
                    json.member("columnKind", "unicodeCodePoints")
                    json.list("results") { json in
                        for diagnostic in diagnostics { append(diagnostic, &map, &fingerprints, into: &json) }
                    }
                }
            }
            json.endObject()
        }
        buffer.append(0x0A)
    }

    private func appendDriver(into json: inout JSONWriter) {
        json.member("name", "sheetc")
        json.member("version", version)
        json.list("rules") { json in
            for rule in rules {
                json.object { json in
                    json.member("id", rule.rule.rawValue)
                    json.object("shortDescription") { $0.member("text", rule.summary) }
                    json.object("help") { $0.member("text", rule.help) }
                    json.object("defaultConfiguration") { $0.member("level", level(rule.severity)) }
                }
            }
        }
    }

    private func append(
        _ diagnostic: Diagnostic, _ map: inout SourceMap, _ fingerprints: inout Fingerprints,
        into json: inout JSONWriter
    ) {
        let finding = diagnostic.finding
        json.beginObject()
        json.member("ruleId", finding.rule.rawValue)
        if let index = rules.firstIndex(where: { $0.rule == finding.rule }) { json.member("ruleIndex", index) }
        json.member("level", level(diagnostic.severity))
        json.object("message") { json in json.member("text", finding.details(in: &map).joined(separator: "\n")) }
        json.list("locations") { json in json.object { $0.append(physicalLocation: finding.range, &map) } }
        let related = finding.notes.filter { $0.range != nil }
        if !related.isEmpty {
            json.list("relatedLocations") { json in
                for (index, note) in related.enumerated() { json.append(related: note, index, &map) }
            }
        }
        let fingerprint = fingerprints.next(for: finding, path: map.path(of: finding.range))
        json.object("partialFingerprints") { $0.member("sheetcFinding/v1", fingerprint) }
        if let fix = finding.fix { json.list("fixes") { $0.append(fix, &map) } }
        json.endObject()
    }

    private func level(_ severity: Severity) -> String { severity == .hint ? "note" : severity.rawValue }
}

extension JSONWriter {
    fileprivate mutating func append(physicalLocation range: SourceRange, _ map: inout SourceMap) {
        let path = map.path(of: range)
        object("physicalLocation") { json in
            json.object("artifactLocation") { $0.append(uriOf: path) }
            json.object("region") { $0.append(region: range, &map) }
        }
    }

    fileprivate mutating func append(related note: Note, _ index: Int, _ map: inout SourceMap) {
        guard let range = note.range else { return }
        object { json in
            json.member("id", index)
            json.append(physicalLocation: range, &map)
            json.object("message") { $0.member("text", note.message) }
        }
    }

    fileprivate mutating func append(_ fix: FixIt, _ map: inout SourceMap) {
        object { json in
            json.object("description") { $0.member("text", fix.title) }
            json.list("artifactChanges") { json in
                for file in Set(fix.edits.map(\.range.file)).sorted() {
                    let path = map.path(of: .wholeFile(file))
                    json.object { json in
                        json.object("artifactLocation") { $0.append(uriOf: path) }
                        json.list("replacements") { json in
                            for edit in fix.edits where edit.range.file == file { json.append(edit, &map) }
                        }
                    }
                }
            }
        }
    }

    private mutating func append(_ edit: TextEdit, _ map: inout SourceMap) {
        object { json in
            json.object("deletedRegion") { $0.append(region: edit.range, &map) }
            json.object("insertedContent") { $0.member("text", edit.text) }
        }
    }

    private mutating func append(region range: SourceRange, _ map: inout SourceMap) {
        let start = map.start(of: range)
        let end = map.position(of: range.end, in: range.file)
        member("startLine", start.line)
        member("startColumn", start.column)
        member("endLine", end.line)
        member("endColumn", end.column)
        member("byteOffset", Int(range.start))
        member("byteLength", Int(max(range.start, range.end) - range.start))
    }

    /// Relative to the root of the sources; everything but letters, digits and `-._~/` is percent-encoded.
    private mutating func append(uriOf path: String) {
        var uri = ByteBuffer()
        for byte in path.percentDecoded {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: uri.append(byte)
            default:
                uri.append(0x25)
                for digit in [byte >> 4, byte & 15] { uri.append(digit + (digit < 10 ? 0x30 : 0x37)) }
            }
        }
        member("uri", String(decoding: uri.bytes, as: UTF8.self))
        member("uriBaseId", "%SRCROOT%")
    }

    fileprivate mutating func object(_ write: (inout JSONWriter) -> Void) {
        beginObject()
        write(&self)
        endObject()
    }

    fileprivate mutating func object(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
        key(name)
        object(write)
    }

    fileprivate mutating func list(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
        key(name)
        beginArray()
        write(&self)
        endArray()
    }
}
