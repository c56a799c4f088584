import CoreGraphics
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct TextPaintingTests {
    /// The commands of a view in 200 × 100 points.
    func commands(_ view: some View) -> [DisplayCommand] {
        let graph = ViewGraph(view, environment: .standard)
        graph.layOut(in: CGRect(x: 0, y: 0, width: 200, height: 100))
        return graph.displayList(size: CGSize(width: 200, height: 100)).entries.map(\.command)
    }

    func isStroke(_ command: DisplayCommand) -> Bool {
        if case .stroke = command { return true }
        return false
    }

    func isFill(_ command: DisplayCommand) -> Bool {
        if case .fill = command { return true }
        return false
    }

    @Test func `Underlines lie below the glyphs and strikethroughs above`() {
        let commands = commands(Text("a").underline().strikethrough())
        #expect(commands.count == 3)
        #expect(commands.first.map(isFill) == true)
        #expect(commands.last.map(isFill) == true)
    }

    /// The filled rectangles of a view.
    private func fills(_ view: some View) -> [CGRect] {
        commands(view).compactMap { command in
            if case .fill(let path, _, _) = command { return path.boundingRect }
            return nil
        }
    }

    @Test func `An underline makes way for letters that reach into it`() throws {
        let font = Font.system(size: 20)
        #expect(fills(Text("nan").font(font).underline()).count == 1)
        let pieces = fills(Text("nyn").font(font).underline())
        try #require(pieces.count == 2)
        // On each side of the letter as far as the line is thick, and between them the letter's stroke.
        let gap = pieces[1].minX - pieces[0].maxX
        #expect(gap > 2 * pieces[0].height && gap < 2 * pieces[0].height + 8)
        #expect(fills(Text("nyn").font(font).strikethrough()).count == 1)
    }

    @Test func `An underline's piece that is shorter than the line is thick is left out`() {
        let box = CGRect(x: 0, y: 2, width: 40, height: 2)
        var gaps = UnderlineGaps(in: box)
        #expect(gaps.pieces == [box])
        let run = GlyphRun(
            font: Stroke(), size: 10, glyphs: [1, 2], positions: [CGPoint(x: 3, y: 0), CGPoint(x: 20, y: 0)], width: 30,
            text: "pa", clusters: [0, 1])
        gaps.makeWay(for: run, at: .zero, displayScale: 1)
        // The stroke from 3 to 5 leaves a point at the left.
        #expect(gaps.pieces == [CGRect(x: 7, y: 2, width: 33, height: 2)])
    }

    /// Read off a picture of iOS: at a thickness of two pixels the dots of `.dot` and its gaps are six wide.
    @Test func `A dot of an underline is three times as long as it is thick, and each piece begins with one`() {
        let strokes = commands(Text("apa").underline(pattern: .dot)).compactMap { command -> (CGRect, StrokeStyle)? in
            if case .stroke(let path, let style, _) = command { return (path.boundingRect, style) }
            return nil
        }
        #expect(strokes.count == 2)
        #expect(strokes.allSatisfy { $0.1.dash == [3 * $0.1.lineWidth, 3 * $0.1.lineWidth] && $0.1.dashPhase == 0 })
        #expect((strokes.first?.0.maxX ?? 0) + 2 < (strokes.last?.0.minX ?? 0))
    }

    @Test func `A dashed underline is drawn as a stroke`() {
        #expect(commands(Text("a").underline(pattern: .dash)).contains(where: isStroke))
    }

    @Test func `A link in a text is a link in the display list`() {
        let links = commands(Text("see [here](https://a.b)")).compactMap { command -> URL? in
            if case .pushLink(let url, _) = command { return url }
            return nil
        }
        #expect(links.map(\.absoluteString) == ["https://a.b"])
    }

    @Test func `Baselines stand on pixels`() {
        for case .glyphs(_, let origin, _) in commands(Text("a").offset(y: 0.3)) {
            #expect((origin.y * 2).rounded() == origin.y * 2)
        }
    }

    @Test(arguments: [(DynamicTypeSize.xSmall, 13.667), (.medium, 15.333), (.accessibility5, 45)])
    @MainActor func `Scaled metrics grow with the Dynamic Type size`(size: DynamicTypeSize, expected: CGFloat) {
        struct Box: View {
            @ScaledMetric(relativeTo: .body) var side: CGFloat = 16
            var body: some View { Color.red.frame(width: side, height: side) }
        }
        let view = Box().dynamicTypeSize(size).environment(\.displayScale, 3)
        let graph = ViewGraph(view, environment: .standard)
        #expect(abs(graph.layOut(.unspecified).width - expected) < 0.001)
    }

    @Test func `A canvas draws text in its own size around a point`() {
        let commands = commands(Canvas { context, _ in context.draw(Text("abc"), at: CGPoint(x: 100, y: 50)) })
        let glyphs = commands.compactMap { command -> (GlyphRun, CGPoint)? in
            if case .glyphs(let run, let origin, _) = command { return (run, origin) }
            return nil
        }
        #expect(glyphs.count == 1)
        #expect(abs(glyphs[0].1.x + glyphs[0].0.width / 2 - 100) < 0.5)
    }
}

/// A face whose glyph 1 is a stroke a fifth of an em wide that reaches below the baseline; the others stand on it.
private final class Stroke: GlyphFont {
    let id = 77_002
    let familyName = "Stroke"
    let postScriptName = "Stroke"
    let weight = 400
    let isItalic = false
    let unitsPerEm = 1000
    let filePath = ""
    let faceIndex = 0
    let variations: [String: Double] = [:]
    let hasOutlinesOfFile = true

    func outline(of glyph: UInt32) -> Path {
        Path(CGRect(x: 0, y: glyph == 1 ? -500 : 0, width: 200, height: glyph == 1 ? 1000 : 500))
    }

    func advance(of glyph: UInt32) -> CGFloat { 1000 }
    func colorImage(of glyph: UInt32) -> ColorGlyph? { nil }
}
