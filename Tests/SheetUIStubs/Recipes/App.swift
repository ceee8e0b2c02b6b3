// What the recipes find in the app they are used in.
import SheetLayout
import SwiftUI
import UIKit

struct Article: View { var body: some View { Text("article") } }

struct SearchResults: View { var body: some View { Text("results") } }

final class GreetingLabel: UILabel {
    convenience init(in container: UIView) {
        self.init(frame: container.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text = "hello"
    }
}

final class MapContent: UIView { var isCovered = false }

final class PlacesList: UIViewController {}
