# What can be written: style spec is the usual Swift, `runtime` the source it rests on.
==> a.yaml
sheet: a
summary: One sheet.
content: [{id: rows, rows: {min: 0, typical: 4, max: 9}, rowHeight: 44, scroll: true}]
$ sheetc build -o - --emit swift a.yaml
$ sheetc build -o - --emit constants a.yaml | sed -n '/enum A/,$p'
$ sheetc build -o - --emit runtime a.yaml | head -12
$ sheetc build -o all --emit json --emit swift --emit runtime a.yaml
$ sheetc build -o all --emit swift --emit constants a.yaml
$ sheetc --set swift.style=constants build -o plain a.yaml
$ grep -c SheetSpec plain/Sheets.swift
