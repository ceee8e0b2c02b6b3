# Help of one command.
$ sheetc help rules
