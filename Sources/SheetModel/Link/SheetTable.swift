import SheetText

/// All sheets of a project: which id means which, and what each extends.
struct SheetTable: Sendable {
    /// In the order of the sources, also those that are not linked.
    private(set) var units: [Unit] = []
    /// Places in `units` by id; of two sheets with one id, the earlier.
    private(set) var index: [String: Int] = [:]
    private(set) var report = Report()
    /// Bases before what extends them; sheets in rings are left out.
    private(set) var order: [Int] = []
    /// True where ids may be declared in what could not be read.
    private var isIncomplete = false

    /// A sheet as written, and what the table knows of it.
    struct Unit: Sendable {
        var syntax: SheetSyntax
        var file: UInt32
        /// False for a sheet without an id, and for the later one of two with one id.
        var isLinked = true
        var base = Base.none
    }

    /// What a sheet extends.
    enum Base: Sendable {
        case none
        case sheet(Int)
        /// It is not there, or there is a ring on the way to it.
        case missing
    }

    init(_ files: [SyntaxFile], _ options: LinkOptions) {
        let count = files.reduce(0) { $0 + $1.sheets.count }
        units.reserveCapacity(count)
        index.reserveCapacity(count)
        isIncomplete = files.contains { $0.hidesDocuments }
        for file in files {
            for sheet in file.sheets { add(Unit(syntax: sheet, file: file.index)) }
        }
        if options.files == .fileForEachSheet || !areNamesDistinct { checkNames(options) }
        linkBases()
    }

    private mutating func add(_ unit: Unit) {
        var unit = unit
        if let id = unit.syntax.id {
            if let first = index[id.value] {
                unit.isLinked = false
                if let other = units[first].syntax.id { report.add(.duplicateSheet(id, first: other)) }
            } else {
                index[id.value] = units.count
            }
        } else {
            unit.isLinked = false
            isIncomplete = true
        }
        units.append(unit)
    }

    /// True where all sheets are sure to have names of their own in Swift: types differ only where constants do.
    private var areNamesDistinct: Bool {
        var prints = NamePrints()
        for place in units.indices where units[place].isLinked {
            if let id = units[place].syntax.id { prints.add(id.value, asType: true) }
        }
        return prints.areDistinct()
    }

    private mutating func checkNames(_ options: LinkOptions) {
        var values: [String: Int] = [:]
        var types: [String: Int] = [:]
        var files: [String: Int] = [:]
        values.reserveCapacity(units.count)
        types.reserveCapacity(units.count)
        for (place, unit) in units.enumerated() {
            guard unit.isLinked, let id = unit.syntax.id else { continue }
            let name = SwiftName(for: id.value)
            if let other = values[name.value], let first = units[other].syntax.id {
                report.add(.swiftNameCollision(id, first: first, name: name.value))
            } else if let other = types[name.type], let first = units[other].syntax.id {
                report.add(.swiftNameCollision(id, first: first, name: name.type))
            } else if options.files == .fileForEachSheet, let other = files[name.type.lowercased()],
                let first = units[other].syntax.id
            {
                report.add(.fileNameCollision(id, first: first))
            }
            values[name.value] = values[name.value] ?? place
            types[name.type] = types[name.type] ?? place
            if options.files == .fileForEachSheet {
                files[name.type.lowercased()] = files[name.type.lowercased()] ?? place
            }
        }
    }

    private mutating func linkBases() {
        var needs = [[Dependency]](repeating: [], count: units.count)
        var isNeeded = false
        var spellings: Spellings?
        for place in units.indices {
            guard let extended = units[place].syntax.record[.extends], case .text(let name) = extended.content else {
                continue
            }
            guard let base = index[name] else {
                units[place].base = .missing
                guard !isIncomplete else { continue }
                let known = spellings ?? Spellings(units.lazy.compactMap { $0.syntax.id?.value })
                spellings = known
                report.add(.unknownSheet(name, at: extended.range, among: known))
                continue
            }
            units[place].base = .sheet(base)
            needs[place] = [Dependency(on: base, range: extended.range)]
            isNeeded = true
        }
        guard isNeeded else { return }
        let dependencies = dependencyOrder(needs)
        for cycle in dependencies.cycles {
            report.add(.cyclicExtends(cycle.members.map { units[$0].syntax.id?.value ?? "" }, at: cycle.range))
        }
        order = dependencies.sorted
        var isInOrder = [Bool](repeating: false, count: units.count)
        for place in order { isInOrder[place] = true }
        for place in units.indices where !isInOrder[place] { units[place].base = .missing }
    }
}

extension Finding {
    fileprivate static func duplicateSheet(_ id: Located<String>, first: Located<String>) -> Finding {
        Finding(
            .duplicateSheet, at: id.range, "there are two sheets \"\(id.value)\"",
            notes: [Note("the first is declared here", at: first.range)])
    }

    fileprivate static func swiftNameCollision(
        _ id: Located<String>, first: Located<String>, name: String
    ) -> Finding {
        Finding(
            .nameCollision, at: id.range,
            "the sheets \"\(first.value)\" and \"\(id.value)\" are both \"\(name)\" in Swift",
            notes: [Note("\"\(first.value)\" is declared here", at: first.range)])
    }

    fileprivate static func fileNameCollision(_ id: Located<String>, first: Located<String>) -> Finding {
        Finding(
            .nameCollision, at: id.range,
            "the sheets \"\(first.value)\" and \"\(id.value)\" have one file name where letter case does not count",
            notes: [Note("\"\(first.value)\" is declared here", at: first.range)],
            help: "rename one of them, or write one file: `swift: {files: one}`")
    }

    fileprivate static func unknownSheet(_ name: String, at range: SourceRange, among ids: Spellings) -> Finding {
        Finding(
            .unknownSheet, at: range, "there is no sheet \"\(name)\" to extend\(suggestion(name, among: ids))")
    }

    fileprivate static func cyclicExtends(_ ring: [String], at range: SourceRange) -> Finding {
        Finding(.cyclicExtends, at: range, "sheets extend each other in a ring: \(ringText(ring))")
    }
}
