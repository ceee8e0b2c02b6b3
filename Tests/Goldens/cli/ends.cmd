# How runs end where little is there to be said, or nobody listens.
==> a.yaml
sheet: a
presentation: custom
content: [{height: 80}]
==> b.yaml
sheet: b
heder: 30
==> sheetc.yaml
sheetc: 1
specs: [a.yaml]
$ sheetc lint ''
$ sheetc build a.yaml ''
$ sheetc build
$ sheetc build --fail-on hint
$ sheetc build --set 'specs=[a.yaml, b.yaml]'
$ (sheetc -q lint a.yaml b.yaml; echo "status $?" >&2) | true
$ (sheetc -q lint a.yaml; echo "status $?" >&2) | true
$ sheetc lint --set 'exclude=["**"]'
$ sheetc build --set 'exclude=["**"]'
