# Standard input, alone and in the place of a file.
==> Specs/a.yaml
sheet: a
detnets: [fit]
==> sheetc.yaml
sheetc: 1
specs: [Specs]
$ printf 'sheet: a\ndetnets: [fit]\n' | sheetc lint -
$ printf 'sheet: a\ncontent: [{id: body, height: 200}]\n' | sheetc lint --stdin-filename Specs/a.yaml -
$ printf 'sheet: a\ndetents: [0.5]\n' | sheetc lint --format short --stdin-filename Specs/a.yaml -
$ printf 'sheet: b\ndetents: [0.5]\n' | sheetc lint --stdin-filename Specs/b.yaml -
$ printf '' | sheetc lint -
$ printf 'sheet: c\n' | sheetc dump --stage events -
