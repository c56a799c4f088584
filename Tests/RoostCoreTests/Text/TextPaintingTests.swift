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
