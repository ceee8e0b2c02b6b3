@MainActor open class UIResponder: NSObject {}

@MainActor open class UIEvent: NSObject {}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(rawValue: 1000)
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

@MainActor open class UIView: UIResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    public static let layoutFittingCompressedSize = CGSize.zero
    public init(frame: CGRect) {}
    public override convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {}

    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var center = CGPoint.zero
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor?
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var layer: CALayer { CALayer() }
    open var window: UIWindow? { nil }
    open var superview: UIView? { nil }
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open func addSubview(_ view: UIView) {}
    open func removeFromSuperview() {}
    open func layoutIfNeeded() {}
    open func setNeedsLayout() {}
    open func layoutSubviews() {}
    open func didMoveToWindow() {}
    open func safeAreaInsetsDidChange() {}
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    open func systemLayoutSizeFitting(
        _ size: CGSize, withHorizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { size }

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityViewIsModal = false
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
}

@MainActor open class UIWindow: UIView {}

@MainActor open class UILabel: UIView {
    open var text: String?
    open var numberOfLines = 1
}

@MainActor open class UIAction: NSObject {
    public convenience init(
        title: String = "", identifier: String? = nil, handler: @escaping (UIAction) -> Void
    ) { self.init() }
}

@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 64)
    }
    open func addAction(_ action: UIAction, for events: Event) {}
}

@MainActor open class UIScrollView: UIView {
    open var contentSize = CGSize.zero
    open var contentOffset = CGPoint.zero
    open var adjustedContentInset: UIEdgeInsets { safeAreaInsets }
    open var isScrollEnabled = true
    open var alwaysBounceVertical = false
    open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer(target: nil, action: nil) }
}

@MainActor open class UITableView: UIScrollView {}

public struct NSKeyValueObservedChange<Value> {}

public final class NSKeyValueObservation {}

extension NSObjectProtocol where Self: NSObject {
    public func observe<Value>(
        _ path: KeyPath<Self, Value>, changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none = UIAccessibilityTraits([])
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
}

public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }

@MainActor public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        nonisolated public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
    }
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static func post(notification: Notification, argument: Any?) {}
}

@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
    public init(target: Any?, action: Selector?) {}
    open var state: State { .possible }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var view: UIView? { nil }
    open func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool
}

@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public init(animationCurve: UIView.AnimationCurve) {}
}

@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    nonisolated public override init() {}
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {}
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

@MainActor open class UIViewPropertyAnimator: NSObject {
    public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {}
    open var duration: TimeInterval { 0 }
    open func addAnimations(_ animation: @escaping () -> Void) {}
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    open func startAnimation() {}
}
