# Help of one command.
$ sheetc help devices
