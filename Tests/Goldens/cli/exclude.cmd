# What is excluded is excluded when it is named, too.
==> sheetc.yaml
sheetc: 1
specs: [Specs]
exclude: ["**/drafts/**"]
==> Specs/a.yaml
sheet: a
content: [{id: body, height: 200}]
==> Specs/drafts/b.yaml
sheet: b
detnets: [fit]
$ sheetc lint
$ sheetc lint Specs/drafts/b.yaml
$ sheetc -q lint Specs/drafts/b.yaml
$ sheetc lint Specs/drafts/b.yaml Specs/a.yaml
$ sheetc lint Specs/drafts
