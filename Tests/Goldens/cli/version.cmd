# The version.
$ sheetc version
$ sheetc --version
$ sheetc version --format json
$ sheetc version --format yaml
