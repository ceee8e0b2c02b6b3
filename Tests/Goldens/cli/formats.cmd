# The same findings in every format.
==> a.yaml
# 쿠폰 시트
sheet: coupon
detnets: [fit]
content:
  - {id: rows, rows: {min: 0, typical: 8, max: 40}, rowHeigth: 72, scroll: true}  # 행
  - {id: apply, height: 20, role: button}
==> b.yaml
sheet: tip
detents: [0.5]
$ sheetc lint a.yaml b.yaml
$ sheetc lint --format text a.yaml b.yaml
$ sheetc lint --format short a.yaml b.yaml
$ sheetc lint --format json a.yaml b.yaml
==> clean.yaml
sheet: clean
content: [{id: body, height: 200}]
$ sheetc lint --format short clean.yaml
$ sheetc lint --format json clean.yaml
==> cascade.yaml
sheet: cascade
detents: [{fraction: 0.5}]
content:
  - {id: a, heigth: 20}
  - {id: b, heigth: 20, colour: red}
  - {id: c, widht: 20}
$ sheetc lint --format short cascade.yaml
