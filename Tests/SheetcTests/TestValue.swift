import SheetText
import SheetYAML

/// JSON, or YAML as programs see it that read the core schema.
indirect enum TestValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([TestValue])
    case object([(String, TestValue)])

    var items: [TestValue] { if case .array(let items) = self { items } else { [] } }

    var members: [(String, TestValue)] { if case .object(let members) = self { members } else { [] } }

    subscript(name: String) -> TestValue? { members.first { $0.0 == name }?.1 }

    /// Whether it is of a type that JSON Schema knows.
    func isOfType(_ type: TestValue) -> Bool {
        guard case .string(let type) = type else { return false }
        switch self {
        case .null: return type == "null"
        case .bool: return type == "boolean"
        case .number(let value): return type == "number" || type == "integer" && value == value.rounded()
        case .string: return type == "string"
        case .array: return type == "array"
        case .object: return type == "object"
        }
    }
}

extension TestValue: Equatable {
    static func == (left: TestValue, right: TestValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)):
            left.count == right.count && left.allSatisfy { name, value in right.contains { $0 == (name, value) } }
        default: false
        }
    }
}

extension TestValue {
    /// The documents of a text; nil where a program could not read it.
    static func documents(_ bytes: [UInt8]) -> [TestValue]? {
        var report = Report()
        let (_, tree) = YAMLReader(limits: YAMLLimits()).read(
            SourceFile(path: "test.yaml", bytes: bytes), index: 0, into: &report)
        let isWhole = tree.documents.allSatisfy(\.isComplete)
        guard isWhole, !report.findings.contains(where: { $0.rule == .yamlSyntax }) else { return nil }
        return tree.documents.map { document in document.root.map { TestValue(tree, $0) } ?? .null }
    }

    private init(_ tree: YAMLTree, _ index: Int) {
        let target = tree.target(index)
        switch tree.nodes[target].kind {
        case .scalar: self.init(scalar: tree, target)
        case .sequence:
            var items: [TestValue] = []
            for child in tree.children(of: target) { items.append(TestValue(tree, child)) }
            self = .array(items)
        case .mapping:
            var members: [(String, TestValue)] = []
            for entry in tree.entries(of: target) {
                members.append((tree.string(tree.target(entry.key)), TestValue(tree, entry.value)))
            }
            self = .object(members)
        case .alias: self = .null
        }
    }

    /// By the core schema's patterns.
    private init(scalar tree: YAMLTree, _ index: Int) {
        let text = tree.string(index)
        guard tree.nodes[index].style == .plain, !tree.nodes[index].isTaggedString else {
            self = .string(text)
            return
        }
        switch text {
        case "", "~", "null", "Null", "NULL": self = .null
        case "true", "True", "TRUE": self = .bool(true)
        case "false", "False", "FALSE": self = .bool(false)
        case ".inf", ".Inf", ".INF", "+.inf": self = .number(.infinity)
        case "-.inf", "-.Inf", "-.INF": self = .number(-.infinity)
        case ".nan", ".NaN", ".NAN": self = .number(.nan)
        default: self = TestValue.number(in: text).map { .number($0) } ?? .string(text)
        }
    }

    private static func number(in text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map(Double.init) }
        if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8).map(Double.init) }
        let isNumeric = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
        guard isNumeric, text.contains(where: \.isNumber) else { return nil }
        return Double(text)
    }
}
