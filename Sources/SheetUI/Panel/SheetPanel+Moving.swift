#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    public import SheetLayout
    public import UIKit

    extension SheetPanel {
        /// Shows the panel in a parent that fills the window, for as long as it is not closed. Touches beside the panel
        /// reach the parent as far as `interaction` says.
        public func embed(in parent: UIViewController, animated: Bool = false) {
            parent.addChild(self)
            view.frame = parent.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.view.addSubview(view)
            didMove(toParent: parent)
            prepareToShow()
            guard animated else { return show() }
            animate(spec.definition.motion?.present) { $0.show() }
        }

        /// Moves to a detent; to none that is inactive in this window.
        public func move(to detent: Sheet.Detent, animated: Bool = true) {
            guard let resolution, let height = resolution.total(of: detent) else { return }
            let isNew = self.detent != detent
            self.detent = detent
            if animated {
                animate(spec.definition.motion?.change) { $0.place(at: height) }
            } else {
                place(at: height)
            }
            guard isNew else { return }
            callbacks.detentChanged?(detent)
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }

        /// Closes the panel, whether it is presented or embedded.
        public func close(animated: Bool = true) {
            guard parent != nil else {
                // Else the second of two would close what presents it.
                guard !isBeingDismissed else { return }
                presentingViewController?.dismiss(animated: animated)
                return
            }
            guard isShown else { return }
            guard animated else { return leave() }
            let animator = animate(spec.definition.motion?.dismiss) { $0.hide() }
            animator.addCompletion { [weak self] _ in self?.leave() }
        }

        private func leave() {
            isShown = false
            willMove(toParent: nil)
            view.removeFromSuperview()
            removeFromParent()
            callbacks.dismissed?()
        }

        @discardableResult
        func animate(
            _ animation: SheetAnimation?, _ change: @escaping @MainActor (SheetPanel) -> Void
        ) -> UIViewPropertyAnimator {
            let animator = UIViewPropertyAnimator(animation)
            animator.addAnimations { [weak self] in
                guard let self else { return }
                change(self)
            }
            animator.startAnimation()
            return animator
        }
    }

    extension SheetPanel: SheetShowing {
        /// Whether it fades, and does not slide: Reduce Motion takes the way out of every transition.
        private var transitionStyle: SheetMotion.Transition {
            UIAccessibility.isReduceMotionEnabled ? .fade : spec.definition.motion?.transition ?? .slide
        }

        func prepareToShow() {
            view.layoutIfNeeded()
            hide()
        }

        func show() {
            isShown = true
            panelView.setOpacity(1)
            place(at: restingHeight)
            if view.accessibilityViewIsModal { UIAccessibility.post(notification: .screenChanged, argument: view) }
        }

        func hide() {
            isShown = false
            panelView.setOpacity(transitionStyle == .slide ? 1 : 0)
            let still = height > 0 ? height : restingHeight
            place(at: transitionStyle == .fade ? still : 0)
        }
    }

    extension SheetPanel {
        /// A tap beside the panel.
        func dimTapped() { if spec.definition.dismiss.tap { close() } }

        /// A step of the grabber, by an assistive technology.
        func step(_ direction: SheetDirection) {
            guard let detent, let next = resolution?.movement?.next(direction, from: detent.rawValue) else { return }
            if let stop = Sheet.Detent(rawValue: next.id) { move(to: stop) }
        }

        /// Whether a drag that is about to begin is the sheet's.
        func begins(_ pan: UIPanGestureRecognizer) -> Bool {
            guard let movement = resolution?.movement else { return false }
            let velocity = pan.velocity(in: view)
            guard velocity.y.magnitude >= velocity.x.magnitude else { return false }
            let direction: SheetDirection = velocity.y < 0 ? .up : .down
            return movement.follows(panelView.touch(at: pan.location(in: view)), direction, at: height)
        }

        /// The sheet follows the finger, and comes to rest or is closed when it lets go.
        func drag(_ pan: UIPanGestureRecognizer) {
            guard let resolution, let detent else { return }
            let translation = Double(pan.translation(in: view).y)
            isDragged = pan.state == .began || pan.state == .changed
            switch pan.state {
            case .changed:
                if let height = resolution.height(from: detent, translation: translation) { place(at: height) }
            case .ended:
                let velocity = Double(pan.velocity(in: view).y)
                settle(resolution.settle(from: detent, translation: translation, velocity: velocity))
            case .cancelled, .failed: settle(.detent(detent))
            default: break
            }
        }

        private func settle(_ rest: SheetRest<Sheet.Detent>?) {
            switch rest {
            case .detent(let detent): move(to: detent)
            case .dismissed: close()
            case nil: break
            }
        }
    }
#endif
