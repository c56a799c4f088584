import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct SearchableTests {
    final class Log {
        var lines: [String] = []
    }

    struct Names: View {
        let text: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View {
            VStack {
                Text(isSearching ? "searching" : "browsing")
                ForEach(["Ada", "Bob", "Cyd"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                Button("End") { dismissSearch() }
            }
        }
    }

    struct Page: View {
        let log: Log
        var placement = SearchFieldPlacement.automatic
        var isOutside = false
        @State private var text = ""
        var body: some View {
            if isOutside {
                NavigationStack { Names(text: text) }
                    .searchable(text: $text, placement: placement, prompt: "Names")
                    .onSubmit(of: .search) { log.lines.append(text) }
            } else {
                NavigationStack {
                    Names(text: text)
                        .searchable(text: $text, placement: placement, prompt: "Names")
                        .onSubmit(of: .search) { log.lines.append(text) }
                        .onSubmit { log.lines.append("text") }
                }
            }
        }
    }

    private func field(_ window: AccessibleWindow) -> AccessibilityNode? {
        window.nodes.first { $0.role == .textField }
    }

    private func write(_ text: String, _ window: AccessibleWindow) throws {
        let node = try #require(field(window))
        window.tap(CGPoint(x: node.frame.midX, y: node.frame.midY))
        for character in text { window.type(KeyEquivalent(character)) }
    }

    @Test(arguments: [false, true]) func `What is written narrows what is shown, inside the stack and around it`(
        isOutside: Bool
    ) throws {
        let window = AccessibleWindow(Page(log: Log(), isOutside: isOutside))
        #expect(window.shows("Ada") && window.shows("Bob") && window.shows("browsing"))
        try write("Bo", window)
        #expect(field(window)?.value == "Bo")
        #expect(!window.shows("Ada"))
        #expect(window.shows("Bob") && window.shows("searching"))
    }

    @Test func `Return submits a search, not a text, and the search goes on`() throws {
        let log = Log()
        let window = AccessibleWindow(Page(log: log))
        try write("Cy", window)
        window.type(.return)
        #expect(log.lines == ["Cy"])
        #expect(window.shows("searching") && window.shows("Cyd"))
    }

    @Test(arguments: ["Cancel", "End"]) func `The way out empties the field and ends the search`(name: String) throws {
        let window = AccessibleWindow(Page(log: Log()))
        #expect(window.node(.button, "Cancel") == nil)
        try write("Bo", window)
        window.press(name)
        window.settle()
        #expect(field(window)?.value == "")
        #expect(field(window)?.isFocused == false)
        #expect(window.shows("browsing") && window.shows("Ada"))
    }

    @Test func `A cross in the field empties it, and the search goes on`() throws {
        let window = AccessibleWindow(Page(log: Log()))
        try write("Bo", window)
        window.press("Clear text")
        #expect(field(window)?.value == "")
        #expect(window.shows("searching") && window.shows("Ada"))
    }

    @Test func `The field is at an iPhone's bottom, or below the title where that is asked for`() {
        let bottom = AccessibleWindow(Page(log: Log()))
        let top = AccessibleWindow(Page(log: Log(), placement: .navigationBarDrawer(displayMode: .always)))
        #expect(field(bottom)?.frame.minY ?? 0 > 700)
        #expect(field(top)?.frame.maxY ?? 999 < 200)
    }

    @Test func `A binding presents the search and follows it`() throws {
        struct Page: View {
            @State private var text = ""
            @State private var isPresented = false
            var body: some View {
                NavigationStack {
                    VStack {
                        Names(text: text)
                        Button("Find") { isPresented = true }
                        Text(isPresented ? "on" : "off")
                    }
                    .searchable(text: $text, isPresented: $isPresented)
                }
            }
        }
        let window = AccessibleWindow(Page())
        window.press("Find")
        window.settle()
        #expect(field(window)?.isFocused == true)
        window.press("Cancel")
        window.settle()
        #expect(window.shows("off"))
        try write("A", window)
        #expect(window.shows("on"))
    }

    @Test func `Suggestions are chosen from while people search, and scopes choose what is searched`() throws {
        struct Page: View {
            @State private var text = ""
            @State private var scope = 1
            var body: some View {
                NavigationStack {
                    Text("scope \(scope)")
                        .searchable(text: $text)
                        .searchSuggestions {
                            if text.isEmpty { Text("Only Ada").searchCompletion("Ada") }
                        }
                        .searchScopes($scope) {
                            Text("People").tag(1)
                            Text("Places").tag(2)
                        }
                }
            }
        }
        let window = AccessibleWindow(Page())
        #expect(!window.shows("Only Ada") && !window.shows("Places"))
        try write("", window)
        #expect(window.shows("Places"))
        window.press("Only Ada")
        #expect(field(window)?.value == "Ada")
        #expect(!window.shows("Only Ada"))
        let places = try #require(window.nodes.first { $0.label == "Places" })
        window.tap(CGPoint(x: places.frame.midX, y: places.frame.midY))
        #expect(window.shows("scope 2"))
    }

    @Test(arguments: [SearchFieldPlacement.automatic, .navigationBarDrawer])
    func `Scopes lie between the field and what is searched`(placement: SearchFieldPlacement) throws {
        let window = AccessibleWindow(
            NavigationStack {
                Text("names")
                    .searchable(text: .constant("A"), isPresented: .constant(true), placement: placement)
                    .searchScopes(.constant(1), activation: .onSearchPresentation) { Text("People").tag(1) }
            })
        window.settle()
        let place = try #require(field(window)).frame.midY
        let scopes = try #require(window.nodes.first { $0.label == "People" }).frame.midY
        let isAtBottom = place > 400
        #expect(isAtBottom == (placement == .automatic))
        #expect(isAtBottom ? scopes < place : scopes > place)
    }

    @Test func `What is chosen of the suggestions is submitted, and they come back once something else is written`()
        throws
    {
        struct Page: View {
            let log: Log
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    Text("names")
                        .searchable(text: $text)
                        .searchSuggestions { Text("Only Ada").searchCompletion("Ada") }
                        .onSubmit(of: .search) { log.lines.append(text) }
                }
            }
        }
        let log = Log()
        let window = AccessibleWindow(Page(log: log))
        try write("A", window)
        window.press("Only Ada")
        window.settle()
        #expect(log.lines == ["Ada"])
        #expect(!window.shows("Only Ada"))
        try write("m", window)
        #expect(window.shows("Only Ada"))
    }

    @Test func `Escape ends a search`() throws {
        let window = AccessibleWindow(Page(log: Log()))
        try write("Bo", window)
        #expect(window.shows("searching") && !window.shows("Ada"))
        window.type(.escape)
        window.settle()
        #expect(window.shows("browsing") && window.shows("Ada"))
    }

    @Test func `In a wide window the field is at the top`() throws {
        let wide = AccessibleWindow(Page(log: Log()), size: CGSize(width: 1000, height: 700)) {
            $0.horizontalSizeClass = .regular
        }
        #expect(try #require(field(wide)).frame.maxY < 200)
        #expect(try #require(field(AccessibleWindow(Page(log: Log())))).frame.minY > 700)
    }

    @Test func `A sheet's stack does not offer the search of what presents it`() {
        struct Page: View {
            @State private var text = ""
            var body: some View {
                NavigationStack { Text("page") }
                    .searchable(text: $text)
                    .sheet(isPresented: .constant(true)) { NavigationStack { Text("sheet") } }
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.shows("sheet"))
        #expect(field(window) == nil)
    }
}
