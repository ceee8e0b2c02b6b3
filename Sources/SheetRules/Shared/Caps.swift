import SheetLayout
import SheetModel
import SheetText

extension SheetCandidate {
    /// What cut it at the top: the sheet's own cap or the container.
    var capReason: SheetReason? { reasons.last { $0 == .screenCap || $0 == .system } }
}

extension ResolvedSheet {
    /// Says which cap cut a detent: `the cap is 607: "screen - 60"`, with its place.
    func capNote(_ candidate: SheetCandidate, _ context: Int) -> [Note] {
        guard let reason = candidate.capReason else { return [] }
        let cap = resolutions[context].cap
        let added = cap - candidate.value
        let share = added > 0 && candidate.value > 0 ? ", \(added.text) of it below the safe area" : ""
        guard reason == .screenCap else {
            return [Note("the tallest that a sheet can be on \(names[context]) is \(cap.text)\(share)")]
        }
        let range = sheet.range(of: SheetPlace.screenCap)
        guard let text = project.text(at: range) else { return [Note("the cap is \(cap.text)\(share)", at: range)] }
        return [Note("the cap is \(cap.text)\(share): `\(text)`", at: range)]
    }
}
