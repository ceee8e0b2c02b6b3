import SheetLayout
import SheetModel
import SheetText

/// A name in quotes.
func quoted(_ name: String) -> String { "\"\(name)\"" }

/// `a`, `a and b`, `a, b and c`.
func listed(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
}

extension CheckedProject {
    /// What stands at a place, on one line and not too long: for a note that shows an expression.
    func text(at range: SourceRange) -> String? {
        guard Int(range.file) < sources.count else { return nil }
        let bytes = sources[Int(range.file)].bytes
        let (start, end) = (Int(range.start), Int(range.end))
        guard start < end, end <= bytes.count, end - start <= 80 else { return nil }
        var text = bytes[start..<end]
        if text.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return nil }
        if let first = text.first, first == 0x22 || first == 0x27, text.count > 1, text.last == first {
            text = text.dropFirst().dropLast()
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension CheckedProject {
    /// Where a word stands for the nth time, from 0, within a range; nil where it does not.
    func word(_ word: String, _ number: Int, in range: SourceRange) -> SourceRange? {
        guard Int(range.file) < sources.count else { return nil }
        let bytes = sources[Int(range.file)].bytes
        let wanted = Array(word.utf8)
        var left = number
        var index = Int(range.start)
        while index + wanted.count <= min(Int(range.end), bytes.count) {
            let end = index + wanted.count
            if bytes[index..<end].elementsEqual(wanted), !isNamePart(bytes, index - 1), !isNamePart(bytes, end) {
                if left == 0 { return SourceRange(file: range.file, start: UInt32(index), end: UInt32(end)) }
                left -= 1
            }
            index += 1
        }
        return nil
    }

    private func isNamePart(_ bytes: [UInt8], _ index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        return switch bytes[index] {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x2E, 0x80...0xFF: true
        default: false
        }
    }
}

extension ResolvedSheet {
    /// The name of a detent, by its place in the definition, in quotes.
    func detent(_ index: Int) -> String { quoted(definition.detents[index].id) }

    /// Where a detent is written; what stands for all of them where it is not.
    func range(ofDetent index: Int) -> SourceRange { sheet.detent(index)?.range ?? sheet.detentsRange }

    /// What a place is called: "the spacing", "the height of block \"rows\"".
    func phrase(_ place: SheetPlace) -> String {
        switch place {
        case .screenCap: "the screen cap"
        case .minHeight: "the least height"
        case .width: "the width"
        case .maxWidth: "the greatest width"
        case .spacing: "the spacing"
        case .cornerRadius: "the corner radius"
        case .threshold: "the threshold of the dismissal"
        case .header: "the header"
        case .footer: "the footer"
        case .insets(let edge): "the \(edge.rawValue) inset"
        case .grabberArea: "the grabber's area"
        case .detent(let index, let part): "\(part.phrase) of detent \(detent(index))"
        case .block(let list, let path, let part): "\(part.phrase) of \(block(list, path))"
        }
    }

    /// What a block is called: by its id, else by its place.
    func block(_ list: SheetBlockList, _ path: [Int]) -> String {
        if case .record(let record)? = sheet.block(list, path)?.content, case .text(let id)? = record[.id]?.content {
            return "block \(quoted(id))"
        }
        return "block " + path.map { ($0 + 1).description }.joined(separator: ".") + " of the \(list.rawValue)"
    }
}

extension SheetDetentPart {
    fileprivate var phrase: String {
        switch self {
        case .height: "the height"
        case .min: "the lower bound"
        case .max: "the upper bound"
        case .when: "the condition"
        }
    }
}

extension SheetBlockPart {
    fileprivate var phrase: String {
        switch self {
        case .whole, .height: "the height"
        case .min: "the least height"
        case .typical: "the typical height"
        case .max: "the greatest height"
        case .rowHeight: "the row height"
        case .spacing: "the spacing"
        case .paddingTop: "the padding above"
        case .paddingBottom: "the padding below"
        case .minHeight: "the least height"
        case .maxHeight: "the greatest height"
        case .when: "the condition"
        }
    }
}
