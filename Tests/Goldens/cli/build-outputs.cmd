# Where the outputs go.
==> a.yaml
sheet: a
content: [{id: body, height: 200}]
$ sheetc build -o out a.yaml
$ find . -type f | LC_ALL=C sort
$ sheetc build -o only --emit json --compact a.yaml
$ cat only/sheets.json
$ sheetc build -o - --emit json --compact a.yaml
$ sheetc build -o - a.yaml
$ sheetc build -o - --emit json --emit constants a.yaml
$ sheetc build --emit constants a.yaml
$ sheetc build --depfile deps.d -o out a.yaml
$ cat deps.d
==> my app/sheetc.yaml
sheetc: 1
specs: [Specs]
outputs: {json: out/all sheets.json}
==> my app/Specs/a sheet.yaml
sheet: a
content: [{id: body, height: 200}]
$ sheetc -C 'my app' build --depfile deps.d
$ cat 'my app/deps.d'
$ sheetc --config 'my app/sheetc.yaml' build --emit constants
$ sheetc --config 'my app/sheetc.yaml' --set outputs.json=../elsewhere.json build
==> my app/sheetc.yaml
sheetc: 1
specs: [Specs]
outputs: {}
$ sheetc -C 'my app' build
==> my app/sheetc.yaml
sheetc: 1
specs: [Specs]
outputs: {json: ../elsewhere.json}
$ sheetc -C 'my app' build
==> my app/sheetc.yaml
sheetc: 1
specs: [Specs]
outputs: {json: Specs/a sheet.yaml}
$ sheetc -C 'my app' build
==> my app/sheetc.yaml
sheetc: 1
specs: [Specs]
outputs: {json: out/both, swift: out/both}
$ sheetc -C 'my app' build
