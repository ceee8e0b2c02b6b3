// Made by sheetc from bad.yaml. # expect: edited-output
enum Sheets {
    enum Coupon { static let detents = 2 }
}
