import SheetLayout
import SheetModel

/// Regular expressions of the language's scalars, in what ECMAScript, Python and PCRE have in common. None is stricter
/// than the language: characters beyond ASCII pass, what they are is left to the checker.
enum SchemaPattern {
    private static let beyond = #"[^\x00-\x7F]"#

    /// A letter or `_`, with a letter or digit among what follows.
    static let identifier = #"^(?![-_.]*$)(?:[A-Za-z_]|\#(beyond))(?:[A-Za-z0-9_.-]|\#(beyond))*$"#

    private static let name = #"(?:[A-Za-z_]|\#(beyond))(?:[A-Za-z0-9_.-]|\#(beyond))*"#

    /// A token's path.
    static let path = "^\(name)$"

    /// Characters that occur in no expression are left out.
    static let expression = ##"^[^\x00-\x08\x0B\x0C\x0E-\x1F!"#$&':;<=>?@\[\\\]^`{|}~\x7F]+$"##

    /// The same with comparisons.
    static let condition = ##"^[^\x00-\x08\x0B\x0C\x0E-\x1F"#$&':;?@\[\\\]^`{|}~\x7F]+$"##

    /// Hex digits, a call, or a name.
    static let color =
        #"^(?:#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|(?:rgb|p3)\([0-9.%/ \t\r\n-]*\)|\#(name))$"#

    private static let number = #"(?:0|[1-9][0-9]*)(?:\.[0-9]+)?"#

    /// `16/9`.
    static let ratio = #"^\#(number)[ \t\r\n]*/[ \t\r\n]*\#(number)$"#

    /// The named ones, and a spring with two numbers from 0 to 10.
    static let curve: String = {
        let number = #" *(?:[0-9](?:\.[0-9]+)?|10(?:\.0+)?|-0(?:\.0+)?) *"#
        let forms = SheetAnimation.Curve.names.map { form in
            let name = form.prefix { $0 != "(" }
            return name.count < form.count ? name + #"\(\#(number),\#(number)\)"# : form
        }
        return "^(?:\(forms.joined(separator: "|")))$"
    }()

    /// A colour of the output: eight upper-case digits.
    static let resolvedColor = "^#[0-9A-F]{8}$"
}
