# A run that would look at nothing says so.
$ sheetc lint
$ mkdir empty
$ sheetc lint empty
$ sheetc build empty
$ sheetc lint --format json empty
==> other.yaml
services: {web: {image: nginx}}
==> more.json
{"a": 1}
$ sheetc lint .
==> a.yaml
sheet: a
content: [{id: body, height: 200}]
$ sheetc lint .
$ sheetc lint other.yaml
