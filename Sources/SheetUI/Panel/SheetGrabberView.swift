#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    import SheetLayout
    import UIKit

    /// The handle at the top of a panel; assistive technologies move the sheet with it.
    final class SheetGrabberView: UIView {
        /// Moves the sheet by a stop.
        var step: (SheetDirection) -> Void = { _ in }

        /// Whether there is another stop to move to.
        var canStep = false {
            didSet {
                isAccessibilityElement = canStep
                accessibilityTraits = canStep ? .adjustable : .none
            }
        }

        /// Where a finger takes hold of it, in the panel: 44 points high and wide at least.
        var reach: CGRect {
            frame.insetBy(dx: min(0, (frame.width - 44) / 2), dy: min(0, (frame.height - 44) / 2))
        }

        override func accessibilityIncrement() { step(.up) }

        override func accessibilityDecrement() { step(.down) }
    }

    /// Lets a drag begin on the panel, and has what scrolls in it wait for that.
    final class SheetDragDelegate: NSObject, UIGestureRecognizerDelegate {
        /// Whether a drag that is about to begin is the sheet's.
        var begins: @MainActor (UIPanGestureRecognizer) -> Bool = { _ in false }

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
            return begins(pan)
        }

        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            other is UIPanGestureRecognizer && other.view is UIScrollView
        }
    }
#endif
