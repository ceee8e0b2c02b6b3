# Without a project file.
$ sheetc config
$ sheetc config --effective
