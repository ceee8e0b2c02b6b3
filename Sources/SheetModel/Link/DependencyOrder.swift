import SheetText

/// That something needs another thing first.
struct Dependency {
    /// Its place in the list.
    var target: Int
    /// Where it is named.
    var range: SourceRange

    init(on target: Int, range: SourceRange) {
        self.target = target
        self.range = range
    }
}

/// An order in which things can be made that need each other.
struct DependencyOrder {
    /// What is needed comes first. What is in a ring, or needs one, is left out.
    var sorted: [Int] = []
    var cycles: [Cycle] = []

    /// A ring: its members from the earliest on, and where that one names the next.
    struct Cycle {
        var members: [Int]
        var range: SourceRange
    }
}

/// Orders things by what each needs. Works without recursion, since chains may be as long as the sources are.
func dependencyOrder(_ needs: [[Dependency]]) -> DependencyOrder {
    enum Mark { case new, open, sound, broken }
    var order = DependencyOrder()
    order.sorted.reserveCapacity(needs.count)
    var marks = [Mark](repeating: .new, count: needs.count)
    var path: [(node: Int, next: Int)] = []
    for start in needs.indices where marks[start] == .new {
        path.append((start, 0))
        marks[start] = .open
        while let (node, next) = path.last {
            guard next < needs[node].count else {
                let isSound = needs[node].allSatisfy { marks[$0.target] == .sound }
                marks[node] = isSound ? .sound : .broken
                if isSound { order.sorted.append(node) }
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let target = needs[node][next].target
            switch marks[target] {
            case .new:
                marks[target] = .open
                path.append((target, 0))
            case .open:
                let ring = path.drop { $0.node != target }.map { ($0.node, needs[$0.node][$0.next - 1].range) }
                order.cycles.append(DependencyOrder.Cycle(fromEarliest: ring))
            case .sound, .broken: break
            }
        }
    }
    return order
}

extension DependencyOrder.Cycle {
    fileprivate init(fromEarliest ring: [(node: Int, range: SourceRange)]) {
        let first = ring.indices.min { ring[$0].node < ring[$1].node } ?? 0
        let turned = ring[first...] + ring[..<first]
        members = turned.map(\.node)
        range = ring[first].range
    }
}
