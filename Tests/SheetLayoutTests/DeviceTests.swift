import SheetLayout
import Testing

@Suite struct DeviceTests {
    /// Write what differs into SheetDeviceTable.swift.
    @Test func areThoseOfTheFiles() throws {
        let older = try table("devices_variants.csv").filter { ["ios<=18", "ipados<=18"].contains($0["variant"]) }
        let expected = try table("devices.csv").map { row in
            try device(row, older: older.first { $0["id"] == row["id"] })
        }
        #expect(SheetDevice.all.map(\.id) == expected.map(\.id))
        for (device, expected) in zip(SheetDevice.all, expected) { #expect(device == expected) }
    }

    private func device(_ row: [String: String], older: [String: String]?) throws -> SheetDevice {
        let kind = try #require(SheetContext.Kind(rawValue: row["kind"] ?? ""))
        return SheetDevice(
            id: try #require(row["id"]), name: row["name"], kind: kind, homeButton: row["home_button"] == "yes",
            width: try number(row, "width_pt"), height: try number(row, "height_pt"),
            scale: try number(row, "scale"), insets: try portrait(row), landscapeInsets: landscape(row),
            landscapeSizeClass: kind == .phone && row["landscape_size_class"] == "regular/compact"
                ? .regular : .compact,
            ios18: try older.map {
                SheetDeviceVariant(insets: try portrait($0), landscapeInsets: landscape($0))
            })
    }

    private func portrait(_ row: [String: String]) throws -> SheetInsets {
        SheetInsets(top: try number(row, "portrait_top"), bottom: try number(row, "portrait_bottom"))
    }

    private func landscape(_ row: [String: String]) -> SheetInsets? {
        let edges = ["top", "bottom", "left", "right"].compactMap { row["landscape_\($0)"].flatMap(Double.init) }
        guard edges.count == 4 else { return nil }
        return SheetInsets(top: edges[0], bottom: edges[1], leading: edges[2], trailing: edges[3])
    }

    private func number(_ row: [String: String], _ column: String) throws -> Double {
        try #require(row[column].flatMap(Double.init))
    }

    @Test func includeOtherMakers() { #expect(SheetDevice.all.contains { $0.id == "galaxy-s24" }) }

    @Test func landscapeSwapsSizesAndInsets() throws {
        let turned = try context("iphone-15", .landscape)
        #expect(turned.width == 852 && turned.height == 393 && turned.portraitHeight == 852)
        #expect(turned.safeArea == SheetInsets(top: 0, bottom: 20, leading: 59, trailing: 59))
        #expect(turned.id == "iphone-15-landscape-large-ios26")
        #expect(turned.verticalSizeClass == .compact)
    }

    @Test func withoutLandscapeInsetsThereIsNoLandscape() throws {
        for id in ["pixel-9", "iphone-duo-outer"] {
            let device = try #require(SheetDevice.all.first { $0.id == id })
            #expect(device.context(orientation: .landscape) == nil)
            #expect(device.context(orientation: .portrait) != nil)
        }
    }

    @Test func profileIOS18TakesTheOlderInsets() throws {
        #expect(try context("iphone-15", .landscape, .large, .ios18).safeArea.bottom == 21)
        #expect(try context("ipad-mini-6", .portrait, .large, .ios18).safeArea == SheetInsets(top: 24, bottom: 20))
        #expect(try context("iphone-17", .landscape, .large, .ios18).safeArea.bottom == 20)
    }

    @Test func sizeClasses() throws {
        #expect(try context("iphone-15").horizontalSizeClass == .compact)
        #expect(try context("iphone-15").verticalSizeClass == .regular)
        #expect(try context("iphone-15", .landscape).horizontalSizeClass == .compact)
        #expect(try context("iphone-16-plus", .landscape).horizontalSizeClass == .regular)
        #expect(try context("iphone-16-plus").horizontalSizeClass == .compact)
        for orientation in SheetContext.Orientation.allCases {
            #expect(try context("ipad-mini-6", orientation).horizontalSizeClass == .regular)
            #expect(try context("ipad-mini-6", orientation).verticalSizeClass == .regular)
        }
    }

    @Test func anOwnDeviceIsAPhone() throws {
        let own = SheetDevice(id: "own", width: 400, height: 800, scale: 2, landscapeInsets: SheetInsets(bottom: 9))
        let turned = try #require(own.context(orientation: .landscape))
        #expect(turned.kind == .phone && !turned.homeButton && turned.horizontalSizeClass == .compact)
        #expect(turned.safeArea.bottom == 9 && own.name == "own")
        #expect(SheetDevice(id: "bare", width: 400, height: 800, scale: 2).context(orientation: .landscape) == nil)
    }
}
