/// Stands in for the name of a method, for `#selector` on Linux.
public struct Selector: Hashable, Sendable {
    public init(_ name: String) {}
}
