# 0 clean, 1 findings at or above --fail-on, 2 what could not be read.
==> clean.yaml
sheet: clean
content: [{id: body, height: 200}]
==> hint.yaml
sheet: hint
detents: [50%]
==> warning.yaml
sheet: warning
detents: [0.5]
==> error.yaml
sheet: error
detnets: [fit]
$ sheetc lint clean.yaml
$ sheetc lint --fail-on hint clean.yaml
$ sheetc lint hint.yaml
$ sheetc lint --fail-on hint hint.yaml
$ sheetc lint warning.yaml
$ sheetc lint --fail-on warning warning.yaml
$ sheetc lint error.yaml
$ sheetc lint missing.yaml
$ sheetc lint missing.yaml error.yaml
$ sheetc lint notes.txt
==> notes.txt
sheet: notes
$ sheetc lint notes.txt clean.yaml
