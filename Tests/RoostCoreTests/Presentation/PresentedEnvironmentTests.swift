import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// What a presented screen takes over from the place that it is presented from.
@MainActor struct PresentedEnvironmentTests {
    final class Log {
        var lines: [String] = []
    }

    @Test func `Dark grounds on a sheet are a step lighter, on a cover they are not`() {
        struct Grounds: View {
            let log: Log
            @Environment(\.self) private var environment
            var body: some View {
                let ground = Color(SystemColor.groupedBackground).resolve(in: environment)
                let _ = log.lines.append(ground == Color.Resolved(hex: 0x1C1C1E) ? "lighter" : "black")
                Text("ground")
            }
        }
        let (sheet, cover) = (Log(), Log())
        _ = AccessibleWindow(Text("page").sheet(isPresented: .constant(true)) { Grounds(log: sheet) }) {
            $0.colorScheme = .dark
        }
        _ = AccessibleWindow(Text("page").fullScreenCover(isPresented: .constant(true)) { Grounds(log: cover) }) {
            $0.colorScheme = .dark
        }
        #expect(sheet.lines.last == "lighter")
        #expect(cover.lines.last == "black")
    }

    @Test func `The card of a popover is dark where its presenter is, as its content`() throws {
        struct Card: View {
            var body: some View {
                Color.white.frame(width: 300, height: 100)
                    .popover(isPresented: .constant(true)) {
                        Text("words").padding(40).presentationCompactAdaptation(.popover)
                    }
                    .environment(\.colorScheme, .dark)
            }
        }
        let live = LiveView(Card(), size: CGSize(width: 390, height: 600))
        live.advance(by: 2)
        let colors = live.displayList.entries.map(\.command).colors
        #expect(colors.contains("#262626FF"))
        #expect(!colors.contains("#FAFAFAFF"))
    }

    @Test func `A control on a sheet that a button's label presents is a control of its own`() {
        let window = AccessibleWindow(
            Button {
            } label: {
                Text("outer").sheet(isPresented: .constant(true)) { Button("inner") {} }
            })
        #expect(window.node(.button, "inner")?.isFocusable == true)
    }

    @Test func `What a field on a sheet submits is not submitted around the sheet`() {
        let log = Log()
        let window = AccessibleWindow(
            Text("page")
                .sheet(isPresented: .constant(true)) {
                    TextField("Name", text: .constant("")).onSubmit { log.lines.append("sheet") }
                }
                .onSubmit { log.lines.append("page") })
        window.type(.tab)
        window.type(.return)
        #expect(log.lines == ["sheet"])
    }

    @Test func `A shortcut around a presenter is not that of the buttons on its sheet`() {
        let log = Log()
        let window = AccessibleWindow(
            Text("page")
                .sheet(isPresented: .constant(true)) { Button("inner") { log.lines.append("inner") } }
                .keyboardShortcut("k"))
        window.type("k", modifiers: .command)
        #expect(log.lines == [])
    }

    @Test func `A link on a sheet goes to the sheet's stack, not to the column that it was presented from`() {
        struct Page: View {
            var body: some View {
                NavigationSplitView {
                    Text("sidebar").sheet(isPresented: .constant(true)) {
                        NavigationStack {
                            NavigationLink("go") { Text("on the sheet") }
                        }
                    }
                } detail: {
                    Text("detail")
                }
            }
        }
        let window = AccessibleWindow(Page(), size: CGSize(width: 1000, height: 700)) {
            $0.horizontalSizeClass = .regular
        }
        window.press("go")
        window.settle()
        #expect(window.shows("on the sheet"))
    }

    @Test func `A stack in a split view's column keeps its links' screens`() {
        struct Page: View {
            var body: some View {
                NavigationSplitView {
                    NavigationStack {
                        NavigationLink("go") { Text("in the sidebar") }
                    }
                } detail: {
                    Text("detail")
                }
            }
        }
        let window = AccessibleWindow(Page(), size: CGSize(width: 1000, height: 700)) {
            $0.horizontalSizeClass = .regular
        }
        window.press("go")
        window.settle()
        #expect(window.shows("in the sidebar"))
        #expect(window.shows("detail"))
        #expect(!window.shows("go"))
    }

    @Test func `What is presented follows the presenter's environment`() {
        struct Reader: View {
            @Environment(\.lineSpacing) private var spacing
            var body: some View { Text("spacing \(Int(spacing))") }
        }
        struct Page: View {
            @State private var spacing = 1.0
            var body: some View {
                Text("page")
                    .sheet(isPresented: .constant(true)) {
                        Reader()
                        Button("more") { spacing += 1 }
                    }
                    .lineSpacing(spacing)
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.shows("spacing 1"))
        window.press("more")
        #expect(window.shows("spacing 2"))
    }

    @Test func `Options are others where the background or the way out is another`() {
        func options(_ color: Color?) -> PresentationOptions {
            var options = PresentationOptions()
            options.background = color.map { AnyShapeStyle($0) }
            return options
        }
        #expect(options(.red) == options(.red))
        #expect(options(.red) != options(.blue))
        #expect(options(.red) != options(nil))
        var one = PresentationOptions()
        one.cancel = .init { [log = Log()] in log.lines.append("left") }
        #expect(one == one)
        #expect(one != PresentationOptions())
    }

    @Test func `Escape does what the button that leaves does now`() {
        struct Page: View {
            let log: Log
            @State private var count = 0
            @State private var isPresented = true
            var body: some View {
                Text("page").alert("Leave?", isPresented: $isPresented) {
                    TextField("Count", value: $count, format: .number)
                    Button("Leave", role: .cancel) { [count] in log.lines.append("left at \(count)") }
                }
                .task { count = 3 }
            }
        }
        let log = Log()
        let window = AccessibleWindow(Page(log: log))
        let field = window.nodes.first { $0.role == .textField }
        // It has the focus already.
        #expect(field?.isFocused == true)
        window.type("7")
        window.type(.tab)
        window.settle()
        window.type(.escape)
        window.settle()
        #expect(log.lines == ["left at 7"])
    }

    @Test func `A dialog in a window that is hardly there has no negative width`() {
        let window = AccessibleWindow(
            Text("page").confirmationDialog("Really?", isPresented: .constant(true)) { Button("Yes") {} },
            size: CGSize(width: 20, height: 20))
        #expect(window.nodes.allSatisfy { $0.frame.width >= 0 })
    }

    @Test func `Beside a sheet that lets people use what is behind it, the focus may go there`() {
        struct Page: View {
            let isOpen: Bool
            var body: some View {
                Button("behind") {}.sheet(isPresented: .constant(true)) {
                    Button("inside") {}
                        .presentationDetents([.height(200)])
                        .presentationBackgroundInteraction(isOpen ? .enabled : .disabled)
                }
            }
        }
        func reached(_ isOpen: Bool) -> [String] {
            let window = AccessibleWindow(Page(isOpen: isOpen))
            window.settle()
            return (0..<2).map { _ in
                window.type(.tab)
                return window.nodes.first(where: \.isFocused)?.label ?? "none"
            }
        }
        #expect(Set(reached(true)) == ["behind", "inside"])
        #expect(reached(false) == ["inside", "inside"])
    }
}
