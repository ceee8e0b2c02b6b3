# Colour where it was asked for, and none else.
==> a.yaml
sheet: a
detnets: [fit]
$ sheetc lint a.yaml
$ sheetc --color never lint a.yaml
$ sheetc --color always lint a.yaml
$ CLICOLOR_FORCE=1 NO_COLOR= TERM=xterm sheetc lint a.yaml
$ sheetc --color always lint --format short a.yaml
$ sheetc --color always lint --format json a.yaml | head -3
$ sheetc --color always lint missing.yaml
