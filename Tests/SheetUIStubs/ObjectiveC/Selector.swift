/// Stands in for the name of a method, for `#selector` on Linux.
public struct Selector {
    // The compiler makes one of a pointer.
    var pointer: OpaquePointer
}
