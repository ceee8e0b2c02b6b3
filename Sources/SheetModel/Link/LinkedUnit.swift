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

    /// Fills the slots, checks the names, fills in the defaults.
    init(_ unit: SheetTable.Unit, _ inheritance: Inheritance, _ options: LinkOptions) {
        let own = unit.syntax
        var state = inheritance.state
        let isAbstract = own.record.bool(.abstract) ?? false
        let slots = LinkedUnit.fill(inheritance, own, &state)
        let completion = SheetCompletion(slots.merged, at: own.id?.range ?? own.firstKey)
        if inheritance.isBaseSound {
            var check = NameCheck(
                slots.merged, own: own, detents: completion.detentIDs,
                lacksBlocks: isAbstract && !slots.unfilled.isEmpty)
            check.run()
            state.add(check.state)
        }
        let isSound = inheritance.isBaseSound && state.isSound
        if let id = own.id?.value, let name = unit.name, unit.isLinked {
            var sheet = LinkedSheet(
                id: id, swiftName: name.value, source: own.source ?? options.path(unit.file),
                summary: own.record.word(.summary), isAbstract: isAbstract, own: own, merged: slots.merged,
                complete: isSound ? completion.completed() : RecordValue())
            sheet.bases = inheritance.bases
            sheet.extensions = inheritance.extensions
            sheet.unfilledSlots = isAbstract ? [] : slots.unfilled
            sheet.definition = isSound ? SheetLowering.definition(id, sheet.complete) : nil
            if options.defaults == .dropped { sheet.complete = RecordValue() }
            self.sheet = sheet
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
        if let index = merged.entries.firstIndex(where: { $0.key == .content }),
            case .list(let blocks) = merged.entries[index].value.content, SlotFilling.hasSlots(blocks)
        {
            merged.entries[index].value.content = .list(filling.fill(blocks))
        }
        if let finding = filling.finding { state.fail(finding) }
        guard inheritance.isBaseSound, filling.finding == nil else { return (merged, filling.unfilled) }
        for fill in own.slots where !filling.names.contains(fill.name.value) {
            state.fail(.unknownSlot(fill.name, among: filling.names))
        }
        return (merged, filling.unfilled)
    }
}

extension LinkState {
    fileprivate mutating func add(_ other: LinkState) {
        report.add(contentsOf: other.report)
        isSound = isSound && other.isSound
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
