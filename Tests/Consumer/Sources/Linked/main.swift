import SheetLayout

let sheet = Sheets.coupon.resolve(in: .iphoneSE3)
print("coupon \(sheet.total(of: .collapsed) ?? 0) \(sheet.total(of: .expanded) ?? 0)")
