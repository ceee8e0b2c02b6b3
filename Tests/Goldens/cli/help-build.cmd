# Help of one command.
$ sheetc help build
