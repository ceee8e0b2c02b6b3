print("rates \(Sheets.rates.resolve(in: .iphoneSE3).total(of: .fit) ?? 0)")
