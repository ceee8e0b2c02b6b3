#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    public import SheetLayout
    public import SwiftUI

    extension View {
        /// Presents a sheet as its spec says while `isPresented` is true.
        ///
        /// `content` is what is known of it before it is measured, `detent` where it rests. A system sheet is the
        /// platform's own; a custom one is a `SheetPanel` over the window.
        public func sheet<Sheet: SheetNames, Body: View>(
            _ spec: SheetSpec<Sheet>, isPresented: Binding<Bool>, content: Sheet.Content = Sheet.Content(),
            detent: Binding<Sheet.Detent>? = nil, callbacks: SheetCallbacks<Sheet> = SheetCallbacks(),
            @ViewBuilder view: @escaping () -> Body
        ) -> some View {
            modifier(
                SheetPresenter(
                    item: isPresented.presence, spec: spec, content: content, detent: detent, callbacks: callbacks,
                    view: { _ in view() }))
        }

        /// The same for a sheet that declares `dismiss` among its events: `onDismiss` is called once it is gone.
        public func sheet<Sheet: SheetDismissEvent, Body: View>(
            _ spec: SheetSpec<Sheet>, isPresented: Binding<Bool>, onDismiss: @escaping () -> Void,
            content: Sheet.Content = Sheet.Content(), detent: Binding<Sheet.Detent>? = nil,
            @ViewBuilder view: @escaping () -> Body
        ) -> some View {
            sheet(
                spec, isPresented: isPresented, content: content, detent: detent,
                callbacks: SheetCallbacks { $0.onDismiss = onDismiss }, view: view)
        }

        /// Presents a sheet as its spec says while there is an item, with a view of it.
        public func sheet<Sheet: SheetNames, Item: Identifiable, Body: View>(
            _ spec: SheetSpec<Sheet>, item: Binding<Item?>, content: Sheet.Content = Sheet.Content(),
            detent: Binding<Sheet.Detent>? = nil, callbacks: SheetCallbacks<Sheet> = SheetCallbacks(),
            @ViewBuilder view: @escaping (Item) -> Body
        ) -> some View {
            modifier(
                SheetPresenter(
                    item: item, spec: spec, content: content, detent: detent, callbacks: callbacks, view: view))
        }

        /// The same for a sheet that declares `dismiss` among its events: `onDismiss` is called once it is gone.
        public func sheet<Sheet: SheetDismissEvent, Item: Identifiable, Body: View>(
            _ spec: SheetSpec<Sheet>, item: Binding<Item?>, onDismiss: @escaping () -> Void,
            content: Sheet.Content = Sheet.Content(), detent: Binding<Sheet.Detent>? = nil,
            @ViewBuilder view: @escaping (Item) -> Body
        ) -> some View {
            sheet(
                spec, item: item, content: content, detent: detent,
                callbacks: SheetCallbacks { $0.onDismiss = onDismiss }, view: view)
        }
    }

    /// What a sheet without an item is presented for.
    struct SheetPresence: Identifiable {
        /// There is only one.
        let id = 0
    }

    extension Binding where Value == Bool {
        /// As an item that is there while the value is true.
        fileprivate var presence: Binding<SheetPresence?> {
            Binding<SheetPresence?>(
                get: { wrappedValue ? SheetPresence() : nil },
                set: { wrappedValue = $0 != nil })
        }
    }

    /// Presents a sheet over a view, in the way its spec names.
    struct SheetPresenter<Sheet: SheetNames, Item: Identifiable, Filling: View>: ViewModifier {
        @Binding var item: Item?
        let spec: SheetSpec<Sheet>
        let content: Sheet.Content
        let detent: Binding<Sheet.Detent>?
        let callbacks: SheetCallbacks<Sheet>
        let view: (Item) -> Filling
        @State var context: SheetContext?

        func body(content presenter: Content) -> some View {
            switch spec.definition.presentation {
            case .system:
                presenter
                    .background(SheetWindowReader(context: $context))
                    .sheet(item: $item, onDismiss: callbacks.dismissed) { item in
                        SheetSystemView(
                            spec: spec, context: context, content: content, detent: detent, callbacks: callbacks,
                            filling: view(item))
                    }
            case .custom:
                presenter.background(
                    SheetPanelPresenter(
                        item: $item, spec: spec, content: content, detent: detent, callbacks: callbacks, view: view))
            }
        }
    }
#endif
