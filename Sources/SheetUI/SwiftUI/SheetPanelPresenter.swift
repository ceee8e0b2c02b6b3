#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    import SheetLayout
    import SwiftUI
    import UIKit

    /// Shows a custom sheet while there is an item: presented where it is modal, else embedded over the screen.
    struct SheetPanelPresenter<Sheet: SheetNames, Item: Identifiable, Filling: View>: UIViewControllerRepresentable {
        @Binding var item: Item?
        let spec: SheetSpec<Sheet>
        let content: Sheet.Content
        let detent: Binding<Sheet.Detent>?
        let callbacks: SheetCallbacks<Sheet>
        let view: (Item) -> Filling

        func makeCoordinator() -> SheetPanelKeeper<Sheet> { SheetPanelKeeper() }

        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

        func updateUIViewController(_ anchor: UIViewController, context: Context) {
            let keeper = context.coordinator
            guard let item else { return keeper.close() }
            let callbacks = panelCallbacks(keeper)
            let filling = AnyView(
                view(item).onPreferenceChange(SheetBlockHeights.self) { [weak keeper] heights in
                    Task { @MainActor in keeper?.panel?.note(heights) }
                })
            guard let panel = keeper.panel else {
                let host = UIHostingController(rootView: filling)
                host.view.backgroundColor = .clear
                let panel = SheetPanel(spec, content: host, measured: content) { $0 = callbacks }
                panel.detent = detent?.wrappedValue
                return keeper.show(panel, host, from: anchor)
            }
            keeper.host?.rootView = filling
            panel.callbacks = callbacks
            panel.measured = content
            if let wanted = detent?.wrappedValue, let shown = panel.detent, wanted != shown { panel.move(to: wanted) }
        }

        static func dismantleUIViewController(_ anchor: UIViewController, coordinator: SheetPanelKeeper<Sheet>) {
            coordinator.close()
        }

        /// The caller's, and what keeps its bindings true.
        private func panelCallbacks(_ keeper: SheetPanelKeeper<Sheet>) -> SheetCallbacks<Sheet> {
            var own = SheetCallbacks<Sheet>()
            let (asked, bound, presented) = (callbacks, detent, $item)
            own.heightChanged = asked.heightChanged
            own.detentChanged = { stop in
                bound?.wrappedValue = stop
                asked.detentChanged?(stop)
            }
            own.dismissed = { [weak keeper] in
                keeper?.forget()
                presented.wrappedValue = nil
                asked.dismissed?()
            }
            return own
        }
    }

    /// Holds the panel that is shown for a SwiftUI view.
    @MainActor final class SheetPanelKeeper<Sheet: SheetNames> {
        private(set) var panel: SheetPanel<Sheet>?
        private(set) var host: UIHostingController<AnyView>?
        private var isClosing = false

        /// Presents a modal panel; embeds one that leaves what lies behind in use in the outermost parent, which fills the
        /// window. Not while SwiftUI updates its views.
        func show(_ panel: SheetPanel<Sheet>, _ host: UIHostingController<AnyView>, from anchor: UIViewController) {
            self.panel = panel
            self.host = host
            Task { @MainActor in
                if panel.spec.definition.interaction == .disabled {
                    anchor.present(panel, animated: true)
                } else {
                    panel.embed(in: anchor.outermost, animated: true)
                }
            }
        }

        /// Closes what is shown.
        func close() {
            guard let panel, !isClosing else { return }
            isClosing = true
            Task { @MainActor in panel.close() }
        }

        /// After it is gone.
        func forget() {
            (panel, host, isClosing) = (nil, nil, false)
        }
    }

    extension UIViewController {
        fileprivate var outermost: UIViewController { parent?.outermost ?? self }
    }
#endif
