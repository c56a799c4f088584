import CoreGraphics
@_spi(Engine) import RoostCore
import Testing

@testable import RoostText

@Suite struct LineMetricsTests {
    @Test(
        arguments: [
            (9, 11), (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (17, 20), (20, 24), (22, 26),
            (24, 28), (26, 30), (30, 35), (32, 38),
        ] as [(CGFloat, CGFloat)])
    func `A line of macOS is as high as the rounded ascender plus the rounded descender`(size: CGFloat, line: CGFloat) {
        #expect(layout(text("Hg", size: size)).size.height == line)
    }

    @Test(
        arguments: [
            (10, 12), (11, 13.5), (12, 14.5), (13, 16), (15, 18), (17, 20.5), (20, 24), (22, 26.5), (24, 29),
            (26, 31.5),
            (32, 38.5), (40, 48),
        ] as [(CGFloat, CGFloat)])
    func `A line of iOS is rounded up to the pixel`(size: CGFloat, line: CGFloat) {
        #expect(layout(text("Hg", size: size), style: style { $0.idiom = .iOS }).size.height == line)
    }

    @Test func `A line of body text on iOS is 61 pixels high at three pixels per point`() {
        let body = layout(
            text("Hg", size: 17) { $0.font.leading = 1.713 },
            style: style {
                $0.idiom = .iOS
                $0.displayScale = 3
            })
        #expect(abs(body.size.height - 61.0 / 3) < 1e-9)
    }

    /// Read off Apple's pictures of six texts in three fonts: lines of 63.36 pixels are 64 and 127 below the first.
    @Test func `On iOS each baseline is whole pixels below the first, rounded up`() {
        let lines = layout(
            text("A\nB\nC", size: 16) { $0.font.family = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf" },
            style: style {
                $0.idiom = .iOS
                $0.displayScale = 3
            })
        // 1901 + 483 of 2048 units: 55.875 pixels.
        let first = lines.fragments[0].origin.y
        #expect(abs(first - 16 * 1901 / 2048) < 1e-9)
        #expect(lines.fragments.map { (($0.origin.y - first) * 3).rounded(.toNearestOrEven) } == [0, 56, 112])
        #expect(abs((lines.fragments[1].origin.y - first) * 3 - 56) < 1e-9)
        #expect(lines.size.height == (55.875 * 3).rounded(.up) / 3)
    }

    @Test func `Leading on iOS lies between lines only`() {
        let twoLines = layout(
            text("A\nB", size: 17) { $0.font.leading = 1.713 }, style: style { $0.idiom = .iOS })
        // 2 × 20.287 + 1.713 = 42.287, up to half a point.
        #expect(twoLines.size.height == 42.5)
    }

    @Test func `Baselines on macOS lie 13 points below the top of each line`() {
        let lines = layout(text("A\nB\nC"))
        #expect(lines.size.height == 48)
        #expect(lines.firstBaseline == 13)
        #expect(lines.lastBaseline == 45)
    }

    @Test func `An empty text is 14 points high and has its baseline at 11`() {
        let empty = layout(text(""))
        #expect(empty.size == CGSize(width: 0, height: 14))
        #expect(empty.firstBaseline == 11)
    }

    @Test(arguments: [(4, 76), (10, 94)] as [(CGFloat, CGFloat)])
    func `Line spacing goes between lines and not after the last`(spacing: CGFloat, height: CGFloat) {
        #expect(layout(text("A\nB\nC\nD"), style: style { $0.lineSpacing = spacing }).size.height == height)
        #expect(layout(text("A"), style: style { $0.lineSpacing = spacing }).size.height == 16)
    }

    /// Read off Apple's pictures of paragraphs in body at three pixels a point: the second line lies 24.33 points below
    /// the first with a spacing of 4, and 26.33 with 6.
    @Test(arguments: [(0, 1.713), (1, 1.713), (4, 4), (6, 6)] as [(CGFloat, CGFloat)])
    func `A line spacing takes the place of a style's leading where it is larger`(spacing: CGFloat, gap: CGFloat) {
        let body = text("A\nB", size: 17) { $0.font.leading = 1.713 }
        let lines = layout(
            body,
            style: style {
                $0.idiom = .iOS
                $0.lineSpacing = spacing
            })
        #expect(abs(lines.lastBaseline - lines.firstBaseline - 20.287 - gap) < 0.001)
    }

    @Test(arguments: [(6, 22), (-4, 20)] as [(CGFloat, CGFloat)])
    func `A baseline offset makes the line higher`(offset: CGFloat, height: CGFloat) {
        #expect(layout(text("Hg") { $0.baselineOffset = offset }).size.height == height)
    }

    @Test func `Reserved lines count in the height but leave the baselines alone`() {
        let reserved = layout(text("Hi"), style: style { $0.reservedLines = 3 })
        #expect(reserved.size.height == 48)
        #expect(reserved.lastBaseline == 13)
    }

    @Test func `The underline of a 13-point font is one point thick, 14.5 points below the top`() throws {
        let line = try #require(layout(text("Hello") { $0.isUnderlined = true }).decorations.first)
        #expect(line.rect.minY == 14.5)
        #expect(line.rect.height == 1)
    }

    /// Apple's were read off a picture at two pixels a point.
    @Test func `An underline is thicker under heavy text, and begins as far below the baseline`() throws {
        func line(_ weight: Int) throws -> CGRect {
            let layout = layout(
                text("Hello", size: 16) {
                    $0.isUnderlined = true
                    $0.font.weight = weight
                },
                style: style {
                    $0.idiom = .iOS
                    $0.displayScale = 2
                })
            let line = try #require(layout.decorations.first).rect
            let baseline = (layout.firstBaseline * 2).rounded()
            return CGRect(x: 0, y: line.minY * 2 - baseline, width: 0, height: line.height * 2)
        }
        #expect(try line(400) == CGRect(x: 0, y: 4, width: 0, height: 2))
        #expect(try line(800) == CGRect(x: 0, y: 4, width: 0, height: 4))
    }

    @Test func `The underline of a custom font has the place and the thickness of its file`() throws {
        let underlined = text("Hello", size: 20) {
            $0.font.family = "DejaVu Sans"
            $0.isUnderlined = true
        }
        let style = style {
            $0.idiom = .iOS
            $0.displayScale = 3
        }
        let line = try #require(layout(underlined, style: style).decorations.first)
        // Sixty pixels an em: the baseline at 56, the line's middle 40/2048 ems below it, 90/2048 ems thick.
        #expect(abs(line.rect.minY * 3 - 56) < 1e-6)
        #expect(abs(line.rect.height * 3 - 3) < 1e-6)
    }

    @Test func `The centre of a strikethrough is half the x-height above the baseline`() throws {
        let line = try #require(layout(text("Hello") { $0.isStruckThrough = true }).decorations.first)
        #expect(abs(line.rect.midY - (13 - 0.5264 * 13 / 2)) <= 0.25)
    }

    @Test func `The engine reports the ascender, descender, cap height and line height of a font`() {
        let metrics = engine.metrics(of: ResolvedFont(size: 17), idiom: .iOS, displayScale: 2)
        #expect(abs(metrics.ascender - 17 * 0.9521484375) < 1e-9)
        #expect(abs(metrics.descender - 17 * 0.2412109375) < 1e-9)
        #expect(abs(metrics.capHeight - 17 * 0.70458984375) < 1e-9)
        #expect(metrics.lineHeight == 20.5)
    }
}
