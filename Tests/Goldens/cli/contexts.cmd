# Findings with arithmetic, and with the devices they concern.
==> coupon.yaml
sheet: coupon
summary: Lets the shopper pick one of the coupons they own.
type: expand
detents:
  - {id: collapsed, height: "min(fit, 50% of screen)"}
  - {id: expanded, height: large, when: fit > 50% of screen}
screenCap: screen - 60
header: 30
content:
  - {id: title, text: headline, lines: 1, padding: 12}
  - {id: rows, rows: {min: 0, typical: 8, max: 40}, rowHeight: 72}
  - {id: apply, height: 56, role: button}
$ sheetc lint coupon.yaml
$ sheetc lint --format json coupon.yaml
