#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    import SheetLayout
    import SwiftUI

    /// What is in a system sheet, with everything that its spec says of the sheet around it.
    struct SheetSystemView<Sheet: SheetNames, Filling: View>: View {
        let spec: SheetSpec<Sheet>
        /// Of the window that presents it; nil until that is known.
        let context: SheetContext?
        let content: Sheet.Content
        let detent: Binding<Sheet.Detent>?
        let callbacks: SheetCallbacks<Sheet>
        let filling: Filling
        /// Where it rests, for a caller that does not say.
        @State var ownDetent: Sheet.Detent?
        /// Heights by the ids of blocks, as they are measured and once they have settled.
        @State var latest: [String: SheetMeasurement] = [:]
        @State var settled: [String: SheetMeasurement] = [:]
        @State var height = 0.0

        var body: some View {
            filling
                .onPreferenceChange(SheetBlockHeights.self) { [$latest] heights in $latest.wrappedValue = heights }
                .task(id: latest) { await settle() }
                .background(SheetHeightReader(height: $height, isWanted: callbacks.heightChanged != nil))
                .task(id: height) { if height > 0 { callbacks.heightChanged?(height) } }
                .sheetLabel(spec.definition.accessibility.label?.localized)
                .sheetDetents(plan)
                .sheetLook(spec.definition, resolution?.values)
                .sheetTouch(spec.definition, plan)
        }

        /// What is measured counts at once the first time, then once it has not changed for the spec's `debounce`.
        private func settle() async {
            let milliseconds = spec.definition.debounce
            if !settled.isEmpty, milliseconds > 0 {
                try? await Task.sleep(nanoseconds: UInt64(milliseconds * 1_000_000))
            }
            if !Task.isCancelled { settled = latest }
        }

        private var resolution: SheetSpecResolution<Sheet>? {
            context.map { spec.resolve(in: $0, measured: settled.merging(content.measured) { $1 }) }
        }

        private var plan: SheetDetentPlan? {
            guard let resolution, !resolution.values.detents.isEmpty else { return nil }
            return SheetDetentPlan(
                spec.definition, resolution.values, resolution.movement, selection: selection(resolution))
        }

        /// The id of the detent where it rests; what the caller says, as long as that is active.
        private func selection(_ resolution: SheetSpecResolution<Sheet>) -> Binding<String> {
            Binding(
                get: { @MainActor in
                    let stop = asked.flatMap(resolution.survivor) ?? resolution.opening(spec.definition)
                    return stop?.rawValue ?? resolution.values.initial
                },
                set: { @MainActor id in
                    guard let stop = Sheet.Detent(rawValue: id) else { return }
                    let isNew = stop != (asked ?? resolution.opening(spec.definition))
                    ownDetent = stop
                    detent?.wrappedValue = stop
                    if isNew { callbacks.detentChanged?(stop) }
                })
        }

        /// The detent that the caller wants, else the one that a person chose.
        private var asked: Sheet.Detent? {
            if let detent { return detent.wrappedValue }
            return ownDetent
        }
    }

    /// The detents of a system sheet in a window, as SwiftUI wants them.
    struct SheetDetentPlan {
        /// By the ids of the detents, from smallest to largest.
        let detents: [(id: String, detent: PresentationDetent)]
        /// The largest at which touches reach what lies behind; nil where they do at none.
        let openThrough: PresentationDetent?
        /// The id of the detent where it rests.
        let selection: Binding<String>

        /// Of a sheet with a detent at least.
        init(
            _ sheet: SheetDefinition, _ resolution: SheetResolution, _ movement: SheetMovement?,
            selection: Binding<String>
        ) {
            let found = resolution.detents.map { resolved in
                let declared = sheet.detents.first { $0.id == resolved.id }
                switch declared.flatMap(resolved.systemDetent) {
                case .medium: return (id: resolved.id, detent: PresentationDetent.medium)
                case .large: return (id: resolved.id, detent: PresentationDetent.large)
                case nil: return (id: resolved.id, detent: PresentationDetent.height(CGFloat(resolved.value)))
                }
            }
            detents = found
            openThrough = movement?.openThrough.flatMap { stop in found.first { $0.id == stop.id }?.detent }
            self.selection = selection
        }

        /// The detent where it rests, for SwiftUI to read and to change.
        var selected: Binding<PresentationDetent> {
            Binding(
                get: { detents.first { $0.id == selection.wrappedValue }?.detent ?? detents.first?.detent ?? .large },
                set: { chosen in
                    if let id = detents.first(where: { $0.detent == chosen })?.id { selection.wrappedValue = id }
                })
        }
    }
#endif
