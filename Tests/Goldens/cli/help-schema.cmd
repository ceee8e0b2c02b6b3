# Help of one command.
$ sheetc help schema
