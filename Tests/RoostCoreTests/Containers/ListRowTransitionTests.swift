import CoreGraphics
import SwiftUI
import Testing

@testable import RoostTesting

/// Rows of a list that are inserted and removed under an animation.
@MainActor struct ListRowTransitionTests {
    @Observable final class Model {
        var names = ["a", "b", "c", "d"]
        var isShown = true
        var disappeared: [String] = []
        @ObservationIgnored var made = 0
    }

    struct Names: View {
        let model: Model

        var body: some View {
            List {
                if model.isShown {
                    ForEach(model.names, id: \.self) { name in
                        let _ = model.made += 1
                        Text(name).accessibilityIdentifier(name)
                            .onDisappear { model.disappeared.append(name) }
                    }
                }
            }
        }
    }

    struct Conditional: View {
        let model: Model

        var body: some View {
            List {
                Text("above")
                if model.isShown { Text("between").transition(.move(edge: .leading)) }
                Text("below")
            }
        }
    }

    let model = Model()

    private func makeList() -> LiveView { LiveView(Names(model: model), size: CGSize(width: 390, height: 700)) }

    private func change(_ live: LiveView, _ change: @escaping () -> Void) {
        withAnimation(.linear(duration: 1)) { change() }
        live.update()
    }

    /// The number of glyph runs in a frame.
    private func texts(_ live: LiveView) -> Int {
        live.displayList.entries.count { if case .glyphs = $0.command { true } else { false } }
    }

    private func fills(_ live: LiveView) -> Int {
        live.displayList.entries.count { if case .fill = $0.command { true } else { false } }
    }

    private func isFading(_ live: LiveView) -> Bool {
        live.displayList.entries.contains {
            if case .pushOpacity(let opacity) = $0.command { opacity > 0.2 && opacity < 0.8 } else { false }
        }
    }

    @Test func `A removed row fades out while the rows below move up`() throws {
        let live = makeList()
        let (b, c) = (try #require(live.frame(of: "b")), try #require(live.frame(of: "c")))
        change(live) { model.names.remove(at: 1) }
        live.advance(by: 0.5)
        #expect(texts(live) == 4)
        #expect(isFading(live))
        let moving = try #require(live.frame(of: "c"))
        #expect(abs(moving.minY - (b.minY + c.minY) / 2) < 1)
        live.advance(by: 0.6)
        #expect(texts(live) == 3)
        #expect(live.frame(of: "c")?.minY == b.minY)
        #expect(model.disappeared == ["b"])
    }

    @Test func `An inserted row fades in`() throws {
        let live = makeList()
        change(live) { model.names.insert("x", at: 1) }
        live.advance(by: 0.5)
        #expect(isFading(live))
        live.advance(by: 0.6)
        #expect(!isFading(live))
        #expect(texts(live) == 5)
    }

    @Test func `Without an animation a removed row disappears at once`() {
        let live = makeList()
        model.names.remove(at: 1)
        live.update()
        #expect(texts(live) == 3)
        #expect(model.disappeared == ["b"])
    }

    @Test func `Rows that scroll into view do not fade`() {
        model.names = (0..<100).map { "row \($0)" }
        let live = makeList()
        live.scroll(by: CGSize(width: 0, height: 900), at: CGPoint(x: 195, y: 350))
        live.update()
        #expect(!isFading(live))
    }

    @Test func `A conditional row fades with its card`() throws {
        let live = LiveView(Conditional(model: model), size: CGSize(width: 390, height: 700))
        let cards = fills(live)
        change(live) { model.isShown = false }
        live.advance(by: 0.5)
        #expect(isFading(live))
        #expect(texts(live) == 3)
        live.advance(by: 0.6)
        #expect(texts(live) == 2)
        #expect(fills(live) < cards)
        change(live) { model.isShown = true }
        live.advance(by: 0.5)
        #expect(isFading(live))
        live.advance(by: 0.6)
        #expect(texts(live) == 3)
        #expect(fills(live) == cards)
    }

    @Test func `A removed collection fades out its rows in view, and makes no others`() {
        model.names = (0..<1000).map { "row \($0)" }
        let live = makeList()
        let shown = texts(live)
        change(live) { model.isShown = false }
        live.advance(by: 0.5)
        #expect(isFading(live))
        #expect(texts(live) == shown)
        live.advance(by: 0.6)
        #expect(texts(live) == 0)
        #expect(model.made < 40)
        #expect(model.disappeared.count == shown)
    }

    @Test func `Rows that fade out end with their collection`() {
        let live = makeList()
        change(live) { model.names.remove(at: 1) }
        live.advance(by: 0.3)
        model.isShown = false
        live.update()
        live.advance(by: 2)
        #expect(texts(live) == 0)
        #expect(Set(model.disappeared) == ["a", "b", "c", "d"])
    }

    @Test func `A row that returns while it fades out is there once in the end`() throws {
        let live = makeList()
        change(live) { model.names.remove(at: 1) }
        live.advance(by: 0.3)
        change(live) { model.names.insert("b", at: 1) }
        live.advance(by: 2)
        #expect(texts(live) == 4)
        #expect(live.frames(of: "b").count == 1)
        #expect(model.disappeared == [])
    }

    @Test func `Rows that replace all others without an animation are shown`() {
        let live = makeList()
        model.names = ["e", "f", "g", "h"]
        live.update()
        #expect(texts(live) == 4)
        #expect(live.frame(of: "h") != nil)
    }

    @Test func `The window stays full when the first row in view moves to the end`() throws {
        model.names = (0..<100).map { "row \($0)" }
        let live = makeList()
        live.scroll(by: CGSize(width: 0, height: 900), at: CGPoint(x: 195, y: 350))
        live.update()
        let first = try #require(model.names.firstIndex { live.frame(of: $0) != nil })
        let shown = texts(live)
        model.names.append(model.names.remove(at: first))
        live.update()
        #expect(abs(texts(live) - shown) < 2)
    }

    @Test func `After many random insertions and removals the list shows the rows of the data`() {
        let live = makeList()
        var random = SystemRandomNumberGenerator()
        for step in 0..<60 {
            change(live) {
                model.names.shuffle(using: &random)
                if Bool.random(using: &random), !model.names.isEmpty { model.names.removeLast() }
                if Bool.random(using: &random) { model.names.insert("n\(step)", at: 0) }
            }
            live.advance(by: Double.random(in: 0...0.4, using: &random))
        }
        model.names = ["a", "b"]
        live.update()
        live.advance(by: 3)
        #expect(texts(live) == 2)
    }
}
