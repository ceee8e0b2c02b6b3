# Help of one command.
$ sheetc help version
