import Foundation
import SheetLayout
import SheetModel
import SheetText
import Testing

@testable import SheetEmit

@Suite struct JSONOutputTests {
    @Test func everyKeyInItsPlace() throws {
        let file = jsonOutput(everything, path: "sheets.json", style: .indented)
        #expect(file.path == "sheets.json")
        #expect(file.text == golden)
        _ = try JSONSerialization.jsonObject(with: Data(file.bytes))
    }

    @Test func compactIsTheSameWithoutWhiteSpace() throws {
        let compact = jsonOutput(everything, path: "sheets.json", style: .compact)
        #expect(compact.text.hasPrefix(#"{"sheetc":1,"contexts":[{"id":"iphone-16-portrait-large-ios26","device":"#))
        #expect(compact.text.hasSuffix("]}]}]}\n"))
        #expect(!compact.text.dropLast().contains("\n"))
        let indented = jsonOutput(everything, path: "sheets.json", style: .indented)
        let left = try JSONSerialization.jsonObject(with: Data(compact.bytes)) as? NSDictionary
        let right = try JSONSerialization.jsonObject(with: Data(indented.bytes)) as? NSDictionary
        #expect(left != nil && left == right)
    }

    @Test func nothingAtAll() {
        let empty = """
            {
              "sheetc": 1,
              "contexts": [],
              "tokens": {
                "colors": {},
                "lengths": {}
              },
              "sheets": []
            }

            """
        #expect(jsonOutput(project([]), path: "sheets.json", style: .indented).text == empty)
    }

    @Test(arguments: [
        (0.00049, false), (0.0005, true), (-1, false), (12.5, true),
    ])
    func overflowThatPrintsAs0IsLeftOut(overflow: Double, isThere: Bool) {
        var resolution = SheetResolution(form: .edge)
        resolution.overflow = overflow
        resolution.unreachable = overflow
        var json = JSONWriter(style: .compact)
        json.write(resolution, context: "c")
        let text = String(decoding: json.buffer.bytes, as: UTF8.self)
        #expect(text.contains("\"overflow\":") == isThere)
        #expect(text.contains("\"unreachable\":") == isThere)
    }

    @Test func whatTheResolverSays() throws {
        let text = jsonOutput(
            project([linkedSheet("coupon", definition: coupon())], contexts: [phone]), path: "x", style: .compact
        ).text
        // headline 20.333 + 24 of padding, rows 8 × 72, apply 56, header 30: 706.333; half the screen 426; M 793 − 34
        #expect(text.contains(#""fit":{"min":130.333,"typical":706.333,"max":3010.333}"#))
        #expect(text.contains(#"{"id":"collapsed","value":426,"total":460,"top":392,"range":[130.333,426]"#))
        #expect(text.contains(#""scrolls":["rows"],"blocks":[{"id":"title","y":30,"height":44.333}"#))
    }

    private var everything: ResolvedProject {
        let red = SheetColor.value(
            light: SheetRGBA(red: 255, green: 10, blue: 0), dark: SheetRGBA(red: 1, green: 2, blue: 3, alpha: 128),
            space: .displayP3, token: "a.red")
        let team = ExtensionEntry(
            name: Located("x-team", at: nowhere),
            value: .mapping([
                (key: "b", value: .list([.number("1e3"), .null, .bool(true)])), (key: "a", value: .text("\u{1}")),
            ]))
        let sheet = linkedSheet(
            "쿠폰-목록", summary: "Says \"hi\"\n\\ twice", merged: written(red), extensions: [team],
            definition: SheetDefinition(id: "쿠폰-목록"))
        let base = linkedSheet("base", isAbstract: true)
        var project = project([base, sheet], contexts: [scaled])
        project.linked.tokens.colors = [
            Token(path: "a.red", range: nowhere, value: red),
            Token(path: "b", range: nowhere, value: .external("brand")),
        ]
        project.linked.tokens.lengths = [Token(path: "space.m", range: nowhere, value: 16.0004)]
        project.resolutions = [[], [resolution]]
        return project
    }

    private var scaled: SheetContext {
        var context = phone
        context.scale = 2.6250001
        return context
    }

    private func written(_ color: SheetColor) -> RecordValue {
        record(
            (.sheet, .text("쿠폰-목록")), (.type, .text("expand")), (.presentation, .text("custom")),
            (.background, .paint(color)), (.initial, .null),
            (.header, .record(record((.height, length(.points(60))), (.overlay, .bool(false))))),
            (.shadow, .list([value(.record(record((.opacity, .number(0.25)), (.radius, length(.number(12))))))])),
            (
                .motion,
                .record(record((.present, .record(record((.curve, .curve(.spring(response: 0.5, damping: 0.8))))))))
            ),
            (.debounce, .number(0)),
            (
                .detents,
                .list([
                    value(
                        .record(
                            record(
                                (.id, .text("low")),
                                (.height, length(.call(.min, [.name(.fit), .percent(50, of: .name(.screen))]))),
                                (
                                    .when,
                                    .condition(ConditionSyntax(.and(.trait(.phone), .not(.trait(.landscape)))))
                                ))))
                ])
            ),
            (
                .content,
                .list([
                    value(.record(record((.aspect, .ratio(SheetRatio(width: 16, height: 9)))))),
                    value(.record(record((.aspect, .ratio(SheetRatio(width: 1.5)))))),
                ])
            ))
    }

    private var resolution: SheetResolution {
        var resolution = SheetResolution(form: .edge)
        resolution.width = 393
        resolution.max = 759
        resolution.cap = 792.99951
        resolution.insets = SheetInsets(top: 1, bottom: 2, leading: 3, trailing: -0.0001)
        resolution.showsGrabber = true
        resolution.corner = 20
        resolution.content = SheetInterval(min: 1, typical: 2, max: nil)
        var detent = SheetResolvedDetent(id: "low", value: 244 + 2.0 / 3, total: 278 + 2.0 / 3)
        detent.top = 573 + 1.0 / 3
        detent.range = [100, 425]
        detent.reasons = [.min, .screenCap]
        detent.merged = ["high"]
        detent.card = SheetCard(inset: 8, height: 267.32, top: 576.68)
        detent.threshold = 80
        resolution.detents = [detent]
        resolution.initial = "low"
        resolution.conditional = ["high"]
        resolution.dimFrom = "low"
        resolution.upThrough = "low"
        resolution.overflow = 12
        resolution.unreachable = 1.5
        resolution.scrolls = ["rows"]
        resolution.blocks = [
            SheetResolvedBlock(id: nil, y: 0, height: 0.1 + 0.2), SheetResolvedBlock(id: "rows", y: 0.3, height: 100),
        ]
        return resolution
    }
}

private let golden = """
    {
      "sheetc": 1,
      "contexts": [
        {
          "id": "iphone-16-portrait-large-ios26",
          "device": "iphone-16",
          "orientation": "portrait",
          "textSize": "large",
          "profile": "ios26",
          "width": 393,
          "height": 852,
          "scale": 2.6250001,
          "safeArea": {
            "top": 59,
            "bottom": 34,
            "leading": 0,
            "trailing": 0
          }
        }
      ],
      "tokens": {
        "colors": {
          "a.red": {
            "light": "#FF0A00FF",
            "dark": "#01020380",
            "token": "a.red",
            "space": "display-p3"
          },
          "b": {
            "token": "brand"
          }
        },
        "lengths": {
          "space.m": 16
        }
      },
      "sheets": [
        {
          "id": "쿠폰-목록",
          "swiftName": "쿠폰목록",
          "source": "Specs/쿠폰-목록.yaml",
          "summary": "Says \\"hi\\"\\n\\\\ twice",
          "type": "expand",
          "presentation": "custom",
          "background": {
            "light": "#FF0A00FF",
            "dark": "#01020380",
            "token": "a.red",
            "space": "display-p3"
          },
          "header": {
            "height": "60pt",
            "overlay": false
          },
          "footer": {
            "height": "0"
          },
          "grabber": {
            "visible": "auto",
            "width": "36",
            "height": "5",
            "top": "5",
            "area": "0"
          },
          "insets": {
            "top": "0",
            "bottom": "0",
            "leading": "0",
            "trailing": "0"
          },
          "spacing": "0",
          "safeArea": "add",
          "shadow": [
            {
              "color": {
                "light": "#000000FF",
                "dark": "#000000FF"
              },
              "opacity": 0.25,
              "x": "0",
              "y": "0",
              "radius": "12"
            }
          ],
          "dim": {
            "color": {
              "light": "#000000FF",
              "dark": "#000000FF"
            }
          },
          "interaction": "disabled",
          "dismiss": {
            "drag": true,
            "tap": true
          },
          "snap": "nearest",
          "swipeRegion": "all",
          "contentInteraction": "resizes",
          "motion": {
            "present": {
              "curve": "spring(0.5, 0.8)"
            },
            "transition": "slide"
          },
          "debounce": 0,
          "compactHeight": "attached",
          "accessibility": {
            "voiceOver": "unchanged"
          },
          "events": [
            "dismiss"
          ],
          "x-team": {
            "b": [
              1e3,
              null,
              true
            ],
            "a": "\\u0001"
          },
          "detents": [
            {
              "id": "low",
              "height": "min(fit, 50% of screen)",
              "when": "phone and not landscape"
            }
          ],
          "content": [
            {
              "aspect": "16/9"
            },
            {
              "aspect": 1.5
            }
          ],
          "resolved": [
            {
              "context": "iphone-16-portrait-large-ios26",
              "form": "edge",
              "width": 393,
              "max": 759,
              "cap": 793,
              "header": 0,
              "footer": 0,
              "insets": {
                "top": 1,
                "bottom": 2,
                "leading": 3,
                "trailing": 0
              },
              "spacing": 0,
              "grabber": true,
              "corner": 20,
              "content": {
                "min": 1,
                "typical": 2,
                "max": null
              },
              "fit": {
                "min": 0,
                "typical": 0,
                "max": 0
              },
              "detents": [
                {
                  "id": "low",
                  "value": 244.667,
                  "total": 278.667,
                  "top": 573.333,
                  "range": [
                    100,
                    425
                  ],
                  "reasons": [
                    "min",
                    "screenCap"
                  ],
                  "merged": [
                    "high"
                  ],
                  "card": {
                    "inset": 8,
                    "height": 267.32,
                    "top": 576.68
                  },
                  "threshold": 80
                }
              ],
              "initial": "low",
              "conditional": [
                "high"
              ],
              "dimFrom": "low",
              "upThrough": "low",
              "overflow": 12,
              "unreachable": 1.5,
              "scrolls": [
                "rows"
              ],
              "blocks": [
                {
                  "y": 0,
                  "height": 0.3
                },
                {
                  "id": "rows",
                  "y": 0.3,
                  "height": 100
                }
              ]
            }
          ]
        }
      ]
    }

    """
