import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct SheetTests {
    final class Log {
        var lines: [String] = []
        func callAsFunction(_ line: String) { lines.append(line) }
    }

    struct Page: View {
        let log: Log
        @State private var isPresented = false
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Show") { isPresented = true }
                Text(isPresented ? "open" : "closed")
            }
            .sheet(isPresented: $isPresented, onDismiss: { log("dismissed") }) {
                Content(log: log, count: $count, close: { isPresented = false })
            }
        }
    }

    struct Content: View {
        let log: Log
        @Binding var count: Int
        let close: () -> Void
        @State private var own = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.presentationMode) private var presentationMode
        var body: some View {
            VStack {
                Text("count \(count), own \(own), presented \(isPresented ? "yes" : "no")")
                Button("Up") {
                    count += 1
                    own += 1
                }
                Button("Close") { close() }
                Button("Leave") { dismiss() }
                Button("Mode") { presentationMode.wrappedValue.dismiss() }
            }
            .onAppear { log("appear") }
            .onDisappear { log("disappear") }
        }
    }

    @Test func `A sheet is shown while its binding is true, and hides what is behind from a reader`() {
        let log = Log()
        let window = AccessibleWindow(Page(log: log))
        #expect(window.words == ["Show", "closed"])
        window.press("Show")
        window.settle()
        #expect(window.shows("count 0, own 0, presented yes"))
        #expect(!window.shows("Show"))
        #expect(window.tree.map(\.role) == [.dialog])
        window.press("Close")
        window.settle()
        #expect(window.words == ["Show", "closed"])
        #expect(log.lines == ["appear", "disappear", "dismissed"])
    }

    @Test(arguments: ["Leave", "Mode"]) func `The environment's dismiss writes the binding and ends the sheet`(
        _ way: String
    ) {
        let log = Log()
        let window = AccessibleWindow(Page(log: log))
        window.press("Show")
        window.settle()
        window.press(way)
        window.settle()
        #expect(window.words == ["Show", "closed"])
        #expect(log.lines == ["appear", "disappear", "dismissed"])
    }

    @Test func `State inside a sheet lasts while it is presented, and begins anew after`() {
        let window = AccessibleWindow(Page(log: Log()))
        window.press("Show")
        window.settle()
        window.press("Up")
        #expect(window.shows("count 1, own 1, presented yes"))
        window.press("Close")
        window.settle()
        window.press("Show")
        window.settle()
        #expect(window.shows("count 1, own 0, presented yes"))
    }

    @Test func `Escape and a tap outside end a sheet that does not forbid it`() {
        struct Page: View {
            @State var isPresented = true
            let isForbidden: Bool
            var body: some View {
                Text("page").sheet(isPresented: $isPresented) {
                    Text("card").presentationDetents([.medium]).interactiveDismissDisabled(isForbidden)
                }
            }
        }
        for isForbidden in [false, true] {
            let window = AccessibleWindow(Page(isForbidden: isForbidden))
            #expect(window.shows("card"))
            window.type(.escape)
            window.settle()
            #expect(window.shows("card") == isForbidden)
            let other = AccessibleWindow(Page(isForbidden: isForbidden))
            other.tap(CGPoint(x: 100, y: 100))
            other.settle()
            #expect(other.shows("card") == isForbidden)
        }
    }

    @Test func `Taps do not reach what is behind a sheet`() {
        struct Page: View {
            @State private var taps = 0
            let isPresented: Bool
            var body: some View {
                VStack {
                    Color.red.onTapGesture { taps += 1 }
                    Text("taps \(taps)")
                }
                .sheet(isPresented: .constant(isPresented)) { Text("card").interactiveDismissDisabled() }
            }
        }
        let window = AccessibleWindow(Page(isPresented: false))
        window.tap(CGPoint(x: 100, y: 100))
        #expect(window.shows("taps 1"))
    }

    @Test func `Another item is another sheet, after the first has gone`() {
        struct Thing: Identifiable {
            let id: Int
        }
        struct Page: View {
            let log: Log
            @State private var thing: Thing?
            var body: some View {
                Button("One") { thing = Thing(id: 1) }
                    .sheet(item: $thing, onDismiss: { log("dismissed") }) { shown in
                        VStack {
                            Text("thing \(shown.id)").onAppear { log("appear \(shown.id)") }
                            Button("Next") { thing = Thing(id: shown.id + 1) }
                            Button("None") { thing = nil }
                        }
                    }
            }
        }
        let log = Log()
        let window = AccessibleWindow(Page(log: log))
        window.press("One")
        window.settle()
        #expect(window.shows("thing 1"))
        window.press("Next")
        window.settle()
        #expect(window.shows("thing 2"))
        #expect(!window.shows("thing 1"))
        window.press("None")
        window.settle()
        #expect(window.words == ["One"])
        #expect(log.lines == ["appear 1", "dismissed", "appear 2", "dismissed"])
    }

    @Test func `A sheet in a sheet lies on top, and goes with the one below`() {
        struct Page: View {
            @State private var first = true
            @State private var second = false
            var body: some View {
                Text("page").sheet(isPresented: $first) {
                    VStack {
                        Text("first")
                        Button("More") { second = true }
                    }
                    .sheet(isPresented: $second) {
                        VStack {
                            Text("second")
                            Button("Back") { second = false }
                            Button("All") { first = false }
                        }
                    }
                }
            }
        }
        let window = AccessibleWindow(Page())
        window.press("More")
        window.settle()
        #expect(window.words == ["second", "Back", "All"])
        window.press("Back")
        window.settle()
        #expect(window.words == ["first", "More"])
        window.press("More")
        window.settle()
        window.press("All")
        window.settle()
        #expect(window.words == ["page"])
    }

    @Test func `The presenter's environment reaches the sheet`() {
        struct Inner: View {
            @Environment(\.layoutDirection) private var direction
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text("\(direction == .rightToLeft ? "rtl" : "ltr") \(isEnabled ? "on" : "off")") }
        }
        let window = AccessibleWindow(
            Text("page").sheet(isPresented: .constant(true)) { Inner() }
                .environment(\.layoutDirection, .rightToLeft))
        #expect(window.shows("rtl on"))
    }

    @Test func `A sheet whose presenter has gone goes too`() {
        struct Page: View {
            @State private var isThere = true
            var body: some View {
                VStack {
                    Text("page")
                    if isThere {
                        Text("presenter").sheet(isPresented: .constant(true)) {
                            Button("Away") { isThere = false }
                        }
                    }
                }
            }
        }
        let window = AccessibleWindow(Page())
        window.press("Away")
        window.settle()
        #expect(window.words == ["page"])
    }

    @Test func `A large sheet begins 31 points down, one at half height floats (web-ios-sheet)`() throws {
        func frame(_ detents: Set<PresentationDetent>) -> CGRect? {
            let window = AccessibleWindow(
                Text("page").sheet(isPresented: .constant(true)) {
                    Color.red.accessibilityElement().accessibilityLabel("card").presentationDetents(detents)
                }, size: CGSize(width: 375, height: 667))
            return window.nodes.first { $0.label == "card" }?.frame
        }
        #expect(frame([.large]) == CGRect(x: 0, y: 31, width: 375, height: 636))
        #expect(frame([.medium]) == CGRect(x: 6, y: 310, width: 363, height: 351))
        #expect(frame([.height(200), .large]) == CGRect(x: 6, y: 467, width: 363, height: 194))
        #expect(frame([.fraction(0.5)]) == CGRect(x: 6, y: 349, width: 363, height: 312))
    }

    private enum ByTextSize: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.dynamicTypeSize.isAccessibilitySize ? context.maxDetentValue : context.minimumHeight
        }
    }

    @Test func `A custom height follows the environment of the presenter`() {
        func height(_ size: DynamicTypeSize) -> CGFloat {
            let window = AccessibleWindow(
                Text("page").sheet(isPresented: .constant(true)) {
                    Color.red.accessibilityElement().accessibilityLabel("card")
                        .presentationDetents([.custom(ByTextSize.self)])
                }
                .environment(\.minimumHeight, 250).dynamicTypeSize(size), size: CGSize(width: 375, height: 667))
            return window.nodes.first { $0.label == "card" }?.frame.height ?? 0
        }
        #expect(abs(height(.large) - (250 - 6)) < 0.01)
        #expect(abs(height(.accessibility1) - (667 - 31)) < 0.01)
    }

    @Test func `A full-screen cover takes all of the window and stays when tapped or escaped from`() {
        struct Page: View {
            @State private var isPresented = true
            var body: some View {
                Text("page").fullScreenCover(isPresented: $isPresented) {
                    VStack {
                        Color.red.accessibilityElement().accessibilityLabel("cover")
                        Button("Done") { isPresented = false }
                    }
                }
            }
        }
        let window = AccessibleWindow(Page(), safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
        #expect(window.nodes.first { $0.label == "cover" }?.frame.minY == 50)
        window.type(.escape)
        window.settle()
        #expect(window.shows("cover"))
        window.press("Done")
        window.settle()
        #expect(window.words == ["page"])
    }

    @Test func `A popover is a bubble where it asks to stay one, and a sheet in a narrow window else`() {
        func card(_ adaptation: PresentationAdaptation) -> CGRect? {
            let window = AccessibleWindow(
                Text("page").popover(isPresented: .constant(true)) {
                    Text("bubble").frame(width: 100, height: 50).presentationCompactAdaptation(adaptation)
                        .accessibilityElement(children: .combine)
                })
            return window.nodes.first { $0.role == .dialog }.map { _ in
                window.nodes.first { $0.label == "bubble" }?.frame ?? .zero
            }
        }
        let bubble = card(.popover)
        #expect(bubble?.minX == 145)
        #expect((bubble?.minY ?? 0) > 422 && (bubble?.minY ?? 0) < 460)
        #expect(card(.automatic)?.minX == 145)
        #expect((card(.automatic)?.minY ?? 0) > 400)
    }

    private func card(_ change: @escaping (AnyView) -> AnyView, idiom: Idiom = .iOS) throws -> CGRect {
        struct Presenter: View {
            let change: (AnyView) -> AnyView
            var body: some View {
                Color.clear.sheet(isPresented: .constant(true)) {
                    change(AnyView(Rectangle().accessibilityElement().accessibilityLabel("ground")))
                }
            }
        }
        let window = AccessibleWindow(Presenter(change: change), size: CGSize(width: 1200, height: 900)) {
            $0.horizontalSizeClass = .regular
            $0.idiom = idiom
        }
        window.settle()
        return try #require(window.nodes.first { $0.label == "ground" }).frame
    }

    @Test func `In a window with room a sheet is a card in its middle, as large as it is told to be`() throws {
        #expect(try card { $0 } == CGRect(x: 330, y: 140, width: 540, height: 620))
        let page = try card { AnyView($0.presentationSizing(.page)) }
        #expect(page == CGRect(x: 248, y: 20, width: 704, height: 860))
        let fitted = try card { AnyView($0.frame(width: 200, height: 100).presentationSizing(.fitted)) }
        #expect(fitted == CGRect(x: 500, y: 400, width: 200, height: 100))
        let partly = try card {
            AnyView($0.frame(height: 100).presentationSizing(.form.fitted(horizontal: false, vertical: true)))
        }
        #expect(partly == CGRect(x: 330, y: 400, width: 540, height: 100))
        #expect(
            try card({ AnyView($0.frame(width: 300, height: 50)) }, idiom: .macOS).size
                == CGSize(width: 300, height: 50))
        #expect(try card { AnyView($0.presentationDetents([.height(240)])) }.height == 240)
    }
}

private struct MinimumHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 100 }
}

extension EnvironmentValues {
    fileprivate var minimumHeight: CGFloat {
        get { self[MinimumHeightKey.self] }
        set { self[MinimumHeightKey.self] = newValue }
    }
}
