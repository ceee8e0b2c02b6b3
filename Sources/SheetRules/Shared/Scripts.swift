/// The scripts that ids are told apart by; letters of others are not judged.
enum Script: String, CaseIterable {
    case latin = "Latin"
    case greek = "Greek"
    case cyrillic = "Cyrillic"
    case armenian = "Armenian"
    case hebrew = "Hebrew"
    case arabic = "Arabic"
    case devanagari = "Devanagari"
    case thai = "Thai"
    case georgian = "Georgian"
    case hangul = "Hangul"
    case hiragana = "Hiragana"
    case katakana = "Katakana"
    case bopomofo = "Bopomofo"
    case han = "Han"

    /// Of a letter; nil for digits, marks, punctuation and scripts that are not judged.
    init?(_ scalar: Unicode.Scalar) {
        for (range, script) in Script.ranges where range.contains(scalar.value) {
            guard scalar.properties.isAlphabetic else { return nil }
            self = script
            return
        }
        return nil
    }

    /// Main blocks of Unicode's Scripts.txt; letters shared by several scripts (such as `ー`) are left out.
    private static let ranges: [(ClosedRange<UInt32>, Script)] = [
        (0x41...0x5A, .latin), (0x61...0x7A, .latin), (0xC0...0x2B8, .latin), (0x1E00...0x1EFF, .latin),
        (0x2C60...0x2C7F, .latin), (0xA722...0xA787, .latin), (0xFF21...0xFF3A, .latin), (0xFF41...0xFF5A, .latin),
        (0x370...0x373, .greek), (0x376...0x3E1, .greek), (0x3F0...0x3FF, .greek), (0x1F00...0x1FFE, .greek),
        (0x400...0x484, .cyrillic), (0x487...0x52F, .cyrillic), (0x1C80...0x1C88, .cyrillic),
        (0x531...0x556, .armenian), (0x561...0x587, .armenian), (0x5D0...0x5F2, .hebrew),
        (0x620...0x63F, .arabic), (0x641...0x64A, .arabic), (0x671...0x6DC, .arabic), (0x750...0x77F, .arabic),
        (0x904...0x950, .devanagari), (0x958...0x963, .devanagari), (0x971...0x97F, .devanagari),
        (0xE01...0xE3A, .thai), (0xE40...0xE4E, .thai), (0x10A0...0x10FA, .georgian), (0x1C90...0x1CBF, .georgian),
        (0x1100...0x11FF, .hangul), (0x3131...0x318E, .hangul), (0xA960...0xA97C, .hangul),
        (0xAC00...0xD7FB, .hangul), (0x3041...0x3096, .hiragana), (0x309D...0x309F, .hiragana),
        (0x30A1...0x30FA, .katakana), (0x30FD...0x30FF, .katakana), (0x31F0...0x31FF, .katakana),
        (0xFF66...0xFF6F, .katakana), (0xFF71...0xFF9D, .katakana), (0x3105...0x312F, .bopomofo),
        (0x3005...0x3005, .han), (0x3007...0x3007, .han), (0x3400...0x4DBF, .han), (0x4E00...0x9FFF, .han),
        (0xF900...0xFAD9, .han), (0x20000...0x323AF, .han),
    ]
}

/// Scripts of one id that do not go together.
struct ScriptMixture {
    /// By first letter.
    let scripts: [Script]
    /// The first letter that is of another script than the one before.
    let label: String

    /// nil for an id that is of one script, or of scripts that are written together (UTS 39, highly restrictive).
    init?(_ id: String) {
        var scripts: [Script] = []
        var stranger: Unicode.Scalar?
        for scalar in id.unicodeScalars {
            guard let script = Script(scalar), !scripts.contains(script) else { continue }
            if scripts.count == 1 { stranger = scalar }
            scripts.append(script)
        }
        guard scripts.count > 1, let stranger, let script = Script(stranger) else { return nil }
        for family in ScriptMixture.families where scripts.allSatisfy(family.contains) { return nil }
        self.scripts = scripts
        label = "\(quoted(String(stranger))) is \(script.rawValue)"
    }

    private static let families: [[Script]] = [
        [.latin, .han, .hiragana, .katakana], [.latin, .han, .bopomofo], [.latin, .han, .hangul],
    ]
}

/// What an id looks like: letters that look like Latin ones are replaced by these.
enum Skeleton {
    static func of(_ id: String) -> String {
        var skeleton = String.UnicodeScalarView()
        for scalar in id.unicodeScalars {
            switch scalar.value {
            case 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF10...0xFF19:
                skeleton.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
            default: skeleton.append(lookAlikes[scalar] ?? scalar)
            }
        }
        return String(skeleton)
    }

    /// Greek and Cyrillic letters and what they look like (a selection of UTS 39's confusables.txt).
    private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (strange, familiar) in zip(strangers.unicodeScalars, familiars.unicodeScalars) { table[strange] = familiar }
        return table
    }()

    private static let strangers = "αγικνορστυχωΑΒΕΖΗΙΚΜΝΟΡΤΥΧаеорсухѕіјһԁԛԝкАВЕКМНОРСТУХЅІЈԌԚԜҮ"
    private static let familiars = "ayikvopotuxwABEZHIKMNOPTYXaeopcyxsijhdqwkABEKMHOPCTYXSIJGQWY"
}
