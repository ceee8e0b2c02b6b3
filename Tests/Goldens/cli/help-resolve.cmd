# Help of one command.
$ sheetc help resolve
