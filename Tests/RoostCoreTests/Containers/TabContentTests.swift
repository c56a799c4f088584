import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Tab views whose builder knows the type of the selection.
@MainActor struct TabContentTests {
    enum Screen: Hashable { case home, search, settings }

    private struct Page: View {
        @State var selection = Screen.home
        @State var customization = TabViewCustomization()
        var hidesSearch = false

        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: .home) {
                    Button("Go") { selection = .settings }
                    Button("Hide") { customization[tab: "settings"].tabBarVisibility = .hidden }
                    Button("Swap") { customization[section: "more"].tabOrder = ["settings", "search"] }
                }
                TabSection("More") {
                    Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("searching") }
                        .customizationID("search")
                        .hidden(hidesSearch)
                    if selection != .search {
                        Tab("Settings", systemImage: "gear", value: .settings) { Text("setting up") }
                            .customizationID("settings")
                    }
                }
            }
            .tabViewCustomization($customization)
        }
    }

    private func tabs(_ window: AccessibleWindow) -> [String] {
        window.nodes.filter { $0.role == .tab }.map(\.label)
    }

    @Test func `A value without its type chooses a tab`() {
        let window = AccessibleWindow(Page())
        #expect(tabs(window) == ["Home", "Search", "Settings"])
        window.press("Go")
        window.settle()
        #expect(window.shows("setting up"))
    }

    @Test func `A tab of a condition leaves the bar with its condition`() {
        let window = AccessibleWindow(Page())
        window.press(.tab, "Search")
        window.settle()
        #expect(window.shows("searching"))
        #expect(tabs(window) == ["Home", "Search"])
    }

    @Test func `Hidden tabs are not in the bar`() {
        #expect(tabs(AccessibleWindow(Page(hidesSearch: true))) == ["Home", "Settings"])
    }

    @Test func `A customization hides tabs and orders those of a section`() {
        let window = AccessibleWindow(Page())
        window.press("Swap")
        window.settle()
        #expect(tabs(window) == ["Home", "Settings", "Search"])
        window.press("Hide")
        window.settle()
        #expect(tabs(window) == ["Home", "Search"])
    }

    @Test func `A disabled tab cannot be chosen`() {
        let window = AccessibleWindow(
            TabView {
                Tab("One", systemImage: "star") { Text("first") }
                Tab("Two", systemImage: "heart") { Text("second") }.disabled(true)
            })
        window.send(.activate, to: .tab, "Two")
        window.settle()
        #expect(window.shows("first"))
    }

    @Test func `Tabs of data and of an own type stand in order`() {
        struct Own: TabContent {
            typealias TabValue = Int
            var body: some TabContent<Int> {
                Tab("Own", systemImage: "star", value: 9) { Text("own") }
                Group { Tab("Grouped", systemImage: "star", value: 10) { Text("grouped") } }
            }
        }
        struct Page: View {
            @State private var chosen = 1
            var body: some View {
                TabView(selection: $chosen) {
                    ForEach(0..<2) { number in
                        Tab("Tab \(number)", systemImage: "star", value: number) { Text("page \(number)") }
                    }
                    Own()
                }
            }
        }
        let window = AccessibleWindow(Page())
        #expect(tabs(window) == ["Tab 0", "Tab 1", "Own", "Grouped"])
        #expect(window.shows("page 1"))
    }

    @Test func `A customization is kept in the app's storage`() {
        struct Page: View {
            @AppStorage("bar") private var customization = TabViewCustomization()
            var body: some View {
                let state = customization[tab: "a"].tabBarVisibility == .hidden ? "hidden" : "shown"
                Text(state).onTapGesture { customization[tab: "a"].tabBarVisibility = .hidden }
            }
        }
        let window = AccessibleWindow(Page())
        window.send(.activate, to: .text, "shown")
        #expect(window.shows("hidden"))
    }
}
