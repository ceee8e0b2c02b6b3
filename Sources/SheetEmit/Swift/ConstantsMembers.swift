import SheetLayout
import SheetModel

extension SwiftWriter {
    /// What is the same in every context. What only a custom sheet has is left out on a system sheet.
    mutating func writeConstants(_ sheet: SheetDefinition, types: TypeNames) {
        text("id", sheet.id, types)
        text("presentation", sheet.presentation.rawValue, types)
        if sheet.background != .system || sheet.presentation == .custom {
            color("background", sheet.background, types: types)
        }
        if let initial = sheet.initial {
            declaration("static let initial: Detent = .\(Identifier(SwiftName(for: initial).caseName))")
        }
        writeFrame(sheet, types)
        writeBehaviour(sheet, types)
        if sheet.presentation == .custom { writeCustom(sheet, types) }
    }

    private mutating func writeFrame(_ sheet: SheetDefinition, _ types: TypeNames) {
        if case .height(let height) = sheet.header.form { length("header", height, types) }
        if case .height(let height) = sheet.footer.form { length("footer", height, types) }
        length("grabberArea", sheet.grabber.area, types)
        length("insetTop", sheet.insets.top, types)
        length("insetBottom", sheet.insets.bottom, types)
        length("insetLeading", sheet.insets.leading, types)
        length("insetTrailing", sheet.insets.trailing, types)
        length("spacing", sheet.spacing, types)
        length("width", sheet.width, types)
        length("maxWidth", sheet.maxWidth, types)
        length("cornerRadius", sheet.corner?.radius, types)
    }

    private mutating func writeBehaviour(_ sheet: SheetDefinition, _ types: TypeNames) {
        flag("dismissesByDrag", sheet.dismiss.drag, types)
        flag("dismissesByTap", sheet.dismiss.tap, types)
        if let label = sheet.accessibility.label { text("accessibilityLabel", label, types) }
    }

    private mutating func writeCustom(_ sheet: SheetDefinition, _ types: TypeNames) {
        length("grabberWidth", sheet.grabber.width, types)
        length("grabberHeight", sheet.grabber.height, types)
        length("grabberTop", sheet.grabber.top, types)
        if let grabber = sheet.grabber.color { color("grabberColor", grabber, types: types) }
        if let label = sheet.accessibility.grabberLabel { text("accessibilityGrabberLabel", label, types) }
        if let corner = sheet.corner {
            text("cornerCurve", corner.curve.rawValue, types)
            text("corners", corner.corners.rawValue, types)
        }
        if sheet.dim.isEnabled {
            color("dimColor", sheet.dim.color, types: types)
            if let opacity = sheet.dim.opacity { number("dimOpacity", opacity, types) }
        }
        length("dismissThreshold", sheet.dismiss.threshold, types)
        if let velocity = sheet.dismiss.velocity { number("dismissVelocity", velocity, types) }
        for (index, shadow) in sheet.shadow.enumerated() { writeShadow(shadow, index, types) }
        if let motion = sheet.motion { writeMotion(motion, types) }
        text("snap", sheet.snap.rawValue, types)
        text("swipeRegion", sheet.swipeRegion.rawValue, types)
        if sheet.debounce > 0 { number("debounceMilliseconds", sheet.debounce, types) }
    }

    private mutating func writeShadow(_ shadow: SheetShadow, _ index: Int, _ types: TypeNames) {
        let name: SwiftCode = index == 0 ? "shadow" : "shadow\(index + 1)"
        color("\(name)Color", shadow.color, types: types)
        number("\(name)Opacity", shadow.opacity, types)
        length("\(name)X", shadow.x, types)
        length("\(name)Y", shadow.y, types)
        length("\(name)Radius", shadow.radius, types)
    }

    private mutating func writeMotion(_ motion: SheetMotion, _ types: TypeNames) {
        if let duration = motion.present?.duration { number("presentDuration", duration, types) }
        if let duration = motion.dismiss?.duration { number("dismissDuration", duration, types) }
        if let duration = motion.change?.duration { number("changeDuration", duration, types) }
        text("transition", motion.transition.rawValue, types)
    }
}

extension SwiftWriter {
    /// A colour; one that the app resolves is its name.
    mutating func color(_ name: Identifier, _ color: SheetColor, types: TypeNames) {
        self.color("\(name)", color, types: types, declaring: name)
    }

    private mutating func color(
        _ name: SwiftCode, _ color: SheetColor, types: TypeNames, declaring identifier: Identifier? = nil
    ) {
        switch color {
        case .value(_, _, _, let token?) where types.isAppColor(color): appColor(name, token, types)
        case .value(let light, let dark, let space, _):
            let value = SwiftCode.call(
                types.color,
                ["light: \(hex: light.bytes)", "dark: \(hex: dark.bytes)", "isDisplayP3: \(space == .displayP3)"])
            declaration("static let \(name): \(types.color) = \(value)", name: identifier)
        case .external(let token) where types.appColor == nil:
            declaration("static let \(name): \(types.string) = \(StringLiteral(token))", name: identifier)
        case .external(let token): appColor(name, token, types)
        }
    }

    /// The app's own colour; only the app knows of which type.
    private mutating func appColor(_ name: SwiftCode, _ token: String, _ types: TypeNames) {
        guard let type = types.appColor else { return }
        declaration("static let \(name) = \(type).\(Identifier(SwiftName(for: token).value))")
    }

    private mutating func text(_ name: SwiftCode, _ value: String, _ types: TypeNames) {
        declaration("static let \(name): \(types.string) = \(StringLiteral(value))")
    }

    private mutating func number(_ name: SwiftCode, _ value: Double, _ types: TypeNames) {
        declaration("static let \(name): \(types.double) = \(value)")
    }

    private mutating func flag(_ name: SwiftCode, _ value: Bool, _ types: TypeNames) {
        declaration("static let \(name): \(types.bool) = \(value)")
    }

    /// A length that is the same in every context; nothing where it is not.
    private mutating func length(_ name: SwiftCode, _ expression: SheetExpression?, _ types: TypeNames) {
        guard let value = expression?.constant else { return }
        number(name, value, types)
    }
}

extension SheetDefinition {
    /// The colours among its constants, and those that could be.
    var shownColors: [SheetColor] {
        let own = background == .system && presentation == .system ? [] : [background]
        guard presentation == .custom else { return own }
        return own + [grabber.color].compactMap(\.self) + (dim.isEnabled ? [dim.color] : []) + shadow.map(\.color)
    }
}

extension SheetRGBA {
    fileprivate var bytes: [UInt8] { [red, green, blue, alpha] }
}
