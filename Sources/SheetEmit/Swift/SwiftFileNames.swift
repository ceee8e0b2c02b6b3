import SheetModel
import SheetText

/// The path of a sheet's own file beside the one that all share: `Sheets+Coupon.swift` beside `Sheets.swift`.
///
/// A name that is longer than file systems take is cut, and ends in the hash of the whole.
package func swiftPath(_ path: String, ofSheet id: String) -> String {
    let name = SwiftName(for: id).type
    let stem = path.hasSuffix(".swift") ? String(path.dropLast(6)) : path
    guard name.utf8.count > longestName else { return "\(stem)+\(name).swift" }
    var short = name
    while short.utf8.count > longestName { short.removeLast() }
    return "\(stem)+\(short)-\(ContentHash.hexadecimal(of: Array(name.utf8))).swift"
}

/// Bytes of a sheet's name in the name of its file. File systems take 255 for all of it.
private let longestName = 120
