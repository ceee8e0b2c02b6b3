# The heights as a table.
==> sheetc.yaml
sheetc: 1
specs: [Specs]
devices: [iphone-se-3, iphone-16]
orientations: [portrait, landscape]
==> Specs/maps.yaml
sheet: maps
detents:
  - {id: peek, height: 200}
  - medium
  - large
content:
  - {id: search, height: 56, role: input}
  - {id: results, rows: {min: 0, typical: 10, max: 200}, rowHeight: 60, scroll: true}
---
sheet: note
presentation: custom
content: [{id: words, text: body, lines: 3, padding: 20}]
$ sheetc resolve
$ sheetc resolve note
$ sheetc resolve --format csv
$ sheetc resolve --format markdown
$ sheetc resolve --format json note
$ sheetc resolve nota
$ sheetc resolve frobnicate
==> Specs/bad.yaml
sheet: bad
detnets: [fit]
$ sheetc resolve
