# A rule with its examples, and where the heights of a sheet come from.
==> sheetc.yaml
sheetc: 1
specs: [Specs]
devices: [iphone-se-3, iphone-15, iphone-16]
==> Specs/base.yaml
sheet: base
abstract: true
screenCap: screen - 60
content:
  - {id: title, text: title2, padding: 16}
  - {id: rows, rows: {min: 0, typical: 12, max: 40}, rowHeight: 72, scroll: true}
==> Specs/coupon.yaml
sheet: coupon
extends: base
detents:
  - {id: low, height: 40% of screen, min: 300}
  - {id: high, height: fit, when: fit > 50% of screen}
$ sheetc explain touch-target
$ sheetc explain byte-order-mark
$ sheetc explain os-availability
$ sheetc explain coupon
$ sheetc explain coupon.low --device iphone-se-3
$ sheetc explain coupon.lwo
$ sheetc explain base
$ sheetc explain cupon
