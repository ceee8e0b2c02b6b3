# What shows findings in a whole repository is given paths from its root, the rest paths from the project.
==> ios/sheetc.yaml
sheetc: 1
specs: [Specs]
==> ios/Specs/a b.yaml
sheet: a
heder: 30
header: 30
header: 40
$ mkdir .git
$ sheetc -C ios lint --format short
$ sheetc -C ios lint --format checkstyle | grep 'file name'
$ sheetc -C ios lint --format json | grep '"path"'
$ sheetc -C ios lint --format github
$ GITHUB_ACTIONS=true sheetc -q lint ios --format text | grep '^::'
$ sheetc -C ios lint --format gitlab | grep '"path"'
$ sheetc -C ios lint --format sarif | grep '"uri'
$ sheetc -C ios lint --format gitlab - < 'ios/Specs/a b.yaml' | grep '"path"'
$ rmdir .git && sheetc -C ios lint --format github
