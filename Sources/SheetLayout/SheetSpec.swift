/// A sheet with names that the compiler checks: what generated code offers an app.
///
/// `Sheets.coupons.resolve(in: context, content: .init(rows: 3)).total(of: .collapsed)`
public struct SheetSpec<Sheet: SheetNames>: Hashable, Sendable {
    /// The sheet as plain values.
    public let definition: SheetDefinition

    /// Of a sheet whose detents and blocks are the names of `Sheet`.
    public init(_ definition: SheetDefinition) { self.definition = definition }

    /// What the sheet is in a context, with what is known of its content; everything else is typical.
    public func resolve(in context: SheetContext, content: Sheet.Content = Sheet.Content()) -> SheetSpecResolution<
        Sheet
    > {
        resolve(in: context, measured: content.measured)
    }

    /// What the sheet is in a context, with what was measured by the ids of its blocks; everything else is typical.
    public func resolve(in context: SheetContext, measured: [String: SheetMeasurement]) -> SheetSpecResolution<Sheet> {
        SheetSpecResolution(definition, SheetResolver(definition).resolve(in: context, measured: measured))
    }
}

/// The names of one sheet. Generated code conforms.
public protocol SheetNames {
    /// Where it rests, by the ids of its detents.
    associatedtype Detent: SheetID
    /// The ids of its blocks.
    associatedtype Block: SheetID
    /// What an app may say of its content.
    associatedtype Content: SheetContent
}

/// The names of a sheet that has `dismiss` among its `events`: it may be asked to tell of its end.
public protocol SheetDismissEvent: SheetNames {}

/// The names of a sheet that has `detentChange` among its `events`: it may be asked to tell where it rests.
public protocol SheetDetentChangeEvent: SheetNames {}

/// The names of a sheet that has `heightChange` among its `events`: it may be asked to tell how high it stands.
public protocol SheetHeightChangeEvent: SheetNames {}

/// An id of a spec as a case.
public protocol SheetID: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

/// What an app knows of a sheet's content: an optional count or height for each block that is measured at run time.
public protocol SheetContent: Hashable, Sendable {
    /// Nothing is known.
    init()
    /// By the ids of the blocks about which something is known.
    var measured: [String: SheetMeasurement] { get }
}

/// The ids of a sheet that has none.
public enum SheetNoID: SheetID {
    /// There is no such id.
    public init?(rawValue: String) { nil }

    /// Never asked for.
    public var rawValue: String { switch self {} }
}

/// The content of a sheet of which nothing is measured.
public struct SheetFixedContent: SheetContent {
    /// Nothing is known, and nothing needs to be.
    public init() {}

    /// Always empty.
    public var measured: [String: SheetMeasurement] { [:] }
}
