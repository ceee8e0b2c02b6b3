import SheetLayout
import SheetText

/// What linking one sheet comes to.
package struct LinkedUnit: Sendable {
    /// nil for a sheet that is only checked: one without an id, or the later one of two with one id.
    package let sheet: LinkedSheet?
    /// What extending sheets start from.
    let inheritance: Inheritance
    let state: LinkState

    /// True where no error was found in it or in a base.
    var isSound: Bool { inheritance.isSound }

    /// Fills the slots, checks the names, and lowers what is sound.
    init(_ unit: SheetTable.Unit, _ inheritance: Inheritance, _ lengths: LengthScope, _ options: LinkOptions) {
        let own = unit.syntax
        var state = inheritance.state
        let isAbstract = own.record.bool(.abstract) ?? false
        let slots = LinkedUnit.fill(inheritance, own, &state)
        let outline = SheetOutline(slots.merged, at: own.id?.range ?? own.firstKey)
        if inheritance.isBaseSound {
            let lacksBlocks = isAbstract && !slots.unfilled.isEmpty
            NameCheck(slots.merged, own: own, detents: outline.detentIDs, lacksBlocks: lacksBlocks).run(&state)
        }
        let isSound = inheritance.isBaseSound && state.isSound
        if let id = own.id?.value, unit.isLinked {
            sheet = LinkedSheet(
                id: id, source: own.source ?? options.path(unit.file),
                summary: own.record.word(.summary), isAbstract: isAbstract, own: own, base: inheritance.base,
                merged: slots.merged, extensions: inheritance.extensions,
                unfilledSlots: isAbstract ? [] : slots.unfilled,
                definition: isSound ? SheetLowering(outline, lengths).definition(id) : nil)
        } else {
            sheet = nil
        }
        var result = inheritance
        result.state.isSound = state.isSound
        self.inheritance = result
        self.state = state
    }

    private static func fill(
        _ inheritance: Inheritance, _ own: SheetSyntax, _ state: inout LinkState
    ) -> (merged: RecordValue, unfilled: [Located<String>]) {
        var merged = inheritance.record
        var filling = SlotFilling(inheritance.slots)
        if let index = merged.index(of: .content),
            case .list(let blocks) = merged.entries[index].value.content, SlotFilling.hasSlots(blocks)
        {
            merged.entries[index].value.content = .list(filling.fill(blocks))
        }
        if let finding = filling.finding { state.fail(finding) }
        guard inheritance.isBaseSound, filling.finding == nil else { return (merged, filling.unfilled) }
        guard !own.slots.isEmpty else { return (merged, filling.unfilled) }
        let known = Set(filling.names)
        for fill in own.slots where !known.contains(fill.name.value) {
            state.fail(.unknownSlot(fill.name, among: filling.names))
        }
        return (merged, filling.unfilled)
    }
}

extension LinkOptions {
    fileprivate func path(_ file: UInt32) -> String { Int(file) < paths.count ? paths[Int(file)] : "" }
}

extension Finding {
    fileprivate static func unknownSlot(_ name: Located<String>, among names: [String]) -> Finding {
        Finding(
            .unknownBlock, at: name.range,
            "there is no slot \"\(name.value)\" to fill\(suggestion(name.value, among: names))")
    }
}
