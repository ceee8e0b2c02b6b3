import SheetModel
package import SheetText

extension CompilerInput {
    /// A source that is to hold specs: it lies in the project's `specs`, or is standard input.
    package static func spec(_ file: SourceFile) -> CompilerInput { CompilerInput(file, .specs) }

    /// A source that was named.
    package static func named(_ file: SourceFile) -> CompilerInput {
        var input = CompilerInput(file, .specs)
        input.isNamed = true
        return input
    }

    /// A file that a search found: it may be no spec at all.
    package static func found(_ file: SourceFile) -> CompilerInput { CompilerInput(file, .maybe) }

    /// A generated file that is not as a build wrote it.
    package static func editedOutput(_ file: SourceFile) -> CompilerInput {
        var input = CompilerInput(file, .maybe)
        input.isEditedOutput = true
        return input
    }
}
