/// What a sheet is in a context. To ask for several contexts, keep a `SheetResolver`.
public func resolve(_ sheet: SheetDefinition, in context: SheetContext) -> SheetResolution {
    sheet.resolution(in: context, varies: sheet.varies)
}

/// A sheet, looked through once to be resolved in many contexts.
public struct SheetResolver: Sendable {
    /// What is resolved.
    public let sheet: SheetDefinition
    /// Whether any of its heights depends on how much content there is.
    public let varies: Bool

    /// Looks through a sheet.
    public init(_ sheet: SheetDefinition) {
        self.sheet = sheet
        varies = sheet.varies
    }

    /// What the sheet is in a context.
    public func resolve(in context: SheetContext) -> SheetResolution {
        sheet.resolution(in: context, varies: varies)
    }

    /// `unreachable` of the sheet in a context, for much less work than `resolve` is.
    public func unreachable(in context: SheetContext) -> Double {
        var run = SheetRun(sheet, SheetFrame(sheet, in: context))
        var result = SheetResolution(form: run.frame.form)
        var stops: [SheetStop] = []
        run.runTypical(sheet, &stops, into: &result)
        return result.unreachable
    }
}

extension SheetDefinition {
    /// The order of work: three runs, with typical, min and max content; the typical one decides what is active.
    /// One run does where the content is always the same.
    fileprivate func resolution(in context: SheetContext, varies: Bool) -> SheetResolution {
        let frame = SheetFrame(self, in: context)
        var run = SheetRun(self, frame)
        var result = SheetResolution(form: frame.form)
        var stops: [SheetStop] = []

        run.describe(self, into: &result)
        run.runTypical(self, &stops, into: &result)
        if varies {
            run.runMin(self, &stops, into: &result)
            run.runMax(self, &stops, into: &result)
            if !run.conditional.isEmpty { result.conditional = ids(of: run.conditional) }
        } else {
            result.content.max = result.content.typical
            result.fit.max = result.fit.typical
        }
        run.noteScrolling(self, stops, into: &result)
        finish(&result, stops, run.frame)
        if let threshold = dismiss.threshold {
            if varies { _ = run.measure(self, with: .typical) }
            run.noteThresholds(threshold, into: &result)
        }
        result.problems = run.listedProblems
        return result
    }

    /// Ids of detents, each once, as declared.
    private func ids(of places: [Int]) -> [String] {
        var ids: [String] = []
        var last: Int?
        for place in places.sorted() where place != last {
            ids.append(detents[place].id)
            last = place
        }
        return ids
    }

    /// Steps 9 to 11.
    private func finish(_ result: inout SheetResolution, _ stops: [SheetStop], _ frame: SheetFrame) {
        if result.form == .fullScreen {
            result.detents = fullScreenDetents(result.candidates, height: frame.context.height)
            result.initial = result.detents.first?.id ?? ""
        } else {
            result.detents = frame.merged(stops, of: self)
            result.initial = result.survivor(of: initial) ?? result.detents.first?.id ?? ""
            result.dimFrom = result.survivor(of: dim.from)
            if case .upThrough(let id) = interaction { result.upThrough = result.survivor(of: id) }
        }
        result.showsGrabber = grabber.isShown(withDetents: result.detents.count)
    }

    /// One stays, the first active as declared, else the first declared.
    private func fullScreenDetents(_ active: [SheetCandidate], height: Double) -> [SheetResolvedDetent] {
        guard !detents.isEmpty else { return [] }
        var detent = SheetResolvedDetent(id: detents[active.first?.index ?? 0].id, value: height, total: height)
        detent.top = 0
        detent.reasons = [.fullScreen]
        return [detent]
    }
}

extension SheetGrabber {
    fileprivate func isShown(withDetents count: Int) -> Bool {
        switch visible {
        case .auto: count > 1
        case .visible: true
        case .hidden: false
        }
    }
}

extension SheetResolution {
    /// The detent that a declared one has become; nil where it is inactive.
    fileprivate func survivor(of id: String?) -> String? {
        guard let id else { return nil }
        return detents.first { $0.id == id || $0.merged.contains(id) }?.id
    }
}
