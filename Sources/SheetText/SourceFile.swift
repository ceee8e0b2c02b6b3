/// A file as it was read: the name it has in reports and its bytes, always UTF-8 once the reader took it.
package struct SourceFile: Sendable {
    /// The path in reports: relative to the project, `/` between parts, bytes that are not UTF-8 percent-encoded.
    package let path: String
    /// The whole content. UTF-16 input has been converted, a byte order mark is kept.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// A stretch of one file: half-open, in bytes.
package struct SourceRange: Hashable, Sendable {
    /// Index of the file in the project's list of files (path order).
    package var file: UInt32
    /// First byte.
    package var start: UInt32
    /// One past the last byte.
    package var end: UInt32

    @inlinable package init(file: UInt32, start: UInt32, end: UInt32) {
        self.file = file
        self.start = start
        self.end = end
    }

    /// The empty range at the beginning of a file: what concerns the file as a whole.
    package static func wholeFile(_ file: UInt32) -> SourceRange { SourceRange(file: file, start: 0, end: 0) }
}

/// A value and where it was written.
package struct Located<Value> {
    package var value: Value
    package var range: SourceRange

    @inlinable package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
