#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    public import SheetLayout
    public import UIKit

    extension SheetPanel {
        /// Puts the content in place, once.
        func fill() {
            guard let filling else { return }
            addChild(filling)
            filling.view.frame = contentView.bounds
            filling.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(filling.view)
            filling.didMove(toParent: self)
        }

        /// Resolves anew where the window has changed, and puts everything in its place.
        func refresh() {
            guard view.window != nil else { return }
            let now = SheetContext(of: view)
            if now != context {
                context = now
                resolve()
            }
            place(at: isShown && !isDragged ? restingHeight : height)
        }

        /// What the sheet is in its window, with what is known of its content by now.
        func resolve() {
            guard let context else { return }
            let known = heights.merging(measured.measured) { $1 }
            let resolved = spec.resolve(in: context, measured: known)
            resolution = resolved
            placement = SheetPlacement(spec.definition, resolved.values, in: context)
            guard detent.flatMap(resolved.total(of:)) == nil else { return }
            detent = resolved.opening(spec.definition)
            if isShown, let detent { callbacks.detentChanged?(detent) }
        }

        /// The height of the detent at which it rests, in points.
        var restingHeight: Double { detent.flatMap { resolution?.total(of: $0) } ?? 0 }

        /// Puts panel, dim and touches as they are at a height.
        func place(at height: Double) {
            guard let placement, let movement = resolution?.movement else { return }
            let appearance: SheetAppearance = traitCollection.userInterfaceStyle == .dark ? .dark : .light
            panelView.place(placement, at: height)
            panelView.shade.alpha = CGFloat(isShown ? movement.dimOpacity(at: height, in: appearance) : 0)
            let isOpen = movement.interaction(at: height) == .enabled
            panelView.dim.isUserInteractionEnabled = isShown && !isOpen
            view.accessibilityViewIsModal = !isOpen
            panelView.grabber.canStep = movement.stops.count > 1
            if height != self.height {
                self.height = height
                callbacks.heightChanged?(height)
            }
        }
    }

    extension SheetPanel {
        /// Has a block's height follow a view: of a scroll view or table the height of its content, of any other view what
        /// it needs at its width. A height that the app says itself in `measured` comes first.
        public func measure(_ block: Sheet.Block, by view: UIView) {
            let ruler = SheetRuler(block.rawValue, view) { [weak self] in self?.noteRulers() }
            rulers.append(ruler)
            noteRulers()
        }

        /// Takes over what the views say.
        func noteRulers() {
            var known = heights
            for ruler in rulers { known[ruler.block] = .height(ruler.height) }
            note(known)
        }

        /// Takes over heights by the ids of blocks.
        func note(_ known: [String: SheetMeasurement]) {
            guard known != heights else { return }
            heights = known
            contentChanged()
        }

        /// Applies what is known of the content, once it has settled where the sheet is to be seen.
        func contentChanged() {
            settling?.cancel()
            guard isShown, spec.definition.debounce > 0 else { return applyContent() }
            let nanoseconds = UInt64(spec.definition.debounce * 1_000_000)
            settling = Task { @MainActor [weak self] in
                try? await Task.sleep(nanoseconds: nanoseconds)
                if !Task.isCancelled { self?.applyContent() }
            }
        }

        private func applyContent() {
            guard context != nil else { return }
            resolve()
            // Under a finger the sheet stays where it is; it comes to rest by the new heights.
            guard isShown, !isDragged else { return place(at: height) }
            animate(spec.definition.motion?.change) { $0.place(at: $0.restingHeight) }
        }
    }
#endif
