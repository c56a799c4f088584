import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct NavigationStackTests {
    struct Counter: View {
        let name: String
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("\(name): \(count)")
                Button("Up \(name)") { count += 1 }
                Button("Leave \(name)") { dismiss() }
            }
            .navigationTitle(name)
        }
    }

    struct Page: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Counter(name: "root")
                    NavigationLink("Link to 1", value: 1)
                    Button("Deep") { path = [1, 2, 3] }
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Counter(name: "screen \(number)")
                        NavigationLink("Link to \(number + 1)", value: number + 1)
                        Button("Root") { path = [] }
                        Button("Swap") { path[path.count - 1] = 9 }
                        Text("path \(path.map(String.init).joined(separator: " "))")
                    }
                }
            }
        }
    }

    @Test func `A link pushes the screen of its value and writes the path; the way back takes both off`() {
        let window = AccessibleWindow(Page())
        window.press("Link to 1")
        window.settle()
        #expect(window.shows("screen 1: 0"))
        #expect(window.shows("path 1"))
        #expect(!window.shows("root: 0"))
        #expect(window.press("root"))
        window.settle()
        #expect(window.shows("root: 0"))
        #expect(!window.shows("screen 1: 0"))
    }

    @Test func `State below is kept while a screen lies on top, and a popped screen's is gone`() {
        let window = AccessibleWindow(Page())
        window.press("Up root")
        window.press("Link to 1")
        window.settle()
        window.press("Up screen 1")
        #expect(window.shows("screen 1: 1"))
        window.press("Link to 2")
        window.settle()
        #expect(window.shows("screen 2: 0"))
        window.press("Leave screen 2")
        window.settle()
        #expect(window.shows("screen 1: 1"))
        window.press("Root")
        window.settle()
        #expect(window.shows("root: 1"))
        window.press("Link to 1")
        window.settle()
        #expect(window.shows("screen 1: 0"))
    }

    @Test func `A path that is set puts all its screens on the stack`() {
        let window = AccessibleWindow(Page())
        window.press("Deep")
        window.settle()
        #expect(window.shows("screen 3: 0"))
        #expect(window.press("screen 2"))
        window.settle()
        #expect(window.shows("screen 2: 0"))
        #expect(window.shows("path 1 2"))
    }

    @Test func `Another value in the same place is another screen`() {
        let window = AccessibleWindow(Page())
        window.press("Deep")
        window.settle()
        window.press("Up screen 3")
        window.press("Swap")
        window.settle()
        #expect(window.shows("screen 9: 0"))
        #expect(window.shows("path 1 2 9"))
    }

    @Test func `A path that is there from the start is shown at once`() {
        struct Page: View {
            @State private var path = NavigationPath(["a", "b"])
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root")
                        .navigationDestination(for: String.self) { name in
                            VStack {
                                Text("text \(name)")
                                Button("Number") { path.append(7) }
                            }
                        }
                        .navigationDestination(for: Int.self) { Text("number \($0) of \(path.count)") }
                }
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.shows("text b"))
        window.press("Number")
        window.settle()
        #expect(window.shows("number 7 of 3"))
    }

    @Test func `A screen is kept while isPresented is true, and the way back makes it false`() {
        struct Page: View {
            @State private var isPresented = false
            @State private var item: String?
            var body: some View {
                NavigationStack {
                    VStack {
                        Text(isPresented ? "open" : "closed")
                        Button("Open") { isPresented = true }
                        Button("Item") { item = "x" }
                    }
                    .navigationDestination(isPresented: $isPresented) { Text("detail") }
                    .navigationDestination(item: $item) { name in
                        VStack {
                            Text("item \(name)")
                            Button("Other") { item = "y" }
                        }
                    }
                }
            }
        }
        let window = AccessibleWindow(Page())
        window.press("Open")
        window.settle()
        #expect(window.shows("detail"))
        window.press("Back")
        window.settle()
        #expect(window.shows("closed"))
        window.press("Item")
        window.settle()
        window.press("Other")
        window.settle()
        #expect(window.shows("item y"))
        #expect(!window.shows("item x"))
        window.press("Back")
        window.settle()
        #expect(window.shows("closed"))
    }

    @Test func `A link with a view of its own pushes it, and what it shows stays up to date`() {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink("Detail") {
                            VStack {
                                Text("count \(count)")
                                Button("More") { count += 1 }
                            }
                            .navigationBarBackButtonHidden()
                        }
                    }
                    .navigationTitle("Home")
                }
            }
        }
        let window = AccessibleWindow(Page())
        window.press("Detail")
        window.settle()
        window.press("More")
        #expect(window.shows("count 1"))
        #expect(window.node(.button, "Home") == nil)
    }

    @Test func `The window has the title and the address of the topmost screen`() {
        let attributes = WindowAttributes()
        let books = NavigationStack {
            NavigationLink("On") {
                Text("Here").navigationTitle("Book").userActivity("book") {
                    $0.webpageURL = URL(string: "https://books.example/7")
                }
            }
            .navigationTitle("Books").userActivity("books") {
                $0.webpageURL = URL(string: "https://books.example/")
            }
        }
        let window = AccessibleWindow(AppWindow(books, attributes: attributes))
        #expect(attributes.title(in: .standard) == "Books")
        #expect(attributes.webpage?.path() == "/")
        window.press("On")
        window.settle()
        #expect(attributes.title(in: .standard) == "Book")
        #expect(attributes.webpage?.path() == "/7")
        window.press("Books")
        window.settle()
        #expect(attributes.title(in: .standard) == "Books")
        #expect(attributes.webpage?.path() == "/")
    }

    @Test func `A link without a value is disabled`() {
        let window = AccessibleWindow(NavigationStack { NavigationLink("Nowhere", value: Int?.none) })
        #expect(window.node(.button, "Nowhere")?.isEnabled == false)
    }

    /// Where the titles lie of a root and of the screen above it.
    private func titles(
        _ root: NavigationBarItem.TitleDisplayMode, _ pushed: NavigationBarItem.TitleDisplayMode
    ) -> (root: CGRect, pushed: CGRect) {
        let window = AccessibleWindow(
            NavigationStack {
                NavigationLink("On") {
                    Text("Here").navigationTitle("Pushed").navigationBarTitleDisplayMode(pushed)
                }
                .navigationTitle("Root").navigationBarTitleDisplayMode(root)
            }, size: CGSize(width: 320, height: 480))
        var title: CGRect { window.nodes.first { $0.role == .heading }?.frame ?? .zero }
        let first = title
        window.press("On")
        window.settle()
        return (first, title)
    }

    @Test func `A root without its own display mode has a large title (web-ios-nav-basic)`() {
        let root = titles(.automatic, .automatic).root
        #expect(root.minY >= 64 && root.maxY <= 116.5)
    }

    @Test func `A screen without its own display mode shows its title as the one below it does`() {
        #expect(titles(.automatic, .automatic).pushed.minY >= 64)
        #expect(titles(.inline, .automatic).pushed.midY == 32)
        #expect(titles(.automatic, .inline).pushed.midY == 32)
        #expect(titles(.inline, .large).pushed.minY >= 64)
    }

    @Test func `A destination can be reached that needs no path of its own`() {
        struct Page: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Go", value: "x")
                        .navigationDestination(for: String.self) { Text("at \($0)") }
                }
            }
        }
        let window = AccessibleWindow(Page())
        window.press("Go")
        window.settle()
        #expect(window.shows("at x"))
        window.press("Back")
        window.settle()
        #expect(window.shows("Go"))
    }
}
