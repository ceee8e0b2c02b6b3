#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    import SheetLayout
    import UIKit

    /// The window-wide view of a panel: the dim, and the panel with its shadows, grabber, header, content and footer.
    final class SheetPanelView: UIView {
        /// What takes taps beside the panel. It is opaque to touches also where nothing is darkened.
        let dim = UIControl()
        /// What darkens the window behind the panel.
        let shade = UIView()
        /// The panel itself, clipped to its corners.
        let surface = UIView()
        let grabber = SheetGrabberView()
        let header = UIView()
        let content = UIView()
        let footer = UIView()
        private var shadows: [UIView] = []
        private var shadowedCorners: UIRectCorner = [.topLeft, .topRight]

        /// The radius of a panel whose spec leaves the corner to the system.
        private static let systemRadius = 10.0

        /// What the spec says that is the same in every window.
        func decorate(_ sheet: SheetDefinition) {
            shade.backgroundColor = sheet.dim.color.uiColor
            shade.isUserInteractionEnabled = false
            dim.addSubview(shade)
            dim.isAccessibilityElement = false
            surface.backgroundColor = sheet.background.uiColor
            surface.accessibilityLabel = sheet.accessibility.label?.localized
            surface.accessibilityContainerType = .semanticGroup
            surface.layer.masksToBounds = true
            surface.layer.cornerCurve = sheet.corner?.curve == .circular ? .circular : .continuous
            grabber.backgroundColor = sheet.grabber.color?.uiColor ?? .tertiaryLabel
            grabber.accessibilityLabel = sheet.accessibility.grabberLabel?.localized
            if sheet.corner?.corners == .all {
                shadowedCorners = .allCorners
            } else {
                surface.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            }
            shadows = sheet.shadow.map { _ in UIView() }
            for shadow in shadows { shadow.isUserInteractionEnabled = false }
            for view in [dim] + shadows + [surface] { addSubview(view) }
            for view in [content, header, footer, grabber] { surface.addSubview(view) }
        }

        /// Puts everything where it is at a height.
        func place(_ placement: SheetPlacement, at height: Double) {
            let radius = CGFloat(placement.cornerRadius ?? SheetPanelView.systemRadius)
            dim.frame = bounds
            shade.frame = dim.bounds
            surface.frame = frame(placement.panel(at: height), in: self)
            surface.layer.cornerRadius = radius
            header.frame = frame(placement.header, in: surface)
            content.frame = frame(placement.content(at: height), in: surface)
            footer.frame = frame(placement.footer(at: height), in: surface)
            grabber.isHidden = placement.grabber == nil
            if let handle = placement.grabber { grabber.frame = frame(handle, in: surface) }
            grabber.layer.cornerRadius = grabber.bounds.height / 2
            for (view, shadow) in zip(shadows, placement.shadows) { place(view, shadow, radius) }
        }

        private func place(_ view: UIView, _ shadow: SheetShadowOnScreen, _ radius: CGFloat) {
            view.frame = surface.frame
            view.layer.shadowColor = shadow.color.uiColor.resolvedColor(with: traitCollection).cgColor
            view.layer.shadowOpacity = Float(shadow.opacity)
            view.layer.shadowOffset = CGSize(width: shadow.x, height: shadow.y)
            view.layer.shadowRadius = CGFloat(shadow.radius)
            let corners = CGSize(width: radius, height: radius)
            let path = UIBezierPath(roundedRect: view.bounds, byRoundingCorners: shadowedCorners, cornerRadii: corners)
            view.layer.shadowPath = path.cgPath
        }

        /// Of the panel with its shadows, from 0 to 1.
        func setOpacity(_ opacity: Double) { for view in shadows + [surface] { view.alpha = CGFloat(opacity) } }

        /// Touches beside the panel that the dim does not take belong to what lies behind.
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }

        /// A rectangle with its `x` from the leading edge as a frame in a view.
        private func frame(_ rect: SheetRect, in view: UIView) -> CGRect {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x = isMirrored ? Double(view.bounds.width) - rect.x - rect.width : rect.x
            return CGRect(x: x, y: rect.y, width: rect.width, height: rect.height)
        }
    }

    extension SheetPanelView {
        /// What a finger at a point lands on.
        func touch(at point: CGPoint) -> SheetTouch {
            let place = convert(point, to: surface)
            if !grabber.isHidden, grabber.reach.contains(place) { return .grabber }
            if header.frame.contains(place) { return .header }
            guard let scrollView = hitTest(point, with: nil)?.enclosingScrollView(below: surface) else {
                return .content
            }
            return .scrolling(isAtTop: scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top)
        }
    }

    extension UIView {
        /// The scroll view around a view, itself included, that can scroll vertically.
        fileprivate func enclosingScrollView(below root: UIView) -> UIScrollView? {
            var view: UIView? = self
            while let candidate = view, candidate !== root {
                if let scrollView = candidate as? UIScrollView, scrollView.scrollsVertically { return scrollView }
                view = candidate.superview
            }
            return nil
        }
    }

    extension UIScrollView {
        /// Neither a carousel nor a list that fits has a use for a drag up or down.
        fileprivate var scrollsVertically: Bool {
            let inset = adjustedContentInset
            let isTaller = contentSize.height + inset.top + inset.bottom > bounds.height
            return isScrollEnabled && (isTaller || alwaysBounceVertical)
        }
    }
#endif
