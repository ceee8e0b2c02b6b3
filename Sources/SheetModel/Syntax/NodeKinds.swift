import SheetYAML

/// What a node is. Comparing kinds by `==` would be a call into another module.
extension YAMLNode {
    var isScalar: Bool { if case .scalar = kind { true } else { false } }
    var isSequence: Bool { if case .sequence = kind { true } else { false } }
    var isMapping: Bool { if case .mapping = kind { true } else { false } }
    var isAlias: Bool { if case .alias = kind { true } else { false } }

    var isPlain: Bool { if case .plain = style { true } else { false } }
    var isFlow: Bool { if case .flow = style { true } else { false } }
    var isSingleQuoted: Bool { if case .singleQuoted = style { true } else { false } }
    var isDoubleQuoted: Bool { if case .doubleQuoted = style { true } else { false } }
    var isLiteral: Bool { if case .literal = style { true } else { false } }
    var isFolded: Bool { if case .folded = style { true } else { false } }
}
