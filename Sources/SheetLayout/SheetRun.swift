/// The work on one sheet in one context: what has been measured so far, with the content at hand.
///
/// A run is prepared once for what no content changes, then measured for each size of the content. Heights that
/// went wrong are counted as 0 and reported.
struct SheetRun {
    /// What the container gives.
    let frame: SheetFrame
    /// The content's blocks, for `through`.
    let blocks: [SheetBlock]
    /// The content's blocks as they stand, in step with `blocks`.
    var states: [SheetBlockState] = []
    /// The content at hand.
    var size = SheetContentSize.typical
    /// Whether anything was measured before, with whatever content.
    var hasRun = false

    /// The width of the sheet.
    var sheetWidth = 0.0
    /// Around the content.
    var insets = SheetInsets()
    /// Between the blocks of the content.
    var spacing = 0.0
    /// Reserved above the header.
    var grabberArea = 0.0
    /// The height of the header.
    var header = 0.0
    /// The header's height where it counts: 0 where it is drawn over the content.
    var headerInFlow = 0.0
    /// The height of the footer.
    var footer = 0.0
    /// The height of the content with its insets.
    var content = 0.0
    /// The natural height.
    var fit = 0.0
    /// The value of the detent the sheet rests at.
    var detent = 0.0

    /// Whether `content` and `fit` can be asked for; false while blocks are being measured.
    var isMeasured = false
    /// Whether a block without an upper bound was met since this was last cleared.
    var isUnbounded = false
    /// The list whose blocks are being measured.
    var list = SheetBlockList.content
    /// The way down to the stack whose blocks are being measured.
    var path: [Int] = []

    /// Why the expression evaluated last has no value.
    var failure: SheetFailure?
    /// In the order found; a place that is evaluated again is found again.
    var problems: [SheetProblem] = []
    /// Places of detents that only min or max content makes active, as found.
    var conditional: [Int] = []

    /// Prepares; borrows the sheet, which is expensive to copy.
    init(_ sheet: borrowing SheetDefinition, _ frame: SheetFrame) {
        self.frame = frame
        blocks = sheet.content
        prepare(sheet)
    }
}

/// A top-level block of the content in a run.
struct SheetBlockState {
    /// The same in all runs.
    let isActive: Bool
    /// Whether another run must measure it again.
    let varies: Bool
    /// 0 where it is inactive.
    var height: Double
}

/// Why an expression has no value.
enum SheetFailure { case divisionByZero, notFinite }

extension SheetRun {
    /// Evaluates what is the same with any content.
    private mutating func prepare(_ sheet: SheetDefinition) {
        insets.top = notNegative(sheet.insets.top, at: .insets(.top))
        insets.bottom = notNegative(sheet.insets.bottom, at: .insets(.bottom))
        insets.leading = notNegative(sheet.insets.leading, at: .insets(.leading))
        insets.trailing = notNegative(sheet.insets.trailing, at: .insets(.trailing))
        spacing = notNegative(sheet.spacing, at: .spacing)
        grabberArea = notNegative(sheet.grabber.area, at: .grabberArea)
        sheetWidth = width(of: sheet)
        if case .height(let height) = sheet.header.form { header = notNegative(height, at: .header) }
        if case .height(let height) = sheet.footer.form { footer = notNegative(height, at: .footer) }
    }

    /// min(`width`, `maxWidth`, W), not below 0. Of a system sheet the platform gives the width, except where it
    /// floats and in compact height.
    private mutating func width(of sheet: SheetDefinition) -> Double {
        let isCompactHeight = frame.context.verticalSizeClass == .compact
        let isSystem = sheet.presentation == .system
        guard !isSystem || frame.form == .floating || isCompactHeight else { return frame.width }
        var width = frame.width
        if let own = sheet.width {
            width = length(own, at: .width)
        } else if isSystem, isCompactHeight, frame.form == .edge {
            width -= frame.context.safeArea.leading + frame.context.safeArea.trailing
        }
        if let most = sheet.maxWidth { width = min(width, length(most, at: .maxWidth)) }
        return max(0, min(width, frame.width))
    }
}

extension SheetRun {
    /// The value of an expression; 0, and a problem, where it has none.
    mutating func length(_ expression: SheetExpression, at place: SheetPlace) -> Double {
        let value = checked(expression)
        if let failure { report(failure, at: place) }
        return value
    }

    /// The same for an expression of a block of the list that is being measured.
    mutating func length(_ expression: SheetExpression, _ part: SheetBlockPart, of index: Int) -> Double {
        let value = checked(expression)
        if let failure { report(failure, at: place(part, of: index)) }
        return value
    }

    /// The same for what must not be below 0.
    mutating func notNegative(_ expression: SheetExpression, at place: SheetPlace) -> Double {
        let value = length(expression, at: place)
        if SheetRun.isNegative(value) { report(.negative(place, value)) }
        return value
    }

    /// The same for what must not be below 0 in a block.
    mutating func notNegative(_ expression: SheetExpression, _ part: SheetBlockPart, of index: Int) -> Double {
        let value = length(expression, part, of: index)
        if SheetRun.isNegative(value) { report(.negative(place(part, of: index), value)) }
        return value
    }

    /// Below 0 also when printed.
    static func isNegative(_ value: Double) -> Bool { value < 0 && !SheetMath.printsAsZero(value) }

    /// The place of a block's expression.
    func place(_ part: SheetBlockPart, of index: Int) -> SheetPlace { .block(list, path + [index], part) }

    /// Adds the problem that a failure is at a place.
    mutating func report(_ failure: SheetFailure, at place: SheetPlace) {
        switch failure {
        case .divisionByZero: report(.divisionByZero(place))
        case .notFinite: report(.notFinite(place))
        }
    }

    /// Adds a problem.
    mutating func report(_ problem: SheetProblem) { problems.append(problem) }
}

extension SheetRun {
    /// The problems, each once per place, with its worst value.
    var listedProblems: [SheetProblem] {
        guard problems.count > 1 else { return problems }
        var listed: [SheetProblem] = []
        var known: [SheetProblem: Int] = [:]
        for problem in problems {
            if let index = known[problem.withoutValue] {
                listed[index] = listed[index].worse(problem)
            } else {
                known[problem.withoutValue] = listed.count
                listed.append(problem)
            }
        }
        return listed
    }
}

extension SheetProblem {
    fileprivate var withoutValue: SheetProblem {
        if case .negative(let place, _) = self { .negative(place, 0) } else { self }
    }

    fileprivate func worse(_ other: SheetProblem) -> SheetProblem {
        guard case .negative(_, let own) = self, case .negative(_, let value) = other else { return self }
        return value < own ? other : self
    }
}
