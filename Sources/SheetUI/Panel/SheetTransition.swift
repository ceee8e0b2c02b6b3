#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    import SheetLayout
    import UIKit

    /// A controller that can be shown and hidden within an animation.
    @MainActor protocol SheetShowing: AnyObject {
        /// Before it comes: laid out, and hidden.
        func prepareToShow()
        /// At its detent.
        func show()
        /// Out of sight.
        func hide()
    }

    /// How a panel comes and goes where it is presented: as `motion` says.
    final class SheetTransition: NSObject, UIViewControllerTransitioningDelegate {
        private let motion: SheetMotion?

        init(_ motion: SheetMotion?) { self.motion = motion }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            SheetAnimator(motion?.present, .coming)
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            SheetAnimator(motion?.dismiss, .going)
        }
    }

    private final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        enum Way { case coming, going }

        private let animation: SheetAnimation?
        private let way: Way

        init(_ animation: SheetAnimation?, _ way: Way) {
            self.animation = animation
            self.way = way
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            UIViewPropertyAnimator(animation).duration
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let panel = context.viewController(forKey: way == .coming ? .to : .from)
            guard let panel, let showing = panel as? any SheetShowing else { return context.completeTransition(false) }
            if way == .coming {
                panel.view.frame = context.containerView.bounds
                panel.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                context.containerView.addSubview(panel.view)
                showing.prepareToShow()
            }
            let animator = UIViewPropertyAnimator(animation)
            animator.addAnimations { [way] in way == .coming ? showing.show() : showing.hide() }
            animator.addCompletion { [way] _ in
                if way == .going { panel.view.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            }
            animator.startAnimation()
        }
    }

    extension UIViewPropertyAnimator {
        /// What the spec does not say is the system's: its own spring where there is no animation at all, 0.3 s where only
        /// the duration is missing.
        convenience init(_ animation: SheetAnimation?) {
            guard let animation else {
                self.init(duration: 0.5, timingParameters: UISpringTimingParameters())
                return
            }
            self.init(duration: animation.duration ?? 0.3, timingParameters: animation.curve.timing)
        }
    }

    extension SheetAnimation.Curve {
        @MainActor fileprivate var timing: any UITimingCurveProvider {
            switch self {
            case .linear: UICubicTimingParameters(animationCurve: .linear)
            case .easeIn: UICubicTimingParameters(animationCurve: .easeIn)
            case .easeOut: UICubicTimingParameters(animationCurve: .easeOut)
            case .easeInOut: UICubicTimingParameters(animationCurve: .easeInOut)
            case .spring(let response, let damping): SheetSpring(response: response, damping: damping).timing
            }
        }
    }

    extension SheetSpring {
        @MainActor fileprivate var timing: UISpringTimingParameters {
            UISpringTimingParameters(
                mass: 1, stiffness: CGFloat(stiffness), damping: CGFloat(damping), initialVelocity: .zero)
        }
    }
#endif
