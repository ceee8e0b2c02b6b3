// Every way to use a spec that the documentation promises, as an app writes it.
import SheetLayout
import SheetUI
import SwiftUI
import UIKit

struct Coupon: Identifiable { let id: Int }

struct Shop: Identifiable { let id: Int }

struct PaymentView: View { var body: some View { Text("payment") } }

struct MapPanel: View { var body: some View { Text("map") } }

struct ArticleView: View { var body: some View { Text("article") } }

struct CouponsView: View {
    let shop: Shop
    init(_ shop: Shop) { self.shop = shop }
    var body: some View { Text("coupons of \(shop.id)") }
}

struct Checkout: View {
    @State var paying = false
    @State var shown = true
    @State var shop: Shop?
    @State var stop: Sheets.Maps.Detent = .medium
    @State var place: Sheets.TipFull.Detent = .tip
    let coupons = [Coupon(id: 1)]

    func reload() {}

    var body: some View {
        Text("checkout")
            .sheet(Sheets.payment, isPresented: $paying, onDismiss: reload) { PaymentView() }
            .sheet(Sheets.coupons, item: $shop, content: .init(rows: coupons.count)) { CouponsView($0) }
            .sheet(Sheets.coupons, item: $shop, onDismiss: reload) { CouponsView($0) }
            .sheet(Sheets.maps, isPresented: $shown, detent: $stop) { MapPanel() }
            .sheet(Sheets.adot, isPresented: $shown) { ArticleView().sheetBlock(Sheets.Adot.Block.body) }
            .sheet(Sheets.tipFull, isPresented: $shown, callbacks: .init { $0.onDetentChange = { place = $0 } }) {
                MapPanel()
            }
    }
}

final class ShopController: UIViewController {
    let coupons = [Coupon(id: 1)]
    let list = UITableView()
    let mapList = UIViewController()

    func done() {}

    func showSystemSheet() {
        let controller = UIViewController()
        controller.sheetPresentationController?.apply(Sheets.coupons, content: .init(rows: coupons.count))
        present(controller, animated: true)
        controller.sheetPresentationController?.move(to: Sheets.Coupons.Detent.expanded)
        let stop: Sheets.Coupons.Detent? = controller.sheetPresentationController?.detent(of: Sheets.coupons)
        if stop == .expanded { done() }
    }

    func showPanels() {
        present(SheetPanel(Sheets.couponTable, content: list) { $0.onDismiss = done }, animated: true)
        let panel = SheetPanel(Sheets.tipFull, content: mapList)
        panel.embed(in: self)
        panel.move(to: .full)
        panel.callbacks.onDetentChange = { [weak self] stop in if stop == .tip { self?.done() } }
    }

    func measure() {
        let panel = SheetPanel(Sheets.couponTable, content: list, measured: .init(table: 200))
        panel.measure(.table, by: list)
        panel.measured.table = 300
        panel.close()
    }
}

func heights() -> Bool {
    Sheets.coupons.resolve(in: .iphoneSE3).total(of: .collapsed) == 333.5
}
