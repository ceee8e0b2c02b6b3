# What people see first.
$ sheetc
$ sheetc help
$ sheetc --help
$ sheetc help exit-status
$ sheetc help exit-statsu
