import SheetLayout
import SheetModel

/// The form of a scalar: a regular expression in what ECMAScript, Python and PCRE have in common, and what editors say
/// where it does not match. None is stricter than the language: characters beyond ASCII pass, what they are is left to
/// the checker.
struct SchemaPattern {
    /// The regular expression.
    let text: String
    /// `patternErrorMessage`, which VS Code and the YAML language server show.
    let message: String

    private init(_ text: String, _ message: String) {
        self.text = text
        self.message = message
    }

    /// What a schema says of it.
    var keywords: [JSONMember] {
        [JSONMember("pattern", .string(text)), JSONMember("patternErrorMessage", .string(message))]
    }

    private static let beyond = #"[^\x00-\x7F]"#
    private static let name = #"(?:[A-Za-z_]|\#(beyond))(?:[A-Za-z0-9_.-]|\#(beyond))*"#
    private static let number = #"(?:0|[1-9][0-9]*)(?:\.[0-9]+)?"#

    /// A letter or `_`, with a letter or digit among what follows.
    static let identifier = SchemaPattern(
        #"^(?![-_.]*$)\#(name)$"#, #"an id is a letter or "_", then letters, digits, "-", "_" and ".""#)

    /// A token's path.
    static let path = SchemaPattern("^\(name)$", "this is no number and no path of a token")

    /// Characters that occur in no expression are left out.
    static let expression = SchemaPattern(
        ##"^[^\x00-\x08\x0B\x0C\x0E-\x1F!"#$&':;<=>?@\[\\\]^`{|}~\x7F]+$"##,
        "this is no expression; these are: 320, 50% of screen, min(fit, large), header + 20")

    /// The same with comparisons.
    static let condition = SchemaPattern(
        ##"^[^\x00-\x08\x0B\x0C\x0E-\x1F"#$&':;?@\[\\\]^`{|}~\x7F]+$"##,
        "this is no condition; these are: fit > 50% of screen, landscape, not pad")

    /// Hex digits, a call, or a name.
    static let color = SchemaPattern(
        #"^(?:#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|(?:rgb|p3)\([0-9.%/ \t\r\n-]*\)|\#(name))$"#,
        ##"this is no colour; these are: "#RRGGBB", "#RRGGBBAA", rgb(r g b / a), p3(r g b / a), a token, a system colour"##
    )

    /// `16/9`.
    static let ratio = SchemaPattern(
        #"^\#(number)[ \t\r\n]*/[ \t\r\n]*\#(number)$"#, "this is no ratio; these are: 1.5, 16/9")

    /// The named ones, and a spring with two numbers from 0 to 10.
    static let curve: SchemaPattern = {
        let number = #" *(?:[0-9](?:\.[0-9]+)?|10(?:\.0+)?|-0(?:\.0+)?) *"#
        let forms = SheetAnimation.Curve.names.map { form in
            let name = form.prefix { $0 != "(" }
            return name.count < form.count ? name + #"\(\#(number),\#(number)\)"# : form
        }
        return SchemaPattern(
            "^(?:\(forms.joined(separator: "|")))$",
            "this is no easing curve; these are: \(SheetAnimation.Curve.names.joined(separator: ", "))")
    }()

    /// A colour of the output: eight upper-case digits.
    static let resolvedColor = SchemaPattern("^#[0-9A-F]{8}$", "this is no colour with eight digits")
}

extension SchemaFacet {
    /// A text of this form.
    static func text(_ pattern: SchemaPattern) -> SchemaFacet {
        var facet = SchemaFacet("string")
        facet.keywords = pattern.keywords
        return facet
    }

    /// The name of something that is declared here. A YAML reader makes a boolean of the id `true`.
    static let identifier: SchemaFacet = {
        var facet = SchemaFacet("string", "boolean", keywords: ["maxLength": 100])
        facet.keywords += SchemaPattern.identifier.keywords
        return facet
    }()
}
