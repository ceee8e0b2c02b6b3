# One schema at a time; of specs where none is named.
$ sheetc schema | head -n 4
$ sheetc schema --config | head -n 4
$ sheetc schema --output | head -n 4
$ sheetc schema --diagnostics | head -n 4
$ sheetc schema --spec --output
$ sheetc schema --outptu
