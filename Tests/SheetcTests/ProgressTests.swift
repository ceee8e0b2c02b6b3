import Foundation
import Testing

@testable import sheetc

struct ProgressTests {
    @Test(arguments: [
        (0, 10, "[                    ]   0 %"), (5, 10, "[==========          ]  50 %"),
        (10, 10, "[====================] 100 %"), (12, 10, "[====================] 100 %"),
        (0, 0, "[====================] 100 %"),
    ])
    func text(done: Int, total: Int, expected: String) {
        #expect(progressText(done: done, of: total, columns: 30) == expected)
    }

    @Test(arguments: [1, 12, 30, 80, 500]) func itNeverFillsTheLine(columns: Int) {
        let width = progressText(done: 1, of: 3, columns: columns).count
        #expect(width < max(columns, 14) && width <= 60)
    }

    @Test func onlyPeopleAtATerminalSeeIt() {
        func isShown(
            _ isTerminal: Bool, _ variables: [String: String], _ change: (inout GlobalOptions) -> Void = { _ in }
        )
            -> Bool
        {
            var options = GlobalOptions()
            change(&options)
            return showsProgress(options, isTerminal: isTerminal) { variables[$0] }
        }
        #expect(isShown(true, [:]) && isShown(true, ["TERM": "xterm", "CI": ""]))
        #expect(!isShown(false, [:]) && !isShown(true, ["TERM": "dumb"]) && !isShown(true, ["CI": "true"]))
        #expect(!isShown(true, [:]) { $0.progress = false } && !isShown(true, [:]) { $0.quiet = true })
    }
}
