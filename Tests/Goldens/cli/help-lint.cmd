# Help of one command.
$ sheetc help lint
