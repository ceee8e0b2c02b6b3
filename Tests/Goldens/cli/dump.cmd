# What each stage sees of a file.
==> a.yaml
sheet: a   # the id
insets: &gap 16
detents: [fit]
content:
  - {id: body, height: "100 + 20", padding: *gap}
$ sheetc dump --stage events a.yaml
$ sheetc dump --stage tree a.yaml
$ sheetc dump --stage spec a.yaml
$ sheetc --set devices=[iphone-se-3] dump --stage resolved a.yaml
$ sheetc dump --stage spec missing.yaml
$ sheetc dump --stage tree missing.yaml
==> broken.yaml
sheet: a
content: [
$ sheetc dump --stage events broken.yaml
$ sheetc dump --stage tree broken.yaml
$ sheetc dump --stage spec broken.yaml
$ sheetc dump --stage resolved broken.yaml
