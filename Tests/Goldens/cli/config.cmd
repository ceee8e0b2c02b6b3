# The settings in force, and who set them.
==> sheetc.yaml
sheetc: 1
specs: [Specs]
devices: [iphone-se-3, {id: kiosk, kind: pad, width: 600, height: 1024, scale: 2, insets: {top: 20}}]
textSizes: [large, accessibility5]
rules: {touch-target: error, suspicious-ratio: off}
$ sheetc config
$ sheetc --set profile=ios18 config --effective
$ sheetc --set profile=ios18 config --effective --format json
$ sheetc --set profile=ios18 config --effective --format markdown
