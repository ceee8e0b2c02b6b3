# Outputs that a person changed stay; outputs that are none any more go.
==> sheetc.yaml
sheetc: 1
specs: [Specs]
outputs: {json: out/sheets.json, swift: out/Sheets.swift}
==> Specs/a.yaml
sheet: a
content: [{id: body, height: 200}]
$ sheetc build
$ echo '// mine' >> out/Sheets.swift
$ sheetc build
$ sheetc build --check | head -20
$ rm out/Sheets.swift
$ sheetc build
==> sheetc.yaml
sheetc: 1
specs: [Specs]
outputs: {json: out/sheets.json}
$ sheetc build
$ ls out
==> sheetc.yaml
sheetc: 1
specs: [Specs]
outputs: {swift: out/Sheets.swift}
$ echo ' ' >> out/sheets.json
$ sheetc build
$ ls out
