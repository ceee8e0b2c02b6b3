extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent() }
    nonisolated public func background<V: View>(@ViewBuilder content: () -> V) -> some View { BuiltIn() }
    nonisolated public func background<Background: View>(_ background: Background) -> some View { BuiltIn() }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { BuiltIn() }
    nonisolated public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View { BuiltIn() }
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { BuiltIn() }
    nonisolated public func task<T: Equatable>(
        id: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { BuiltIn() }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { BuiltIn() }
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { BuiltIn() }
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { BuiltIn() }
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { BuiltIn() }
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { BuiltIn() }
}

@available(iOS 16, *)
extension View {
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { BuiltIn() }
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { BuiltIn() }
}

@available(iOS 16.4, *)
extension View {
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { BuiltIn() }
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { BuiltIn() }
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { BuiltIn() }
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { BuiltIn() }
    nonisolated public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { BuiltIn() }
}

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let contain = AccessibilityChildBehavior()
}

public struct PresentationDetent: Hashable, Sendable {
    public static let medium = PresentationDetent()
    public static let large = PresentationDetent()
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
}

public struct PresentationBackgroundInteraction: Sendable {
    public static var automatic: PresentationBackgroundInteraction { unused() }
    public static var enabled: PresentationBackgroundInteraction { unused() }
    public static var disabled: PresentationBackgroundInteraction { unused() }
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { unused() }
}

public struct PresentationContentInteraction: Equatable, Sendable {
    public static var automatic: PresentationContentInteraction { unused() }
    public static var resizes: PresentationContentInteraction { unused() }
    public static var scrolls: PresentationContentInteraction { unused() }
}

public struct PresentationAdaptation: Sendable {
    public static var automatic: PresentationAdaptation { unused() }
    public static var none: PresentationAdaptation { unused() }
    public static var sheet: PresentationAdaptation { unused() }
    public static var fullScreenCover: PresentationAdaptation { unused() }
}
