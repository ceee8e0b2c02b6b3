# Help of one command.
$ sheetc help config
