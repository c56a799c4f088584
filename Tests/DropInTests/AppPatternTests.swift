import CoreTransferable
import RoostTesting
import SwiftUI
import Testing
import UIKit

/// What whole apps do, and single views seldom.
@MainActor struct AppPatternTests {
    // MARK: Paths that are saved

    @Test func `A saved path comes back with its values, whatever their types`() throws {
        var path = NavigationPath()
        path.append(7)
        path.append("seven")
        path.append(Dish(name: "Soup", parts: ["water": 1]))
        let saved = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved))
        #expect(read == path)
    }

    @Test func `A path with a value that cannot be saved has no representation`() {
        struct Plain: Hashable {}
        #expect(NavigationPath([1, 2]).codable != nil)
        #expect(NavigationPath([Plain()]).codable == nil)
        #expect(NavigationPath([Hidden()]).codable == nil)
    }

    private struct Hidden: Codable, Hashable {}

    @Test(arguments: [#"["NoSuchType","1"]"#, #"["Si"]"#, #"["Si","x"]"#, "{}"])
    func `A list that is no saved path is an error`(json: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8))
        }
    }

    struct Dish: Codable, Hashable {
        var name: String
        var parts: [String: Int]
    }

    @Test func `The visibility of columns can be saved`() throws {
        let saved = try JSONEncoder().encode([NavigationSplitViewVisibility.detailOnly, .all])
        #expect(try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: saved) == [.detailOnly, .all])
    }

    // MARK: Lists

    @Test func `A link with a value selects its row in a list with a selection of that type`() {
        let window = LiveView(Categories(), size: CGSize(width: 390, height: 700))
        #expect(window.tap(.button, "Pancake"))
        window.advance(by: 1)
        #expect(window.contains("You chose pancake"))
    }

    private struct Categories: View {
        enum Category: Int, CaseIterable, Identifiable {
            case dessert, pancake
            var id: Int { rawValue }
        }

        @State private var chosen: Category?

        var body: some View {
            NavigationSplitView {
                List(Category.allCases, selection: $chosen) { category in
                    NavigationLink(String(describing: category).capitalized, value: category)
                }
            } detail: {
                Text("You chose \(chosen.map { String(describing: $0) } ?? "nothing")")
            }
        }
    }

    @Test func `A row's tap is the primary action of the selection's menu, and its menu is for the row`() {
        let log = Log()
        let window = LiveView(Letters(log: log), size: CGSize(width: 390, height: 700))
        window.tap("B")
        #expect(log.opened == [["B"]])
        window.press(at: middle(of: window.frame(of: "C")), for: 1)
        window.advance(by: 1)
        #expect(window.tap(.menuItem, "Delete 1"))
        #expect(log.deleted == [["C"]])
    }

    @Test func `The menu of a selected row is for the whole selection`() {
        let log = Log()
        let window = LiveView(Letters(log: log, chosen: ["A", "C"]), size: CGSize(width: 390, height: 700))
        window.press(at: middle(of: window.frame(of: "C")), for: 1)
        window.advance(by: 1)
        #expect(window.tap(.menuItem, "Delete 2"))
        #expect(log.deleted == [["A", "C"]])
    }

    private func middle(of frame: CGRect?) -> CGPoint { CGPoint(x: frame?.midX ?? 0, y: frame?.midY ?? 0) }

    private final class Log {
        var opened: [Set<String>] = []
        var deleted: [Set<String>] = []
    }

    private struct Letters: View {
        let log: Log
        @State var chosen: Set<String> = []

        var body: some View {
            List(["A", "B", "C"], id: \.self, selection: $chosen) { Text($0).accessibilityIdentifier($0) }
                .contextMenu(forSelectionType: String.self) { letters in
                    Button("Delete \(letters.count)") { log.deleted.append(letters) }
                } primaryAction: {
                    log.opened.append($0)
                }
        }
    }

    // MARK: Colours

    @Test func `The accent colour as a tint is the accent colour outside of it`() throws {
        let inner = Circle().fill(.tint).frame(width: 10, height: 10)
        let plain = try ImageRenderer(content: inner).pngData()
        #expect(try ImageRenderer(content: inner.tint(.accentColor)).pngData() == plain)
        #expect(try ImageRenderer(content: inner.tint(.accentColor.opacity(1))).pngData() == plain)
        let red = try ImageRenderer(content: inner.tint(.red)).pngData()
        #expect(try ImageRenderer(content: inner.tint(.accentColor).tint(.red)).pngData() == red)
        #expect(try ImageRenderer(content: inner.tint(.accentColor).accentColor(.red)).pngData() == red)
    }

    @Test func `A gradient with an opacity is a style and a view`() throws {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let isFaint = true
        let behind = Text("A").background(gradient.opacity(isFaint ? 0.5 : 1))
        let own = VStack { gradient.opacity(0.5) }
        let filled = Circle().fill(gradient.opacity(0.5))
        for view in [AnyView(behind), AnyView(own), AnyView(filled)] {
            #expect(try !ImageRenderer(content: view.frame(width: 20, height: 20)).pngData().isEmpty)
        }
    }

    @Test func `UIKit has the colours of text on light and on dark grounds`() {
        #expect(UIColor.darkText == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(abs(UIColor.lightText.cgColor.alpha - 0.6) < 0.001)
    }

    // MARK: UIKit

    @Test func `The appearance of tab bars hides them`() {
        let tabs = TabView {
            Text("One").tabItem { Label("First", systemImage: "1.circle") }
            Text("Two").tabItem { Label("Second", systemImage: "2.circle") }
        }
        UITabBar.appearance().isHidden = true
        defer { UITabBar.appearance().isHidden = false }
        let window = LiveView(tabs, size: CGSize(width: 390, height: 700))
        #expect(window.contains("One"))
        #expect(window.element(.tab, "First") == nil)
    }

    @Test func `A page control shows pictures for its dots`() throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.backgroundStyle = .prominent
        let circles = try picture(of: control)
        control.preferredIndicatorImage = UIImage(systemName: "star.fill")
        let stars = try picture(of: control)
        #expect(circles != stars)
        control.setIndicatorImage(UIImage(systemName: "heart.fill"), forPage: 2)
        #expect(try picture(of: control) != stars)
        #expect(control.indicatorImage(forPage: 2) != nil)
    }

    private func picture(of view: UIView) throws -> Data {
        try ImageRenderer(content: Shown(view: view).frame(width: 100, height: 30)).pngData()
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test func `Foundation's numbers become points`() {
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
    }

    // MARK: CoreTransferable

    @Test func `A type is transferable with CoreTransferable's names alone`() {
        struct Note: Codable, CoreTransferable.Transferable {
            var text: String
            static var transferRepresentation: some TransferRepresentation {
                ProxyRepresentation(exporting: \.text)
            }
        }
        #expect(Note(text: "A").text == "A")
    }
}
