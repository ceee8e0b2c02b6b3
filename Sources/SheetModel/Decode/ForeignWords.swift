/// Words of SwiftUI, UIKit and other libraries that people bring along, and what they are called here.
struct ForeignWord: Sendable {
    let word: String
    /// The key that means it; nil where a value does.
    let key: Key?
    /// How it is written here.
    let form: String

    private init(_ word: String, _ key: Key?, _ form: String) {
        self.word = word
        self.key = key
        self.form = form
    }

    /// The one table.
    static let all: [ForeignWord] = [
        ForeignWord("presentationDetents", .detents, "detents: [medium, large]"),
        ForeignWord("cornerRadius", .corner, "corner: 20"),
        ForeignWord("dragIndicator", .grabber, "grabber: true"),
        ForeignWord("backgroundInteraction", .interaction, "interaction: {upThrough: medium}"),
        ForeignWord("largestUndimmedDetentIdentifier", .interaction, "interaction: {upThrough: medium}"),
        ForeignWord("interactiveDismissDisabled", .dismiss, "dismiss: false"),
        ForeignWord("isModalInPresentation", .dismiss, "dismiss: false"),
        ForeignWord("selectedDetent", .initial, "initial: medium"),
        ForeignWord("lineLimit", .lines, "lines: 2"),
        ForeignWord("aspectRatio", .aspect, "aspect: \"16/9\""),
        ForeignWord("font", .text, "text: headline"),
        ForeignWord("VStack", .stack, "stack: [{height: 20}, {height: 20}]"),
        ForeignWord("HStack", .stack, "stack: [{height: 20}, {height: 20}], axis: horizontal"),
        ForeignWord("fraction", nil, "50% of max"),
        ForeignWord("list", .rows, "rows: 8, rowHeight: 56"),
        ForeignWord("image", .role, "height: 120, role: image"),
        ForeignWord("button", .role, "height: 44, role: button"),
        ForeignWord("snapPoints", .detents, "detents: [200, 50% of screen, large]"),
        ForeignWord("peekHeight", .detents, "detents: [{id: peek, height: 120}, large]"),
        ForeignWord("maxHeight", .screenCap, "screenCap: screen - 60"),
    ]

    static func find(_ word: String) -> ForeignWord? { all.first { $0.word == word } }

    var help: String { "as in `\(form)`" }
}
