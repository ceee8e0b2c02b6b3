import CommandKit

/// What every command takes.
struct GlobalOptions: ParameterTable {
    var config: Argument?
    var set: [String] = []
    var folder: Argument?
    var jobs = 0
    var color = ColorChoice.auto
    var quiet = false
    var verbose = false
    var progress = true
    var timings = false

    static var parameters: [Parameter<GlobalOptions>] {
        [
            .option("config", \.config, value: "FILE", "the project file, in place of the nearest sheetc.yaml"),
            .option("set", \.set, value: "KEY=VALUE", "overrides a setting of the project file: --set profile=ios18"),
            .option("directory", short: "C", \.folder, value: "DIR", "run as if started in this folder"),
            .option("jobs", short: "j", \.jobs, value: "N", "threads to work on; 0 is one a core"),
            .option("color", \.color, value: "WHEN", "colour the reports"),
            .flag("quiet", short: "q", \.quiet, "no notes and no summary"),
            .flag("verbose", short: "v", \.verbose, "say what is read and written"),
            .flag("no-progress", \.progress, sets: false, "no progress bar"),
            .flag("timings", \.timings, "say how long each stage took"),
        ]
    }
}
