# Help of one command.
$ sheetc help dump
