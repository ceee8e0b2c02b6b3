#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    public import SheetLayout

    /// What a sheet tells the app: only what its spec declares in `events` can be asked for.
    public struct SheetCallbacks<Sheet: SheetNames> {
        /// After it is gone, however that came about.
        var dismissed: (() -> Void)?
        /// When it has come to rest at another detent.
        var detentChanged: ((Sheet.Detent) -> Void)?
        /// With the height on screen in points, while it moves too.
        var heightChanged: ((Double) -> Void)?

        /// Nothing is asked for.
        public init() {}

        /// What `fill` asks for: `.init { $0.onDismiss = reload }`.
        public init(_ fill: (inout SheetCallbacks) -> Void) {
            fill(&self)
        }
    }

    extension SheetCallbacks where Sheet: SheetDismissEvent {
        /// Called once the sheet is gone, however that came about.
        public var onDismiss: (() -> Void)? {
            get { dismissed }
            set { dismissed = newValue }
        }
    }

    extension SheetCallbacks where Sheet: SheetDetentChangeEvent {
        /// Called when the sheet has come to rest at another detent.
        public var onDetentChange: ((Sheet.Detent) -> Void)? {
            get { detentChanged }
            set { detentChanged = newValue }
        }
    }

    extension SheetCallbacks where Sheet: SheetHeightChangeEvent {
        /// Called with the height on screen in points whenever it changes, while a finger is on the sheet too.
        public var onHeightChange: ((Double) -> Void)? {
            get { heightChanged }
            set { heightChanged = newValue }
        }
    }
#endif
