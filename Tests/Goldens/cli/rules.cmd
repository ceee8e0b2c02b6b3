# All rules; severities are those in force.
$ sheetc rules
$ sheetc --set rules.touch-target=error rules | grep touch-target
$ sheetc rules --format markdown | head -5
$ sheetc rules --format json | head -12
