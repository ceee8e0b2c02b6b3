# The first of the known devices, and one of the project's own.
$ sheetc devices | head -6
$ sheetc devices --format markdown | head -4
$ sheetc devices --format json | head -28
$ sheetc --set profile=ios18 devices | grep -e iphone-16-pro-max -e ipad-air-11-m3
$ sheetc --set 'devices=[{id: kiosk, kind: pad, width: 600, height: 1024, scale: 2, insets: {top: 20}}]' devices | tail -1
