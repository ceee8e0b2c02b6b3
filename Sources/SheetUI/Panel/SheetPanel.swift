#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    public import SheetLayout
    public import UIKit

    /// A sheet that the app draws itself: `presentation: custom`.
    ///
    /// Present it, and it is modal; `embed(in:)` it, and what lies behind stays in use as far as its spec says. Fill it
    /// with a view or a controller, or subclass it and add to `contentView` in `viewDidLoad`. It stands in a full window:
    /// every height, the dim and where a drag ends come from `SheetLayout`.
    open class SheetPanel<Sheet: SheetNames>: UIViewController {
        /// What it is.
        public let spec: SheetSpec<Sheet>
        /// What it tells the app.
        public var callbacks: SheetCallbacks<Sheet>
        /// What is known of its content; a change is applied once it has settled for the spec's `debounce`.
        public var measured: Sheet.Content { didSet { if measured != oldValue { contentChanged() } } }
        /// What it is in its window; nil until it is in one.
        public internal(set) var resolution: SheetSpecResolution<Sheet>?
        /// The detent at which it rests; nil until it is shown.
        public internal(set) var detent: Sheet.Detent?
        /// Its height on screen in points, also while it moves.
        public internal(set) var height = 0.0

        let panelView = SheetPanelView()
        let dragDelegate = SheetDragDelegate()
        let filling: UIViewController?
        /// Views whose heights are those of blocks.
        var rulers: [SheetRuler] = []
        /// Heights by the ids of blocks, from `rulers` and from SwiftUI.
        var heights: [String: SheetMeasurement] = [:]
        /// The window's, for which `resolution` is.
        var context: SheetContext?
        var placement: SheetPlacement?
        /// False before it comes and after it goes.
        var isShown = false
        /// While a finger is on it.
        var isDragged = false
        var settling: Task<Void, Never>?
        private let transition: SheetTransition
        private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(dragged))

        /// With a controller's view as its content; without one, for a subclass to fill.
        public init(
            _ spec: SheetSpec<Sheet>, content controller: UIViewController? = nil,
            measured: Sheet.Content = Sheet.Content(), callbacks fill: (inout SheetCallbacks<Sheet>) -> Void = { _ in }
        ) {
            self.spec = spec
            self.measured = measured
            callbacks = SheetCallbacks(fill)
            filling = controller
            transition = SheetTransition(spec.definition.motion)
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .custom
            transitioningDelegate = transition
        }

        /// With a view as its content.
        public convenience init(
            _ spec: SheetSpec<Sheet>, content view: UIView, measured: Sheet.Content = Sheet.Content(),
            callbacks fill: (inout SheetCallbacks<Sheet>) -> Void = { _ in }
        ) {
            self.init(spec, content: SheetFilling(view), measured: measured, callbacks: fill)
        }

        /// A panel is made of a spec, not of an archive.
        @available(*, unavailable) public required init?(coder: NSCoder) { nil }

        /// Where the content goes: between header and footer, inside the insets.
        public var contentView: UIView { panelView.content }

        /// Where the header goes, as high as the spec says.
        public var headerView: UIView { panelView.header }

        /// Where the footer goes, above the bottom inset.
        public var footerView: UIView { panelView.footer }

        open override func loadView() { view = panelView }

        open override func viewDidLoad() {
            super.viewDidLoad()
            panelView.decorate(spec.definition)
            panelView.dim.addAction(UIAction { [weak self] _ in self?.dimTapped() }, for: .touchUpInside)
            panelView.grabber.step = { [weak self] direction in self?.step(direction) }
            dragDelegate.begins = { [weak self] pan in self?.begins(pan) ?? false }
            pan.delegate = dragDelegate
            panelView.surface.addGestureRecognizer(pan)
            fill()
        }

        open override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            refresh()
            contentView.layoutIfNeeded()
            noteRulers()
        }

        open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            refresh()
        }

        open override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed { callbacks.dismissed?() }
        }

        /// The two-finger scrub of VoiceOver closes what a person may close.
        open override func accessibilityPerformEscape() -> Bool {
            guard spec.definition.dismiss.drag || spec.definition.dismiss.tap else { return false }
            close()
            return true
        }

        @objc private func dragged() { drag(pan) }
    }
#endif
