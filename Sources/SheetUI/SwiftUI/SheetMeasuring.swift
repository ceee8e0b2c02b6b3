#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    public import SheetLayout
    public import SwiftUI
    import UIKit

    extension View {
        /// Has the height of a block follow this view: the sheet around it is resolved with what the view needs at its
        /// width, in points.
        ///
        /// The view gets its full height, also where the sheet is lower: a block that scrolls stands in a `ScrollView`.
        public func sheetBlock(_ block: some SheetID) -> some View {
            let id = block.rawValue
            return fixedSize(horizontal: false, vertical: true)
                .background(
                    GeometryReader { geometry in
                        Color.clear.preference(
                            key: SheetBlockHeights.self, value: [id: .height(Double(geometry.size.height))])
                    })
        }
    }

    /// Heights by the ids of blocks, from the views that show them up to the sheet.
    struct SheetBlockHeights: PreferenceKey {
        static let defaultValue: [String: SheetMeasurement] = [:]

        static func reduce(value: inout [String: SheetMeasurement], nextValue: () -> [String: SheetMeasurement]) {
            value.merge(nextValue()) { $1 }
        }
    }

    /// Reads the height of the sheet around it, its safe area included.
    struct SheetHeightReader: View {
        @Binding var height: Double
        let isWanted: Bool

        var body: some View {
            if isWanted {
                GeometryReader { geometry in
                    let insets = geometry.safeAreaInsets
                    let total = Double(geometry.size.height + insets.top + insets.bottom)
                    Color.clear.task(id: total) { height = total }
                }
            }
        }
    }

    /// Reads the window that a view is in, and follows its changes.
    struct SheetWindowReader: UIViewRepresentable {
        @Binding var context: SheetContext?

        func makeUIView(context: Context) -> SheetWindowView {
            let view = SheetWindowView()
            view.isUserInteractionEnabled = false
            return view
        }

        func updateUIView(_ view: SheetWindowView, context: Context) {
            view.report = { [$context] found in $context.wrappedValue = found }
            view.read()
        }
    }

    /// A view without a look that reports the context of its window.
    final class SheetWindowView: UIView {
        var report: @MainActor (SheetContext) -> Void = { _ in }
        private var last: SheetContext?

        override func didMoveToWindow() {
            super.didMoveToWindow()
            read()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            read()
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            read()
        }

        /// Not at once: SwiftUI's state must not change while it updates views.
        func read() {
            guard let window else { return }
            let found = SheetContext(of: window)
            guard found != last else { return }
            last = found
            Task { @MainActor [weak self] in self?.report(found) }
        }
    }
#endif
