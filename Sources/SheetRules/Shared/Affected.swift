import SheetLayout
import SheetText

/// The contexts that a finding concerns, each with a number of points where numbers decide.
struct Affected {
    private(set) var entries: [(context: Int, points: Double)] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ context: Int, _ points: Double = 0) { entries.append((context, points)) }

    /// Most points first; in matrix order where they are equal.
    var worstFirst: [(context: Int, points: Double)] {
        entries.enumerated()
            .sorted { ($1.element.points, $0.offset) < ($0.element.points, $1.offset) }
            .map(\.element)
    }

    /// The context with the most points.
    var worst: (context: Int, points: Double)? {
        entries.max { ($0.points, $1.context) < ($1.points, $0.context) }
    }
}

extension ResolvedSheet {
    /// Ids of the contexts, worst first: what a finding carries.
    func ids(_ affected: Affected) -> [String] { affected.worstFirst.map { contexts[$0.context].id } }

    /// `2 of 4 contexts: iphone-se-3 99.5, ipad-air-11-m3 56.5`; nothing where the project has but one.
    /// The numbers are left out where there are none, and turned round where worse is lower.
    func note(_ affected: Affected, negated: Bool = false) -> [Note] {
        guard contexts.count > 1 else { return [] }
        let most = 6
        var list: [String] = []
        for entry in affected.worstFirst.prefix(most) {
            let points = negated ? -entry.points : entry.points
            list.append(points == 0 ? names[entry.context] : "\(names[entry.context]) \(points.text)")
        }
        let count = affected.entries.count
        if count > most { list.append("\(count - most) more") }
        return [Note("\(count) of \(contexts.count) contexts: \(list.joined(separator: ", "))")]
    }
}

/// Contexts by what they were found to have: a detent, a place.
struct Grouped<Key: Hashable> {
    private(set) var groups: [(key: Key, contexts: Affected)] = []
    private var places: [Key: Int] = [:]

    var isEmpty: Bool { groups.isEmpty }

    mutating func add(_ key: Key, _ context: Int, _ points: Double = 0) {
        let place = places[key] ?? groups.endIndex
        if place == groups.endIndex {
            groups.append((key, Affected()))
            places[key] = place
        }
        groups[place].contexts.add(context, points)
    }
}
