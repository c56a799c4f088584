import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct TabBarTests {
    struct Bars: View {
        @State private var isHidden = true
        var body: some View {
            TabView {
                Tab("First", systemImage: "star") {
                    Button("Turn") { isHidden.toggle() }.toolbar(isHidden ? .hidden : .visible, for: .tabBar)
                }
                Tab("Second", systemImage: "heart") { Text("second") }
            }
        }
    }

    @Test func `A screen hides the bar while it is the one in front`() {
        let window = AccessibleWindow(Bars())
        #expect(window.node(.tab, "First") == nil)
        window.press("Turn")
        window.settle()
        window.press(.tab, "Second")
        window.settle()
        #expect(window.shows("second"))
        #expect(window.node(.tab, "First") != nil)
    }

    @Test func `A tab with the role of searching has its sign`() {
        let window = AccessibleWindow(
            TabView {
                Tab("First", systemImage: "star") { Text("first") }
                Tab(role: .search) { Text("searching") }
            })
        window.press(.tab, "Search")
        window.settle()
        #expect(window.shows("searching"))
    }

    @Test func `A tab to search by stands apart at the bar's far end`() throws {
        let report = LayoutReport(
            of: TabView {
                Tab("First", systemImage: "star") { Text("first") }
                Tab(role: .search) {
                    Text("searching")
                } label: {
                    Image(systemName: "magnifyingglass").accessibilityIdentifier("search")
                }
                Tab {
                    Text("second")
                } label: {
                    Image(systemName: "heart").accessibilityIdentifier("heart")
                }
            }, in: CGSize(width: 390, height: 600))
        let search = try #require(report.frame(of: "search"))
        #expect(abs(search.midX - (390 - 21 - 29)) < 1)
        #expect(try #require(report.frame(of: "heart")).maxX < search.minX - 40)
    }

    @Test func `An image and a text stand in a tab as a label does`() {
        func report(_ item: some View) -> LayoutReport {
            LayoutReport(
                of: TabView { Text("first").tabItem { item } }, in: CGSize(width: 390, height: 600))
        }
        let apart = report(
            Group {
                Text("First").accessibilityIdentifier("text")
                Image(systemName: "star").accessibilityIdentifier("image")
            })
        let label = report(
            Label {
                Text("First").accessibilityIdentifier("text")
            } icon: {
                Image(systemName: "star").accessibilityIdentifier("image")
            })
        #expect(apart.frame(of: "text") == label.frame(of: "text"))
        #expect(apart.frame(of: "image") == label.frame(of: "image"))
    }

    @Test(arguments: [Idiom.iOS, .macOS])
    func `A tab takes words and picture from its item, and none of their looks`(_ idiom: Idiom) {
        func list(_ item: some View) -> [DisplayCommand] {
            LiveView(
                TabView { Color.clear.tabItem { item } }, size: CGSize(width: 390, height: 600)
            ) { $0.idiom = idiom }.displayList.entries.map(\.command)
        }
        let plain = list(Label("First", systemImage: "star"))
        #expect(list(Label("First", systemImage: "star").font(.largeTitle).foregroundColor(.red)) == plain)
        #expect(
            list(Label("First", systemImage: "star").padding(30).background(.red).bold().imageScale(.large)) == plain)
        #expect(
            list(
                VStack(spacing: 40) {
                    Image(systemName: "star").resizable().font(.title).foregroundStyle(.green).frame(width: 100)
                    Text("First").font(.largeTitle).foregroundColor(.red).italic()
                }) == plain)
        #expect(list(Label("Second", systemImage: "star")) != plain)
    }

    @Test func `A tab's words go with the state that they are made of`() {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                TabView { Button("More") { count += 1 }.tabItem { Text("Count \(count)").font(.title) } }
            }
        }
        let window = AccessibleWindow(Counting())
        window.press("More")
        #expect(window.node(.tab, "Count 1") != nil)
    }

    @Test func `A tab that is only a picture is called what the picture is`() {
        let window = AccessibleWindow(
            TabView { Text("first").tabItem { Image(systemName: "house").accessibilityLabel("Home") } })
        #expect(window.node(.tab, "Home") != nil)
    }

    @Test func `The bar of three tabs is 270 by 58 points, 23 above the bottom (web-ios-tabbar)`() throws {
        let window = AccessibleWindow(
            TabView {
                Tab("First", systemImage: "star") { Text("first") }
                Tab("Second", systemImage: "heart") { Text("second") }
                Tab("Third", systemImage: "person") { Text("third") }
            }, size: CGSize(width: 375, height: 667))
        let bar = try #require(window.nodes.first { $0.role == .tabList })
        #expect(bar.frame == CGRect(x: 52.5, y: 586, width: 270, height: 58))
        #expect(window.nodes.filter { $0.role == .tab }.map(\.frame.width) == [86, 86, 86])
    }

    @Test func `Tabs that are too many share the window's width`() throws {
        let window = AccessibleWindow(
            TabView { ForEach(0..<6) { number in Tab("Tab \(number)", systemImage: "star") { Text("\(number)") } } })
        let bar = try #require(window.nodes.first { $0.role == .tabList })
        #expect(bar.frame.minX == 21 && bar.frame.width == 390 - 42)
    }

    /// In eight pictures of iOS 18 and 26.
    @Test func `A tab's screen covers what lies behind the tab view, a page does not`() throws {
        func corner(_ view: some View) throws -> [UInt8] {
            let view = view.background(.red).frame(width: 300, height: 300).environment(\.colorScheme, .light)
            let image = try #require(ImageRenderer(content: view).cgImage)
            return Array(image.pixels[0..<3])
        }
        #expect(try corner(TabView { Text("first") }) == [255, 255, 255])
        #expect(try corner(TabView { Text("first") }.tabViewStyle(.page)) == [255, 56, 60])
    }
}
