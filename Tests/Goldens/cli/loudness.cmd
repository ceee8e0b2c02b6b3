# Notes are on standard error: fewer with -q, more with -v.
==> a.yaml
sheet: a
detents: [0.5]
==> b.yaml
other: 1
$ sheetc lint .
$ sheetc -q lint .
$ sheetc -v lint .
$ sheetc -v build -o out .
$ sheetc -v build -o out .
$ sheetc -q lint missing.yaml
$ sheetc --timings lint . 2>&1 | sed 's/[0-9.]* ms/N ms/'
