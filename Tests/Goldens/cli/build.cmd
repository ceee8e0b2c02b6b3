# What a build writes, and when.
==> a.yaml
sheet: a
summary: One sheet.
content: [{id: body, height: 200}]
$ sheetc build a.yaml
$ find . -type f | LC_ALL=C sort
$ cat Generated/Sheets.swift
$ sed "s/[0-9a-f]\{16,\}/HASH/" .sheetc-outputs
$ sheetc build a.yaml
$ sheetc build --check a.yaml
==> a.yaml
sheet: a
summary: One sheet.
content: [{id: body, height: 240}]
$ sheetc build --check a.yaml
$ sheetc build -q a.yaml
$ sheetc build --check a.yaml
==> a.yaml
sheet: a
contnet: [{id: body, height: 200}]
$ sheetc build a.yaml
$ sheetc build --check a.yaml
