import SheetText

extension Rule {
    /// A program of the project's own that gave no files.
    static let emitterFailed = Rule(
        .emitterFailed, .housekeeping, .error, summary: "a program under `outputs.exec` gave no files",
        why: """
            It could not be started, ended with a failure, or answered something else than files in its folder. Nothing \
            at all was written, so that outputs never are of two states of the specs.
            """,
        howToFix: """
            Run it by hand on the JSON: `sheetc build --emit json -o - | ./my-emitter`. It answers \
            `{"files": [{"path": "Sheets.kt", "text": "…"}]}` and ends with 0.
            """,
        bad: """
            # sheetc.yaml
            sheetc: 1
            outputs: {exec: {command: [./to-kotlin], into: Generated}}
            # coupon.yaml
            sheet: coupon
            content: [{height: 80}]
            # answer.json
            {"files": [{"path": "../Sheets.kt", "text": "object Sheets"}]}
            """,
        good: """
            # sheetc.yaml
            sheetc: 1
            outputs: {exec: {command: [./to-kotlin], into: Generated}}
            # coupon.yaml
            sheet: coupon
            content: [{height: 80}]
            # answer.json
            {"files": [{"path": "Sheets.kt", "text": "object Sheets"}]}
            """,
        check: .whileReading)
}
