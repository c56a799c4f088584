import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

/// Names of recent systems, as files use them that import SwiftUI alone.
@MainActor struct RecentNameTests {
    private let size = CGSize(width: 200, height: 200)

    // MARK: Shapes and styles

    @Test func `a concentric rectangle's corners have the middles of its container's corners`() throws {
        let view = Color.white
            .overlay {
                ConcentricRectangle().fill(.red).padding(10).accessibilityIdentifier("inner")
            }
            .containerShape(.rect(cornerRadius: 40))
        let live = LiveView(view, size: size)
        // The corner of 30 points leaves the outermost pixels of the inner rectangle white.
        #expect(try live.color(at: 13, 13) == [255, 255, 255])
        #expect(try live.color(at: 24, 24)[1] < 120)
        let square = LiveView(Color.white.overlay { ConcentricRectangle().fill(.red).padding(10) }, size: size)
        #expect(try square.color(at: 12, 12)[1] < 120)
    }

    @Test func `a concentric corner is at least as round as its minimum, and a fixed one as it says`() throws {
        let view = ConcentricRectangle(
            topLeadingCorner: .concentric(minimum: 40), topTrailingCorner: .fixed(40), bottomLeadingCorner: .concentric,
            bottomTrailingCorner: .fixed(0)
        ).fill(.red)
        let live = LiveView(view.background(.white), size: size)
        #expect(try live.color(at: 3, 3) == [255, 255, 255] && live.color(at: 196, 3) == [255, 255, 255])
        #expect(try live.color(at: 2, 197)[1] < 120 && live.color(at: 197, 197)[1] < 120)
    }

    @Test func `a shader changes nothing, and as a style is the primary colour`() throws {
        let plain = LiveView(Color.red, size: size)
        let shaded = LiveView(
            Color.red
                .colorEffect(ShaderLibrary.tint(.float(0.5), .color(.blue)))
                .distortionEffect(ShaderLibrary.default.wave(.boundingRect), maxSampleOffset: .zero)
                .visualEffect { content, proxy in
                    content.layerEffect(ShaderLibrary.pixels(.float2(proxy.size)), maxSampleOffset: .zero)
                }, size: size)
        #expect(try plain.color(at: 50, 50) == shaded.color(at: 50, 50))
        let filled = LiveView(Rectangle().fill(ShaderLibrary.stripes()), size: size)
        #expect(try filled.color(at: 50, 50) == LiveView(Rectangle().fill(.primary), size: size).color(at: 50, 50))
    }

    // MARK: Controls

    @Test func `a flexible button is as wide as its room`() {
        let view = VStack {
            Button("Go") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("fitted")
            Button("Go") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible).accessibilityIdentifier("flexible")
        }
        let report = LayoutReport(of: view, in: size)
        #expect(report.frame(of: "flexible")?.width == 200)
        #expect((report.frame(of: "fitted")?.width ?? 200) < 80)
    }

    @Test func `labels' titles begin below each other where their icons reserve a width`() throws {
        let view = VStack(alignment: .leading) {
            Label {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
            } icon: {
                Color.blue.frame(width: 5, height: 10)
            }
            Label {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
            } icon: {
                Color.blue.frame(width: 25, height: 10)
            }
        }
        .labelReservedIconWidth(30).labelIconToTitleSpacing(4)
        let report = LayoutReport(of: view, in: size)
        let left = try #require(report.frame(of: "a")).minX
        #expect(report.frame(of: "b")?.minX == left)
        // Both labels are 44 points wide, in the middle.
        #expect(abs(left - 78 - 34) < 0.6)
    }

    @Test func `a link in a list has no chevron where it is hidden`() throws {
        func image(_ visibility: Visibility) throws -> CGImage {
            let list = NavigationStack { List { NavigationLink("Next") { Text("Next") } } }
                .navigationLinkIndicatorVisibility(visibility)
            return try LiveView(list, size: CGSize(width: 300, height: 200)).image()
        }
        #expect(try image(.hidden).pixels != image(.visible).pixels)
        #expect(try image(.automatic).pixels == image(.visible).pixels)
    }

    @Test func `a slider without a knob still follows the finger`() throws {
        struct Screen: View {
            @State var value = 0.0
            var body: some View {
                VStack {
                    Slider(value: $value).sliderThumbVisibility(.hidden)
                    Text(verbatim: value > 0.4 ? "high" : "low")
                }
            }
        }
        let live = LiveView(Screen(), size: size)
        let slider = try #require(live.element(.slider))
        live.tap(at: CGPoint(x: slider.frame.midX, y: slider.frame.midY))
        live.advance(by: 0.5)
        #expect(live.contains("high"))
    }

    @Test func `a text with attributes keeps them while it is edited`() throws {
        @MainActor final class Model { var text = AttributedString("ab") }
        let model = Model()
        model.text[model.text.startIndex..<model.text.endIndex].foregroundColor = .red
        let binding = Binding(get: { model.text }, set: { model.text = $0 })
        let live = LiveView(TextEditor(text: binding), size: size)
        #expect(live.tap(.textEditor))
        live.advance(by: 0.2)
        live.type("c")
        live.advance(by: 0.2)
        #expect(String(model.text.characters) == "abc")
        #expect(model.text.runs.allSatisfy { $0.swiftUI.foregroundColor == .red })
    }

    // MARK: Bars and tabs

    @Test func `an item in place of the title shows, and an item without glass stands apart`() throws {
        func screen(_ visibility: Visibility) -> LiveView {
            LiveView(
                NavigationStack {
                    Color.clear.toolbar {
                        ToolbarItem(placement: .title) { Text("Custom") }
                        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
                            .sharedBackgroundVisibility(visibility)
                        ToolbarItem(placement: .topBarTrailing) { Button("Away") {} }.hidden()
                    }
                }, size: CGSize(width: 390, height: 200))
        }
        let live = screen(.hidden)
        #expect(live.contains("Custom") && live.element(.button, "Edit") != nil)
        #expect(live.element(.button, "Away") == nil)
        #expect(try live.image().pixels != screen(.visible).image().pixels)
    }

    private struct OwnItems: CustomizableToolbarContent {
        let shows: Bool
        var body: some CustomizableToolbarContent {
            ToolbarItem(id: "first", placement: .primaryAction) { Button("First") {} }
            if shows {
                ToolbarItem(id: "second", placement: .primaryAction) { Button("Second") {} }
                    .customizationBehavior(.reorderable)
            }
            ToolbarItem(id: "third") { Button("Third") {} }.defaultCustomization(.hidden)
        }
    }

    @Test func `items of a toolbar that could be rearranged stand as they are written`() {
        func names(shows: Bool) -> [String] {
            let screen = NavigationStack { Color.clear.toolbar(id: "bar") { OwnItems(shows: shows) } }
            return LiveView(screen, size: CGSize(width: 390, height: 200)).elements.filter { $0.role == .button }
                .map(\.label)
        }
        #expect(names(shows: true) == ["First", "Second"])
        #expect(names(shows: false) == ["First"])
    }

    @Test func `a sheet has the view behind it that its content asks for`() throws {
        struct Screen: View {
            @State var isShown = true
            var body: some View {
                Color.white.sheet(isPresented: $isShown) {
                    Text("Sheet").presentationBackground { Color.green }
                }
            }
        }
        let live = LiveView(Screen(), size: CGSize(width: 390, height: 800))
        live.advance(by: 1)
        let color = try live.color(at: 195, 700)
        #expect(color[1] > 150 && color[0] < 100)
    }

    @Test func `people select a row of a range`() throws {
        struct Screen: View {
            @State var selection: Int?
            var body: some View {
                VStack {
                    List(0..<3, selection: $selection) { Text("Row \($0)") }
                    Text(verbatim: "chosen \(selection ?? -1)")
                }
            }
        }
        let live = LiveView(Screen(), size: CGSize(width: 390, height: 500)) { $0.idiom = .macOS }
        let row = try #require(live.elements.first { $0.label == "Row 1" })
        live.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
        live.advance(by: 0.3)
        #expect(live.contains("chosen 1"))
    }

    @Test func `a small window and a drag that moves windows compile, and a watch's button has its tint`() throws {
        struct Small: App {
            var body: some Scene {
                WindowGroup { Text("Main").gesture(WindowDragGesture()) }
                    .defaultWindowPlacement { content, context in
                        WindowPlacement(.topLeading, size: content.sizeThatFits(.unspecified))
                    }
                UtilityWindow("Small", id: "small") { Text("Small") }.keyboardShortcut("u")
            }
        }
        _ = Small().body
        let button = Button("Go") {}.buttonStyle(BorderedButtonStyle(tint: .green)).frame(width: 200, height: 200)
        let plain = Button("Go") {}.buttonStyle(.bordered).frame(width: 200, height: 200)
        #expect(try LiveView(button, size: size).image().pixels != LiveView(plain, size: size).image().pixels)
    }

    @Test func `pages of a watch lie below each other`() throws {
        struct Screen: View {
            @State var page = 0
            var body: some View {
                TabView(selection: $page) {
                    Text("One").tag(0)
                    Text("Two").tag(1)
                }
                .tabViewStyle(.verticalPage)
            }
        }
        let live = LiveView(Screen(), size: size)
        #expect(live.contains("One"))
        live.scroll(by: CGSize(width: 0, height: 200), at: CGPoint(x: 100, y: 100))
        live.advance(by: 1)
        #expect(live.element(.text, "Two")?.frame.midY == 100)
    }

    // MARK: Accessibility

    @Test func `an accessibility modifier whose condition is false changes nothing`() {
        let live = LiveView(
            VStack {
                Text("A").accessibilityLabel("First", isEnabled: false).accessibilityIdentifier("a", isEnabled: true)
                Text("B").accessibilityLabel("Second", isEnabled: true).accessibilityIdentifier("b", isEnabled: false)
            }, size: size)
        #expect(live.elements.map(\.label) == ["A", "Second"])
        #expect(live.elements.map(\.identifier) == ["a", ""])
    }

    // MARK: Times

    @Test func `a text follows the clock in a format of the system's`() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let view = VStack {
            Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(90)))
            Text(
                TimeDataSource<Date>.currentDate,
                format: SystemFormatStyle.DateOffset(to: start, allowedFields: [.minute, .second]))
            Text(.currentDate, format: .stopwatch(startingAt: start))
        }
        let live = LiveView(view, size: size, startDate: start) { $0.locale = Locale(identifier: "en_US") }
        #expect(live.contains("1:30") && live.contains("00:00.00"))
        live.advance(by: 61.5)
        #expect(live.contains("0:29") && live.contains("1 minute, 1 second") && live.contains("01:01"))
    }

    @Test func `a reference to a date is relative near it and absolute far from it`() {
        let date = Date(timeIntervalSinceReferenceDate: 1_000_000)
        let style = SystemFormatStyle.DateReference(to: date).locale(Locale(identifier: "en_US"))
        #expect(String(style.format(date.addingTimeInterval(-300)).characters) == "in 5 minutes")
        #expect(String(style.format(date.addingTimeInterval(-300_000)).characters).contains("2001"))
    }

    // MARK: Libraries

    struct Library: LibraryContentProvider {
        @LibraryContentBuilder var views: [LibraryItem] {
            LibraryItem(Text("Title"), title: "Title", category: .control)
        }
    }

    @Test func `a file for Xcode's library compiles`() { #expect(Library().views.count == 1) }

    @Test func `rows of a table need no type where the columns tell it`() {
        struct Person: Identifiable {
            let id: Int
            let name: String
        }
        struct Screen: View {
            @State private var order = [KeyPathComparator(\Person.name)]
            @State private var selection: Person.ID?
            var body: some View {
                Table(selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    TableRow(Person(id: 0, name: "First"))
                    ForEach([Person(id: 1, name: "Second")])
                }
            }
        }
        let live = LiveView(Screen(), size: CGSize(width: 800, height: 300))
        #expect(live.contains("First") && live.contains("Second"))
    }
}
