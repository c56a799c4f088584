import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct NavigationSplitViewTests {
    struct Page: View {
        @State private var visibility = NavigationSplitViewVisibility.all
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                VStack {
                    NavigationLink("One", value: 1)
                    NavigationLink("Two", value: 2)
                    Button("Hide") { visibility = .detailOnly }
                }
                .navigationDestination(for: Int.self) { Text("detail \($0)") }
            } detail: {
                Text("nothing chosen")
            }
        }
    }

    @Test func `With room there are columns, and what is chosen in the first comes up in the last`() {
        let window = AccessibleWindow(Page(), size: CGSize(width: 1000, height: 700)) {
            $0.horizontalSizeClass = .regular
        }
        #expect(window.words == ["One", "Two", "Hide", "nothing chosen"])
        window.press("One")
        window.settle()
        #expect(window.shows("detail 1"))
        #expect(window.node(.button, "Two")?.frame.maxX ?? 999 < 320)
        window.press("Two")
        window.settle()
        #expect(window.shows("detail 2"))
        #expect(!window.shows("detail 1"))
        window.press("Hide")
        #expect(!window.shows("One"))
        #expect(window.shows("detail 2"))
    }

    @Test func `Without room it is a stack that begins with the sidebar`() {
        let window = AccessibleWindow(Page())
        #expect(window.words == ["One", "Two", "Hide"])
        window.press("One")
        window.settle()
        #expect(window.shows("detail 1"))
        window.press("Back")
        window.settle()
        #expect(window.shows("One"))
    }

    @Test(arguments: [true, false])
    func `A stack in a column has the column's bar and its way back`(isWide: Bool) {
        let window = AccessibleWindow(StackInDetail(), size: CGSize(width: isWide ? 1000 : 390, height: 700)) {
            $0.horizontalSizeClass = isWide ? .regular : .compact
        }
        window.press("Soup")
        window.settle()
        #expect(window.words.count { $0 == "Detail" } == 1)
        window.press("More")
        window.settle()
        #expect(window.shows("screen 1"))
        #expect(window.words.count { $0 == "Back" } + window.words.count { $0 == "Detail" } == 1)
        window.press("Detail")
        window.settle()
        #expect(window.shows("More"))
        guard !isWide else { return }
        window.press("Back")
        window.settle()
        #expect(window.shows("Soup"))
        #expect(!window.shows("More"))
    }

    struct StackInDetail: View {
        @State private var chosen: String?
        var body: some View {
            NavigationSplitView {
                List(["Soup"], id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
            } detail: {
                NavigationStack {
                    NavigationLink("More", value: 1)
                        .navigationTitle("Detail")
                        .navigationDestination(for: Int.self) { Text("screen \($0)") }
                }
            }
        }
    }

    @Test func `What is chosen moves over what is in its column`() {
        let window = AccessibleWindow(Page(), size: CGSize(width: 1000, height: 700)) {
            $0.horizontalSizeClass = .regular
        }
        window.settle()
        window.press("One")
        window.advance(by: 0.05)
        #expect(window.shows("nothing chosen"))
        window.settle()
        #expect(!window.shows("nothing chosen"))
        #expect(window.shows("detail 1"))
    }

    struct Choosing: View {
        @State private var chosen: String?
        @State private var column = NavigationSplitViewColumn.sidebar
        let setsColumn: Bool
        var body: some View {
            let names = ["one", "two"]
            if setsColumn {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Button("Jump") { column = .detail }
                } detail: {
                    Text("detail")
                }
            } else {
                NavigationSplitView {
                    List(names, id: \.self, selection: $chosen) { Text($0) }
                } detail: {
                    Text("chosen \(chosen ?? "none")")
                }
            }
        }
    }

    @Test func `Without room, a row that is chosen in the sidebar's list brings up the next column`() throws {
        let window = AccessibleWindow(Choosing(setsColumn: false))
        let row = try #require(window.nodes.first { $0.label == "two" })
        window.tap(CGPoint(x: row.frame.midX, y: row.frame.midY))
        window.settle()
        #expect(window.shows("chosen two"))
        window.press("Back")
        window.settle()
        #expect(window.shows("one"))
        #expect(!window.shows("chosen two"))
    }

    @Test func `The column on top can be set`() {
        let window = AccessibleWindow(Choosing(setsColumn: true))
        window.press("Jump")
        window.settle()
        #expect(window.shows("detail"))
        window.press("Back")
        window.settle()
        #expect(window.shows("Jump"))
    }

    // MARK: Room

    struct Three: View {
        @State private var visibility = NavigationSplitViewVisibility.automatic
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                VStack {
                    Text("lists").frame(maxWidth: .infinity)
                    Text("more lists")
                }
            } content: {
                Text("tasks").frame(maxWidth: .infinity)
            } detail: {
                VStack {
                    Text("task").frame(maxWidth: .infinity)
                    Button("All") { visibility = .all }
                }
            }
        }
    }

    private func window(of width: CGFloat, _ view: some View = Three()) -> AccessibleWindow {
        AccessibleWindow(view, size: CGSize(width: width, height: 700)) { $0.horizontalSizeClass = .regular }
    }

    @Test(
        arguments: [
            (1280, [320, 320], 0), (960, [320, 320], 0), (860, [270, 270], 0), (760, [220, 220], 0),
            (759, [320, 320], 1),
            (640, [320, 320], 1), (600, [320, 280], 1), (500, [250, 250], 2),
        ] as [(CGFloat, [CGFloat], Int)])
    func `First columns shrink to their least width before the first of them hides`(
        room: CGFloat, widths: [CGFloat], hidden: Int
    ) {
        let division = ColumnDivision(room, leading: [.first, .first], last: .last, hides: true)
        #expect(division.widths == widths)
        #expect(division.hidden == hidden)
    }

    @Test func `Columns shrink by the same part of what they can give`() throws {
        let wide = try #require(ColumnWidth(min: 100, ideal: 400, max: nil))
        let fixed = try #require(ColumnWidth(min: 200, ideal: 200, max: nil))
        let division = ColumnDivision(770, leading: [wide, fixed], last: .last, hides: true)
        #expect(division.widths == [250, 200])
        #expect(ColumnDivision(300, leading: [wide, fixed], last: .last, hides: false).widths == [100, 200])
    }

    @Test func `Without room for all columns the last ones show, whole`() throws {
        let window = window(of: 640)
        #expect(window.words == ["Show Sidebar", "tasks", "task", "All"])
        let tasks = try #require(window.nodes.first { $0.label == "tasks" }).frame
        let task = try #require(window.nodes.first { $0.label == "task" }).frame
        #expect(tasks.minX >= 0 && tasks.maxX <= 320)
        #expect(task.minX >= 320 && task.maxX <= 640)
    }

    @Test func `A button shows the columns without room over the others, and a click beside them hides them`() throws {
        let window = window(of: 640)
        window.press("Show Sidebar")
        window.settle()
        let lists = try #require(window.nodes.first { $0.label == "lists" }).frame
        #expect(lists.minX >= 0 && lists.maxX <= 320)
        #expect(window.nodes.first { $0.label == "task" }?.frame.minX ?? 0 >= 320)
        window.tap(CGPoint(x: 500, y: 600))
        window.settle()
        #expect(!window.shows("lists"))
        #expect(!window.shows("Hide Sidebar"))
    }

    @Test func `A column that hid comes back beside the others with the room`() {
        let window = window(of: 640)
        window.session.setViewport(Viewport(size: CGSize(width: 1000, height: 700)))
        window.settle()
        #expect(window.words == ["lists", "more lists", "tasks", "task", "All"])
    }

    @Test func `Columns without room show over the others when the app asks for them`() {
        let window = window(of: 640)
        window.press("All")
        window.settle()
        #expect(window.shows("lists"))
    }

    @Test func `Columns of their own least widths need less room`() {
        let window = window(
            of: 640,
            NavigationSplitView {
                Text("lists").navigationSplitViewColumnWidth(min: 120, ideal: 200)
            } content: {
                Text("tasks").navigationSplitViewColumnWidth(160)
            } detail: {
                Text("task")
            })
        #expect(window.words == ["lists", "tasks", "task"])
    }

    @available(*, deprecated) private struct OldView: View {
        var body: some View {
            NavigationView {
                List { NavigationLink("row") { Text("pushed") } }
                Text("detail")
            }
        }
    }

    private func old(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> AccessibleWindow {
        AccessibleWindow(view, size: CGSize(width: width, height: height)) {
            $0.horizontalSizeClass = .regular
            $0.windowSize = CGSize(width: width, height: height)
        }
    }

    @available(*, deprecated)
    @Test func `A navigation view has columns in a wide window, the first of 320 points`() throws {
        let window = old(OldView(), 1194, 834)
        let row = try #require(window.nodes.first { $0.label == "row" }).frame
        let detail = try #require(window.nodes.first { $0.label == "detail" }).frame
        #expect(row.minX >= 0 && row.maxX <= 320)
        #expect(abs(detail.midX - (320 + 1194) / 2) < 1)
        window.press("row")
        window.settle()
        #expect(window.shows("pushed") && window.shows("row") && !window.shows("detail"))
        let stack = old(OldView().navigationViewStyle(.stack), 1194, 834)
        #expect(try #require(stack.nodes.first { $0.label == "row" }).frame.maxX > 320)
    }

    @available(*, deprecated)
    @Test func `In a window that is higher than wide a navigation view shows its last column and a button`() {
        let window = old(OldView(), 834, 1194)
        window.settle()
        #expect(window.shows("detail") && !window.shows("row"))
        window.press("Show Sidebar")
        window.settle()
        #expect(window.shows("row"))
        // Of one view the second column is empty.
        let alone = old(NavigationView { Text("only") }, 834, 1194)
        alone.settle()
        #expect(!alone.shows("only") && alone.shows("Show Sidebar"))
        #expect(old(NavigationView { Text("only") }, 1194, 834).shows("only"))
    }

    @Test func `On macOS columns shrink and do not hide, and a window has room for their least widths`() {
        let report = LayoutReport(of: Three(), in: CGSize(width: 0, height: 700)) { $0.idiom = .macOS }
        #expect(report.size.width == 760)
    }
}
