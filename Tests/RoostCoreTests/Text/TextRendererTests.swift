import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

private struct Loud: TextAttribute {}

private struct Weight: TextAttribute, Equatable {
    var value: Int
}

private final class Seen {
    var layout: Text.Layout?
}

private struct Looking: TextRenderer {
    let seen: Seen

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        seen.layout = layout
        context.draw(layout)
    }
}

/// Moves each glyph down by its place in the text, as far as the animation has come.
private struct Stairs: TextRenderer {
    var step: Double
    var animatableData: Double {
        get { step }
        set { step = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
            var copy = context
            copy.translateBy(x: 0, y: CGFloat(index) * step)
            copy.draw(slice, options: .disablesSubpixelQuantization)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        var size = text.sizeThatFits(proposal)
        size.height += 30
        return size
    }
}

@MainActor struct TextRendererTests {
    private func layout<V: View>(of view: V, width: CGFloat = 400) throws -> Text.Layout {
        let seen = Seen()
        _ = try LiveView(view.textRenderer(Looking(seen: seen)), size: CGSize(width: width, height: 300)).image()
        return try #require(seen.layout)
    }

    @Test func `A renderer that draws the layout draws the same picture`() throws {
        let text = Text("One **two** three").underline().font(.title)
        func picture<V: View>(_ view: V) throws -> [UInt8] {
            Array(try LiveView(view, size: CGSize(width: 220, height: 60)).image().pixels)
        }
        #expect(try picture(text) == picture(text.textRenderer(Looking(seen: Seen()))))
    }

    @Test func `A layout is its lines from top to bottom, their runs, and a slice for each glyph`() throws {
        let layout = try layout(of: Text("ab\ncde"))
        #expect(layout.count == 2)
        #expect(layout.map { $0.reduce(0) { $0 + $1.count } } == [2, 3])
        #expect(layout[0].origin.y < layout[1].origin.y)
        let slices = layout[1].flatMap { $0 }
        #expect(slices.map(\.typographicBounds.origin.x) == slices.map(\.typographicBounds.origin.x).sorted())
        #expect(slices[0].typographicBounds.rect.height > 15)
        let widths = slices.reduce(0) { $0 + $1.typographicBounds.width }
        #expect(abs(widths - layout[1].typographicBounds.width) < 0.01)
    }

    @Test func `Attributes make runs of their own, which say them`() throws {
        let text = Text("a") + Text("b").customAttribute(Loud()) + Text("c").customAttribute(Weight(value: 3))
        let runs = try layout(of: text)[0].map { $0 }
        #expect(runs.map { $0[Loud.self] != nil } == [false, true, false])
        #expect(runs.map { $0[Weight.self]?.value } == [nil, nil, 3])
        #expect(runs.map { $0.characterIndices.count } == [1, 1, 1])
        #expect(runs[0].characterIndices[0] < runs[1].characterIndices[0])
    }

    @Test func `Of a text that is cut short the layout says so`() throws {
        #expect(try layout(of: Text("Some words that do not fit").lineLimit(1), width: 60).isTruncated)
        #expect(try !layout(of: Text("Some words that do not fit").lineLimit(1)).isTruncated)
    }

    @Test func `A renderer sizes its texts`() {
        let plain = LayoutReport(of: Text("Words"), proposal: .unspecified).size
        let taller = LayoutReport(of: Text("Words").textRenderer(Stairs(step: 0)), proposal: .unspecified).size
        #expect(taller == CGSize(width: plain.width, height: plain.height + 30))
    }

    private struct Page: View {
        @State private var step = 0.0
        var body: some View {
            VStack {
                Button("Go") { withAnimation(.linear(duration: 1)) { step = 4 } }.accessibilityIdentifier("go")
                Text("Stairs").textRenderer(Stairs(step: step))
            }
        }
    }

    @Test func `What a renderer animates is drawn on its way`() throws {
        let live = LiveView(Page(), size: CGSize(width: 100, height: 120))
        let start = try live.image().pixels
        live.tap("go")
        live.advance(by: 0.5)
        let middle = try live.image().pixels
        live.advance(by: 1)
        let end = try live.image().pixels
        #expect(start != middle && middle != end)
    }
}
