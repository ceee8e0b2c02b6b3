# Wrong usage ends with 2, names what was near, and prints nothing on standard output.
$ sheetc biuld
$ sheetc Specs
$ sheetc frobnicate
$ sheetc lint --fial-on hint
$ sheetc lint --fail-on eror
$ sheetc lint --format yaml
$ sheetc lint --format
$ sheetc lint --fail-on=warnng
$ sheetc build --emit swfit
$ sheetc build --chekc
$ sheetc dump a.yaml
$ sheetc dump --stage spec
$ sheetc dump --stage tokens a.yaml
$ sheetc rules extra
$ sheetc -j many lint
$ sheetc --color sometimes lint
$ sheetc lint - -
