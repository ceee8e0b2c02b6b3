package import SheetLayout

/// The colours of the system by name, with the values they have on a sheet.
package enum SystemColors {
    /// The names, each once, in the order of the data.
    package static let names: [String] = {
        var seen: Set<String> = []
        return rows.map(\.name).filter { seen.insert($0).inserted }
    }()

    /// The values of a name on a system: of the row that holds it, else of the newest earlier one; nil for a name
    /// that the system does not have.
    package static func color(_ name: String, on profile: SheetProfile) -> SystemColorRow? {
        guard let indices = index[name] else { return nil }
        let version = profile.majorVersion
        var best: SystemColorRow?
        for row in indices.lazy.map({ rows[$0] }) where row.systems.lowerBound <= version {
            if row.systems.contains(version) { return row }
            if row.systems.upperBound > best?.systems.upperBound ?? 0 { best = row }
        }
        return best
    }

    /// True for the names that have a value.
    package static func contains(_ name: String) -> Bool { index[name] != nil }

    private static let index: [String: [Int]] = Dictionary(grouping: rows.indices) { rows[$0].name }
}

extension SheetProfile {
    /// The system's version.
    package var majorVersion: Int {
        switch self {
        case .ios18: 18
        case .ios26: 26
        }
    }
}
