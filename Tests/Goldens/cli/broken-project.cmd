# What is wrong in the project file has a place and ends with 2.
==> sheetc.yaml
sheetc: 1
spec: [Specs]
devices: [iphone-16, iphone-17-ultra]
profile: ios17
rules: {unknown-key: hint, suspicous-ratio: off}
swift: {access: secret}
==> Specs/a.yaml
sheet: a
content: [{id: body, height: 200}]
$ sheetc lint Specs
$ sheetc build Specs
$ sheetc config
$ sheetc lint --format short Specs
==> sheetc.yaml
sheetc: 1
specs: [Specs
$ sheetc lint
==> sheetc.yaml
sheetc: 2
$ sheetc lint Specs
==> sheetc.yaml
specs: [Specs]
$ sheetc lint
