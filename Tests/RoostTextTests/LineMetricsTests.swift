import CoreGraphics
import RoostCore
import Testing

@testable import RoostText

@Suite struct LineMetricsTests {
    @Test(
        "macOS lines are the rounded ascender plus the rounded descender",
        arguments: [
            (9, 11), (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (17, 20), (20, 24), (22, 26),
            (24, 28), (26, 30), (30, 35), (32, 38),
        ] as [(CGFloat, CGFloat)])
    func macLineHeight(size: CGFloat, line: CGFloat) {
        #expect(layout(text("Hg", size: size)).size.height == line)
    }

    @Test(
        "iOS lines are rounded up to the pixel",
        arguments: [
            (10, 12), (11, 13.5), (12, 14.5), (13, 16), (15, 18), (17, 20.5), (20, 24), (22, 26.5), (24, 29),
            (26, 31.5),
            (32, 38.5), (40, 48),
        ] as [(CGFloat, CGFloat)])
    func iOSLineHeight(size: CGFloat, line: CGFloat) {
        #expect(layout(text("Hg", size: size), style: style { $0.idiom = .iOS }).size.height == line)
    }

    @Test("iOS body is 20 1/3 points high at three pixels per point")
    func iOSBodyAtThreePixels() {
        let body = layout(
            text("Hg", size: 17) { $0.font.leading = 1.713 },
            style: style {
                $0.idiom = .iOS
                $0.displayScale = 3
            })
        #expect(abs(body.size.height - 61.0 / 3) < 1e-9)
    }

    @Test("iOS leading lies between lines only")
    func leadingBetweenLines() {
        let twoLines = layout(
            text("A\nB", size: 17) { $0.font.leading = 1.713 }, style: style { $0.idiom = .iOS })
        // 2 × 20.287 + 1.713 = 42.287, up to half a point.
        #expect(twoLines.size.height == 42.5)
    }

    @Test("Baselines are 13 points below each line's top on macOS")
    func baselines() {
        let lines = layout(text("A\nB\nC"))
        #expect(lines.size.height == 48)
        #expect(lines.firstBaseline == 13)
        #expect(lines.lastBaseline == 45)
    }

    @Test("An empty text is 14 points high, its baseline at 11")
    func emptyText() {
        let empty = layout(text(""))
        #expect(empty.size == CGSize(width: 0, height: 14))
        #expect(empty.firstBaseline == 11)
    }

    @Test(
        "Line spacing goes between lines and not after the last",
        arguments: [(4, 76), (10, 94)] as [(CGFloat, CGFloat)])
    func lineSpacing(spacing: CGFloat, height: CGFloat) {
        #expect(layout(text("A\nB\nC\nD"), style: style { $0.lineSpacing = spacing }).size.height == height)
        #expect(layout(text("A"), style: style { $0.lineSpacing = spacing }).size.height == 16)
    }

    @Test("A baseline offset makes the line higher", arguments: [(6, 22), (-4, 20)] as [(CGFloat, CGFloat)])
    func baselineOffset(offset: CGFloat, height: CGFloat) {
        #expect(layout(text("Hg") { $0.baselineOffset = offset }).size.height == height)
    }

    @Test("Reserved lines are counted in the height but leave the baselines alone")
    func reservedLines() {
        let reserved = layout(text("Hi"), style: style { $0.reservedLines = 3 })
        #expect(reserved.size.height == 48)
        #expect(reserved.lastBaseline == 13)
    }

    @Test("An underline of 13 points is one point thick at 14.5")
    func underline() throws {
        let line = try #require(layout(text("Hello") { $0.isUnderlined = true }).decorations.first)
        #expect(line.rect.minY == 14.5)
        #expect(line.rect.height == 1)
    }

    @Test("A strikethrough's centre is half the x-height above the baseline")
    func strikethrough() throws {
        let line = try #require(layout(text("Hello") { $0.isStruckThrough = true }).decorations.first)
        #expect(abs(line.rect.midY - (13 - 0.5264 * 13 / 2)) <= 0.25)
    }

    @Test("The engine reports the metrics that the spacing rules are made of")
    func fontMetrics() {
        let metrics = engine.metrics(of: ResolvedFont(size: 17), idiom: .iOS, displayScale: 2)
        #expect(abs(metrics.ascender - 17 * 0.9521484375) < 1e-9)
        #expect(abs(metrics.descender - 17 * 0.2412109375) < 1e-9)
        #expect(abs(metrics.capHeight - 17 * 0.70458984375) < 1e-9)
        #expect(metrics.lineHeight == 20.5)
    }
}
