#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    import SheetLayout
    import UIKit

    /// A view whose height is that of a block.
    @MainActor final class SheetRuler {
        /// Id of the block.
        let block: String
        private weak var view: UIView?
        private var observation: NSKeyValueObservation?

        /// Calls `changed` when the content of a scroll view has another size. Other views are asked after each layout.
        init(_ block: String, _ view: UIView, changed: @escaping @MainActor @Sendable () -> Void) {
            self.block = block
            self.view = view
            observation = (view as? UIScrollView)?.observe(\.contentSize) { _, _ in
                MainActor.assumeIsolated { changed() }
            }
        }

        /// What the view needs at its width, in points.
        var height: Double {
            if let scrollView = view as? UIScrollView { return Double(scrollView.contentSize.height) }
            guard let view else { return 0 }
            let width = CGSize(width: view.bounds.width, height: UIView.layoutFittingCompressedSize.height)
            return Double(
                view.systemLayoutSizeFitting(
                    width, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height)
        }
    }

    /// A view as the content of a panel.
    final class SheetFilling: UIViewController {
        private let filling: UIView

        /// Of a view.
        init(_ view: UIView) {
            filling = view
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        override func loadView() { view = filling }
    }
#endif
