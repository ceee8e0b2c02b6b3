import Foundation
import SheetText
import Testing

@testable import SheetEmit

@Suite struct FromYAMLTests {
    /// 393 · 9 / 16 = 221.0625, 393 / 1.5 = 262; one line of 28 pt is 33.414, up to the pixel 33.667, three are
    /// 101.667; M is 852 − 59 − 34 = 759, `medium` 0.56 · 759 = 425.04, and (759 − 10) · 2 − 61 is cut to M.
    @Test func everyDefaultIsWrittenOut() throws {
        let (project, findings) = compile(custom, devices: ["iphone-15"])
        #expect(findings.map(\.message) == [])
        let text = jsonOutput(project, path: "sheets.json", style: .compact).text
        let start = try #require(text.range(of: #"{"id":"b""#)?.lowerBound)
        #expect(text[start...] == normalised + "]}\n")
    }

    @Test func theConstantsOfASpec() throws {
        let (project, _) = compile(custom, devices: ["iphone-15"])
        let text = swiftOutput(project, path: "Sheets.swift", style: .constants, options: SwiftOptions()).text
        for line in [
            #"static let background: String = "brand.x""#, "static let dimOpacity: Double = 0.4",
            "static let changeDuration: Double = 0.3", "static func medium(medium: Double) -> Double {",
            "/// `(max - 10) * 2 - (60pt + 1)`, at least `20% of (screen - 1)`",
            "Swift.max(20 * (screen - 1) / 100, (max - 10) * 2 - (60 + 1))\n",
        ] {
            #expect(text.contains(line))
        }
    }
}

private let custom = """
    sheet: b
    presentation: custom
    background: brand.x
    dim: 0.4
    shadow: {radius: 12}
    motion: {duration: 0.3, curve: easeOut}
    interaction: {upThrough: medium}
    detents: [medium, {id: big, height: (max - 10) * 2 - (60pt + 1), min: 20% of (screen - 1)}]
    content:
      - {height: 80}
      - {aspect: "16/9"}
      - {aspect: 1.5, color: surface.a}
      - {id: s, stack: [{id: t, text: title, lines: {max: 3, typical: 1}}], when: not (pad or screen < 3)}
    ---
    tokens:
      colors: {surface: {a: {light: "#abc", dark: p3(1 0 0)}}}
    """

private let normalised = """
    {"id":"b","swiftName":"b","source":"case.yaml","type":"expand","presentation":"custom",\
    "background":{"token":"brand.x"},"header":{"height":"0","overlay":false},"footer":{"height":"0"},\
    "grabber":{"visible":"auto","width":"36","height":"5","top":"5","area":"0"},"insets":{"top":"0",\
    "bottom":"0","leading":"0","trailing":"0"},"spacing":"0","safeArea":"add",\
    "shadow":[{"color":{"light":"#000000FF","dark":"#000000FF"},"opacity":1,"x":"0","y":"0",\
    "radius":"12"}],"dim":{"color":{"light":"#000000FF","dark":"#000000FF"},"opacity":0.4},\
    "interaction":{"upThrough":"medium"},"dismiss":{"drag":true,"tap":true},"snap":"nearest",\
    "swipeRegion":"all","contentInteraction":"resizes","motion":{"present":{"duration":0.3,\
    "curve":"easeOut"},"dismiss":{"duration":0.3,"curve":"easeOut"},"change":{"duration":0.3,\
    "curve":"easeOut"},"transition":"slide"},"debounce":0,"compactHeight":"attached",\
    "accessibility":{"voiceOver":"unchanged"},"events":["dismiss"],"detents":[{"id":"medium",\
    "height":"medium"},{"id":"big","height":"(max - 10) * 2 - (60pt + 1)","min":"20% of (screen - 1)"}],\
    "content":[{"height":"80"},{"aspect":"16/9"},{"aspect":1.5,"color":{"light":"#ADBACAFF",\
    "dark":"#FF0000FF","token":"surface.a","space":"display-p3"}},{"id":"s","stack":[{"id":"t",\
    "text":"title1","lines":{"min":0,"typical":1,"max":3},"reflow":false}],"axis":"vertical",\
    "spacing":"0","when":"not (pad or screen < 3)"}],\
    "resolved":[{"context":"iphone-15-portrait-large-ios26","form":"edge","width":393,"max":759,\
    "cap":793,"header":0,"footer":0,"insets":{"top":0,"bottom":0,"leading":0,"trailing":0},"spacing":0,\
    "grabber":true,"content":{"min":563.063,"typical":596.729,"max":664.729},"fit":{"min":563.063,\
    "typical":596.729,"max":664.729},"detents":[{"id":"medium","value":425,"total":459,\
    "top":393},{"id":"big","value":759,"total":793,"top":59,"reasons":["system"]}],"initial":"medium",\
    "upThrough":"medium","blocks":[{"y":0,"height":80},{"y":80,"height":221.063},{"y":301.063,\
    "height":262},{"id":"s","y":563.063,"height":33.667}]}]}
    """
