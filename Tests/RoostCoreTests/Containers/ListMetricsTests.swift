import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Where rows, headers and footers stand, on both platforms.
@MainActor struct ListMetricsTests {
    private func report(
        _ view: some View, _ idiom: Idiom = .iOS, size: DynamicTypeSize = .large, width: CGFloat = 320
    ) -> LayoutReport {
        LayoutReport(of: view, in: CGSize(width: width, height: 600)) {
            $0.idiom = idiom
            $0.dynamicTypeSize = size
        }
    }

    private func tops(_ report: LayoutReport, _ names: String...) throws -> [CGFloat] {
        try names.map { try #require(report.frame(of: $0)).minY }
    }

    private func row(_ name: String, _ height: CGFloat) -> some View {
        Color.red.frame(height: height).accessibilityIdentifier(name)
    }

    @Test func `A row on iOS is 52 tall, the first one 35 from the top`() throws {
        let report = report(
            List {
                row("a", 10)
                row("b", 10)
            })
        #expect(try tops(report, "a", "b") == [35 + 21, 35 + 52 + 21])
    }

    @Test func `A list's own margin takes the place of the room above its first card`() throws {
        #expect(try tops(report(List { row("a", 10) }.contentMargins(.top, 4)), "a") == [4 + 21])
    }

    @Test func `Under a large title the first card has no room above it (web-ios-nav-basic)`() throws {
        let list = List { row("a", 10) }.navigationTitle("Title")
        #expect(try tops(report(NavigationStack { list }), "a") == [116.5 + 21])
        let inline = NavigationStack { list.navigationBarTitleDisplayMode(.inline) }
        #expect(try tops(report(inline), "a") == [64 + 35 + 21])
        #expect(try tops(report(NavigationStack { list.contentMargins(.top, 4) }), "a") == [116.5 + 21])
    }

    @Test func `A footer's lines are two points closer than a footnote's`() throws {
        let list = List {
            Section {
                row("a", 10)
            } footer: {
                Text("One\nTwo").accessibilityIdentifier("footer")
            }
            Section { row("b", 10) }
        }
        let report = report(list, size: .medium)
        // Lines of 12 points, 14 apart.
        let footer = try #require(report.frame(of: "footer"))
        #expect(abs(footer.height - 28.33) < 0.34)
        // Below them are 2 points less than below one line.
        #expect(abs(try #require(report.frame(of: "b")).minY - footer.minY - (28.33 - 2 + 8 + 17.5 + 20.5)) < 0.5)
    }

    @Test(arguments: [("One", 0), ("One\nTwo", 2), ("One\nTwo\nThree", 2)] as [(String, CGFloat)])
    func `Below a footer of several lines are two points less`(text: String, less: CGFloat) throws {
        let list = List {
            Section {
                row("a", 10)
            } footer: {
                Text(text).accessibilityIdentifier("footer")
            }
            Section { row("b", 10) }
        }
        let report = report(list, size: .medium)
        let footer = try #require(report.frame(of: "footer"))
        #expect(abs(try #require(report.frame(of: "b")).minY - footer.maxY - (8 + 17.5 + 20.5 - less)) < 0.5)
    }

    @Test func `The content of a row that leads on ends 21 points before the row's inset`() throws {
        let link = NavigationLink {
        } label: {
            HStack {
                Spacer()
                row("value", 10).frame(width: 40)
            }
        }
        let value = try #require(report(NavigationStack { List { link } }, size: .medium).frame(of: "value"))
        #expect(abs(value.maxX - (320 - 32 - 21.39)) < 0.34)
    }

    @Test(arguments: [(1366, 1302), (2000, 1312), (600, 536)] as [(CGFloat, CGFloat)])
    func `Rows on cards grow no wider than can be read, and stay in the middle`(width: CGFloat, expected: CGFloat)
        throws
    {
        let report = report(List { row("a", 10) }, width: width)
        let frame = try #require(report.frame(of: "a"))
        #expect(frame.width == expected && frame.midX == width / 2)
    }

    @Test func `A plain list is as wide as its window`() throws {
        let report = report(List { row("a", 10) }.listStyle(.plain), width: 2000)
        #expect(try #require(report.frame(of: "a")).width == 2000 - 32)
    }

    @Test func `Cards and their rows keep 20 points at each side where there is room, and 16 on a phone`() throws {
        func sides(_ sizeClass: UserInterfaceSizeClass, width: CGFloat = 800) throws -> [CGFloat] {
            let list = List { row("a", 40) }.listStyle(.insetGrouped)
            let report = LayoutReport(of: list, in: CGSize(width: width, height: 600)) {
                $0.idiom = .iOS
                $0.horizontalSizeClass = sizeClass
            }
            let frame = try #require(report.frame(of: "a"))
            return [frame.minX, width - frame.maxX]
        }
        #expect(try sides(.regular) == [40, 40])
        #expect(try sides(.compact) == [32, 32])
        #expect(try sides(.compact, width: 402) == [32, 32])
        // Large telephones have the wide margins, as read off two pictures.
        #expect(try sides(.compact, width: 428) == [40, 40])
    }

    @Test func `A row with tall content has 15 points above and below it`() throws {
        let report = report(
            List {
                row("a", 40)
                row("b", 40)
            })
        #expect(try tops(report, "a", "b") == [50, 120])
    }

    @Test func `A toggle, stepper or menu makes no taller row, a slider does`() throws {
        let form = Form {
            Toggle("Toggle", isOn: .constant(true))
            Stepper("Stepper", value: .constant(1))
            Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }
            row("a", 10)
            Slider(value: .constant(0.5))
            row("b", 10)
        }
        #expect(try tops(report(form), "a", "b") == [212, 325])
    }

    @Test func `A toggle in a row stays to be hit`() {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Form { Toggle(isOn ? "On" : "Off", isOn: $isOn).accessibilityIdentifier(isOn ? "on" : "off") }
            }
        }
        let live = LiveView(Page(), size: CGSize(width: 320, height: 600))
        // The switch is 30 tall about the row's middle, its label 20.5.
        live.tap(at: CGPoint(x: 260, y: 35 + 26 - 13))
        #expect(live.frame(of: "on") != nil)
    }

    @Test(arguments: [
        (DynamicTypeSize.xSmall, 49), (.medium, 51), (.large, 52), (.xxxLarge, 59), (.accessibility5, 92),
    ])
    func `Rows follow the size of the text`(size: DynamicTypeSize, points: Int) throws {
        let height = CGFloat(points)
        let list = List {
            row("a", 10)
            row("b", 10)
        }
        let tops = try tops(report(list, size: size), "a", "b")
        #expect(tops[1] - tops[0] == height)
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = size
        #expect(environment.defaultMinListRowHeight == height)
    }

    @Test func `A label's icon has a slot of 24 in a row, over which it may reach`() throws {
        let report = report(
            List {
                Label {
                    row("title", 20)
                } icon: {
                    Color.red.frame(width: 29, height: 40).accessibilityIdentifier("icon")
                }
                row("b", 10)
            })
        #expect(try #require(report.frame(of: "title")).minX == 72)
        #expect(try #require(report.frame(of: "icon")).midX == 44)
        #expect(try tops(report, "b") == [35 + 52 + 21])
    }

    @Test(arguments: [(DynamicTypeSize.xSmall, 20.67), (.medium, 23), (.xxxLarge, 31.67)])
    func `The column of icons follows the size of the text`(size: DynamicTypeSize, points: Double) throws {
        let list = List {
            Label {
                row("title", 20)
            } icon: {
                Color.red.frame(width: 10, height: 10)
            }
        }
        let title = try #require(report(list, size: size).frame(of: "title"))
        #expect(abs(title.minX - (32 + points + 16)) < 0.34)
    }

    @Test func `After a footer the next card follows at half the distance of sections`() throws {
        let report = report(
            List {
                Section {
                    row("a", 10)
                } footer: {
                    row("footer", 10)
                }
                Section { row("b", 10) }
            })
        #expect(try tops(report, "footer", "b") == [95, 151.5])
    }

    // MARK: macOS

    @Test func `A row on macOS is 8 taller than its content and at least 24, set in by 16`() throws {
        let report = report(
            List {
                row("a", 10)
                row("b", 40)
                row("c", 16)
            }, .macOS)
        #expect(try tops(report, "a", "b", "c") == [17, 38, 86])
        let frame = try #require(report.frame(of: "b"))
        #expect(frame.minX == 16)
        #expect(frame.width == 288)
    }

    @Test func `Headers on macOS are 28 tall, sections 20 apart`() throws {
        let report = report(
            List {
                Section {
                    row("a", 16)
                } header: {
                    row("first", 16)
                }
                Section {
                    row("b", 16)
                } header: {
                    row("second", 16)
                } footer: {
                    row("footer", 16)
                }
                Section { row("c", 16) }
            }, .macOS)
        #expect(
            try tops(report, "first", "a", "second", "b", "footer", "c") == [16, 42, 88, 114, 140, 186])
    }

    @Test func `The styles of macOS's lists`() throws {
        func first(_ style: some ListStyle) throws -> CGPoint {
            let list = List { row("a", 16) }.listStyle(style)
            return try #require(report(list, .macOS).frame(of: "a")).origin
        }
        #expect(try first(.plain) == CGPoint(x: 8, y: 4))
        #expect(try first(.bordered) == CGPoint(x: 7, y: 5))
        #expect(try first(.sidebar) == CGPoint(x: 16, y: 18))
        #expect(try first(.inset) == CGPoint(x: 16, y: 14))
    }

    @Test func `A grouped form on macOS has cards with 10 points around their rows`() throws {
        let form = Form {
            row("a", 20)
            row("b", 20)
        }
        .formStyle(.grouped)
        let report = report(form, .macOS)
        #expect(try tops(report, "a", "b") == [30, 70])
        #expect(try #require(report.frame(of: "a")).minX == 30)
        #expect(try #require(report.frame(of: "a")).width == 260)
    }
}
