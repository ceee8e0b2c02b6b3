/// Keeps a large value until the process ends: freeing it piece by piece takes longer than many runs do.
func keepUntilExit<Value: Sendable>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
