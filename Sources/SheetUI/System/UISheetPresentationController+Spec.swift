#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    public import SheetLayout
    public import UIKit

    extension UISheetPresentationController {
        /// Makes the sheet what its spec says, with what is known of its content; everything else is typical.
        ///
        /// To be called before the sheet is presented, and again when its content has changed. Heights are resolved in the
        /// window when the system asks for them, so they follow a rotation. A corner radius that depends on the window is
        /// known once the sheet is presented, or from `window`.
        public func apply<Sheet: SheetNames>(
            _ spec: SheetSpec<Sheet>, content: Sheet.Content = Sheet.Content(), in window: UIWindow? = nil
        ) {
            let resolution = (window ?? shownWindow).map { spec.resolve(in: SheetContext(of: $0), content: content) }
            guard shownWindow != nil else {
                set(spec, content, resolution)
                selectedDetentIdentifier = (resolution?.opening(spec.definition)?.rawValue ?? spec.definition.initial)
                    .map { .init($0) }
                return
            }
            animateChanges { set(spec, content, resolution) }
        }

        /// Moves the sheet to a detent of its spec.
        public func move(to detent: some SheetID) {
            animateChanges { selectedDetentIdentifier = .init(detent.rawValue) }
        }

        /// The detent of its spec at which the sheet rests; nil where the system chose one, or it has none of that name.
        public func detent<Sheet: SheetNames>(of spec: SheetSpec<Sheet>) -> Sheet.Detent? {
            selectedDetentIdentifier.flatMap { Sheet.Detent(rawValue: $0.rawValue) }
        }
    }

    extension UISheetPresentationController {
        /// The window that the sheet is shown in; nil before it is.
        private var shownWindow: UIWindow? { containerView?.window }

        private func set<Sheet: SheetNames>(
            _ spec: SheetSpec<Sheet>, _ content: Sheet.Content, _ resolution: SheetSpecResolution<Sheet>?
        ) {
            let sheet = spec.definition
            detents = sheet.detents.map { detent(spec, $0, content) }
            largestUndimmedDetentIdentifier = sheet.openThrough(resolution?.movement).map { .init($0) }
            prefersGrabberVisible = resolution?.values.showsGrabber ?? sheet.showsGrabber
            preferredCornerRadius = (resolution?.values.corner ?? sheet.corner?.radius.literal).map { CGFloat($0) }
            prefersScrollingExpandsWhenScrolledToEdge = sheet.contentInteraction == .resizes
            prefersEdgeAttachedInCompactHeight = sheet.compactHeight == .attached
            set(presentedViewController, sheet, resolution?.values)
        }

        private func set(_ controller: UIViewController, _ sheet: SheetDefinition, _ resolution: SheetResolution?) {
            controller.isModalInPresentation = !sheet.dismiss.allowsInteraction
            if !sheet.background.isSystem { controller.view.backgroundColor = sheet.background.uiColor }
            if let label = sheet.accessibility.label { controller.view.accessibilityLabel = label.localized }
            guard let resolution else { return }
            let height = resolution.detents.last?.value ?? 0
            if resolution.form == .floating || sheet.width != nil || sheet.maxWidth != nil {
                controller.preferredContentSize = CGSize(width: resolution.width, height: height)
                widthFollowsPreferredContentSizeWhenEdgeAttached = true
            }
        }

        /// A detent by its id, resolved in the window whenever the system asks. The system's own `medium` and `large` are
        /// left to it where nothing else bounds them.
        private func detent<Sheet: SheetNames>(
            _ spec: SheetSpec<Sheet>, _ detent: SheetDetent, _ content: Sheet.Content
        ) -> Detent {
            .custom(identifier: .init(detent.id)) { [weak self] context in
                guard let window = self?.shownWindow else { return context.maximumDetentValue }
                let values = spec.resolve(in: SheetContext(of: window), content: content).values
                guard let found = values.detents.first(where: { $0.id == detent.id }) else { return nil }
                if let own = found.systemDetent(of: detent) { return own.uiDetent.resolvedValue(in: context) }
                return CGFloat(found.value)
            }
        }
    }

    extension SheetSystemDetent {
        @MainActor fileprivate var uiDetent: UISheetPresentationController.Detent {
            switch self {
            case .medium: .medium()
            case .large: .large()
            }
        }
    }
#endif
