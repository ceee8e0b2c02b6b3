import SheetLayout
package import SheetText

/// Links located sheets and tokens: names, bases, slots, tokens, defaults.
///
/// Making one is serial: it collects what sheets know of each other. `sheet(at:)` may then be called from several
/// threads, and `project(from:into:)` puts the results together.
package struct Linker: Sendable {
    private let table: SheetTable
    private let colors: ColorScope
    private let lengths: LengthScope
    private let tokenState: LinkState
    private let options: LinkOptions
    private let isComplete: Bool
    /// The sheets that others extend, by place.
    private var bases: [Int: LinkedUnit] = [:]

    /// Reads the tables, and links the sheets that others extend. `files` are in path order.
    package init(_ files: [SyntaxFile], options: LinkOptions) {
        table = SheetTable(files, options)
        let tokens = TokenLinker(files, options)
        colors = tokens.colors
        lengths = tokens.lengths
        tokenState = tokens.state
        self.options = options
        isComplete = !files.contains { $0.hidesDocuments || $0.hidesTokens }
        linkBases()
    }

    /// How many sheets there are, also such that are checked only.
    package var count: Int { table.units.count }

    /// Links a sheet: the sheets' places are in the order of the sources.
    package func sheet(at place: Int) -> LinkedUnit { bases[place] ?? link(place) }

    /// The project, with what was found in the tables, the tokens and the sheets.
    package func project(from units: [LinkedUnit], into report: inout Report) -> LinkedProject {
        var project = LinkedProject(profile: options.profile)
        report.add(contentsOf: table.report)
        report.add(contentsOf: tokenState.report)
        for place in units.indices { report.add(contentsOf: units[place].state.report) }
        project.sheets = sorted(units)
        project.tokens = tokenTable(usedBy: units)
        return project
    }

    /// The sheets by the bytes of their ids.
    private func sorted(_ units: [LinkedUnit]) -> [LinkedSheet] {
        var sheets: [LinkedSheet] = []
        sheets.reserveCapacity(units.count)
        for place in units.indices { if let sheet = units[place].sheet { sheets.append(sheet) } }
        sheets.sort { $0.id.bytesPrecede($1.id) }
        return sheets
    }

    private mutating func linkBases() {
        guard !table.order.isEmpty else { return }
        var isBase = [Bool](repeating: false, count: table.units.count)
        for unit in table.units {
            if case .sheet(let base) = unit.base { isBase[base] = true }
        }
        for place in table.order where isBase[place] { bases[place] = link(place) }
    }

    private func link(_ place: Int) -> LinkedUnit {
        let unit = table.units[place]
        var values = ValueLinker(colors: colors, lengths: lengths)
        var inheritance = Inheritance(
            record: unit.syntax.record, slots: unit.syntax.slots, extensions: unit.syntax.extensions)
        values.link(&inheritance.record)
        for index in inheritance.slots.indices {
            let blocks = inheritance.slots[index].blocks
            guard let content = values.linked(blocks.content, blocks.range) else { continue }
            inheritance.slots[index].blocks.content = content
        }
        inheritance.state = values.state
        if !unit.syntax.isSound { inheritance.state.isSound = false }
        switch unit.base {
        case .none: break
        case .missing: inheritance.isBaseSound = false
        case .sheet(let base):
            if let linked = bases[base] {
                inheritance.extend(linked.inheritance, id: table.units[base].syntax.id?.value ?? "")
            } else {
                inheritance.isBaseSound = false
            }
        }
        return LinkedUnit(unit, inheritance, lengths, options)
    }
}

extension String {
    /// Whether its bytes come first.
    fileprivate func bytesPrecede(_ other: String) -> Bool {
        utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { own.lexicographicallyPrecedes($0) }
        }.flatMap { $0 } ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}

/// Links a whole project on one thread.
package func link(_ files: [SyntaxFile], options: LinkOptions, into report: inout Report) -> LinkedProject {
    let linker = Linker(files, options: options)
    let units = (0..<linker.count).map { linker.sheet(at: $0) }
    return linker.project(from: units, into: &report)
}

extension Linker {
    private func tokenTable(usedBy units: [LinkedUnit]) -> TokenTable {
        var tokens = TokenTable()
        tokens.colors = colors.tokens.compactMap { token in
            token.linked.map {
                Token(path: token.path.value, range: token.path.range, value: $0.color, syntax: token.syntax)
            }
        }
        tokens.lengths = lengths.tokens.compactMap { token in
            token.points.map { Token(path: token.path.value, range: token.path.range, value: $0) }
        }
        tokens.colors.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        tokens.lengths.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        if isComplete, units.indices.allSatisfy({ units[$0].isSound }) { tokens.unused = unusedTokens(units) }
        return tokens
    }

    private func unusedTokens(_ units: [LinkedUnit]) -> [Located<String>] {
        var isColorUsed = [Bool](repeating: false, count: colors.tokens.count)
        var isLengthUsed = [Bool](repeating: false, count: lengths.tokens.count)
        for place in tokenState.usedColors { isColorUsed[place] = true }
        for place in tokenState.usedLengths { isLengthUsed[place] = true }
        for unit in units.indices {
            for place in units[unit].state.usedColors { isColorUsed[place] = true }
            for place in units[unit].state.usedLengths { isLengthUsed[place] = true }
        }
        let unused =
            colors.tokens.indices.filter { !isColorUsed[$0] && colors.tokens[$0].countsUse }.map {
                colors.tokens[$0].path
            }
            + lengths.tokens.indices.filter { !isLengthUsed[$0] && lengths.tokens[$0].countsUse }
            .map { lengths.tokens[$0].path }
        return unused.sorted { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }
    }
}
