import CLayoutSources

/// The types that `SheetLayout` declares for apps, read from its own source.
package let publicLayoutTypes: [String] = {
    var names: [String] = []
    let sources = layout_sources()
    for index in 0..<layout_sources_count() {
        let bytes = UnsafeBufferPointer(start: sources[index].bytes, count: sources[index].count)
        for line in bytes.split(separator: 0x0A) where line.starts(with: "public ".utf8) {
            let words = line.split { !(0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 || $0 == 0x5F) }
            let kinds = ["struct", "enum", "protocol", "class", "typealias"]
            guard let kind = words.firstIndex(where: { word in kinds.contains { word.elementsEqual($0.utf8) } }),
                words.indices.contains(kind + 1)
            else { continue }
            names.append(String(decoding: words[kind + 1], as: UTF8.self))
        }
    }
    return names
}()
