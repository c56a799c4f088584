import CoreGraphics
import Foundation
@_spi(Engine) import RoostCore
import Testing

@testable import RoostText

@Suite struct EngineTests {
    @Test func `The same text is prepared once`() {
        let first = engine.prepare(text("cached"), style: style())
        #expect(first === engine.prepare(text("cached"), style: style()))
    }

    @Test func `Two styles that differ only in wrapping share one shaped text`() throws {
        let first = try #require(engine.prepare(text("shaped once"), style: style()) as? PreparedParagraph)
        let second = try #require(
            engine.prepare(text("shaped once"), style: style { $0.lineLimit = 1 }) as? PreparedParagraph)
        #expect(first.text === second.text)
    }

    @Test func `Text on one line is laid out once for all widths that hold it`() throws {
        let prepared = engine.prepare(text("one line"), style: style())
        let ideal = prepared.layout(width: nil, height: nil)
        #expect(prepared.layout(width: 1000, height: 20) === ideal)
        #expect(prepared.layout(width: ideal.size.width, height: 1) === ideal)
        #expect(prepared.layout(width: 10, height: nil).lineCount > 1)
    }

    @Test func `A bounded cache keeps a value in use and drops unused ones`() {
        var cache = BoundedCache<Int, Int>(halfCapacity: 4)
        for number in 0..<100 {
            cache.insert(number, for: number)
            #expect(cache.value(for: 0) == 0)
        }
        #expect(cache.value(for: 99) == 99)
        #expect(cache.value(for: 50) == nil)
    }

    @Test func `A missing font gives way to the system font`() {
        let run = layout(text("Hi", size: 17) { $0.font.family = "No Such Font" }).fragments[0].run
        #expect(run.font.familyName == "Inter")
    }

    @Test func `A custom font has the metrics of its file`() {
        let lines = layout(
            text("Hg", size: 20) { $0.font.family = "DejaVu Sans" }, style: style { $0.idiom = .iOS })
        #expect(lines.fragments[0].run.font.familyName == "DejaVu Sans")
        // 1901/2048 + 483/2048 of 20 points.
        #expect(abs(lines.size.height - 23.5) < 1e-9)
    }

    @Test func `A font is found by its PostScript name`() {
        let run = layout(text("Hg") { $0.font.family = "DejaVuSans-Bold" }).fragments[0].run
        #expect(run.font.postScriptName == "DejaVuSans-Bold")
    }

    @Test func `A registered file is found by its family name`() throws {
        let engine = FontTextEngine { _ in throw CocoaError(.fileReadUnknown) }
        let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf")
        try engine.registerFont(fileURL: file)
        let prepared = engine.prepare(text("Hg") { $0.font.family = "dejavu serif" }, style: style())
        let run = prepared.layout(width: nil, height: nil).fragments[0].run
        #expect(run.font.filePath == file.path)
    }

    @Test func `A file that holds no font is refused`() {
        #expect(throws: CocoaError.self) { try engine.registerFont(fileURL: URL(fileURLWithPath: #filePath)) }
    }

    @Test func `Each font design has a family of its own`() {
        func family(_ design: ResolvedFont.Design) -> String {
            layout(text("Hg") { $0.font.design = design }).fragments[0].run.font.familyName
        }
        #expect(family(.serif).contains("Serif"))
        #expect(family(.monospaced).contains("Mono"))
        #expect(family(.rounded) == "Inter")
    }

    /// Read off Apple's pictures of iOS 26: the ink of this line of New York is 787 pixels wide at three pixels a point.
    @Test func `Lines of the serif design are as wide as New York's`() {
        let line = layout(text("range of topics across technology,", size: 17) { $0.font.design = .serif })
        #expect(abs(line.size.width - 263) < 3)
    }

    @Test(arguments: [9.0, 15, 17, 34])
    func `Characters of the monospaced design advance as far as SF Mono's`(size: Double) {
        let line = layout(text("let pi = 3", size: size) { $0.font.design = .monospaced })
        #expect(abs(line.size.width - 10 * 0.6172 * size) <= 1)
    }

    @Test(arguments: zip([100, 400, 600, 900], ["Thin", "Regular", "SemiBold", "Black"]))
    func `A weight takes the nearest face`(weight: Int, face: String) {
        #expect(layout(text("Hg", weight: weight)).fragments[0].run.font.postScriptName == "Inter-\(face)")
    }

    @Test func `An italic takes the italic face, and a family without one is slanted`() {
        let inter = layout(text("Hg") { $0.font.isItalic = true }).fragments[0].run
        #expect(inter.font.isItalic)
        #expect(inter.slant == 0)
        let mono = layout(
            text("Hg") {
                $0.font.isItalic = true
                $0.font.design = .monospaced
            }
        ).fragments[0].run
        #expect(mono.font.isItalic || mono.slant > 0.1)
    }

    @Test func `Large text keeps the text design, whose widths are nearer to San Francisco's`() {
        #expect(layout(text("Hg", size: 34)).fragments[0].run.font.familyName == "Inter")
    }

    @Test func `Large text is tracked as Apple's table says, and from 80 points on not at all`() {
        // What Inter is set closer for in these sizes comes on top, in proportion to the size.
        func tracking(_ size: CGFloat) -> CGFloat {
            AppleMetrics.interTracking(size: size, design: size) - AppleMetrics.interTracking(size: 100, design: 100)
                * size / 100
        }
        #expect(abs(tracking(54) - 0.32) < 1e-9)
        #expect(abs(tracking(66) - 0.19) < 1e-9)
        #expect(abs(tracking(80)) < 1e-9)
    }

    @Test func `Tracking switches ligatures off, kerning leaves them on`() {
        func glyphs(_ change: (inout StyledText.Run) -> Void) -> Int {
            layout(
                text("ffi") {
                    $0.font.family = "DejaVu Sans"
                    change(&$0)
                }
            ).glyphCount
        }
        #expect(glyphs { $0.tracking = 1 } == 3)
        #expect(glyphs { _ in } == 1)
        #expect(glyphs { $0.kerning = 1 } == 1)
    }

    @Test func `Runs keep their styles, and backgrounds fill their line`() throws {
        var styled = text("red blue")
        styled.runs = [
            StyledText.Run(length: 4, font: ResolvedFont(size: 13)),
            StyledText.Run(length: 4, font: ResolvedFont(size: 26)),
        ]
        styled.runs[1].hasBackground = true
        let lines = layout(styled)
        #expect(lines.fragments.map(\.style) == [0, 1])
        #expect(lines.fragments.map(\.run.size) == [13, 26])
        #expect(lines.size.height == 30)
        let background = try #require(lines.decorations.first)
        #expect(background.kind == .background)
        #expect(background.rect.height == 30)
        #expect(background.rect.minX == lines.fragments[1].origin.x)
    }

    @Test func `An inline image takes its room on the baseline`() throws {
        var styled = text("a\u{FFFC}b")
        styled.runs = [1, 3, 1].map { StyledText.Run(length: $0, font: ResolvedFont(size: 13)) }
        styled.runs[1].attachment = CGSize(width: 20, height: 30)
        styled.runs[1].attachmentDescent = 4
        let lines = layout(styled)
        let image = try #require(lines.attachments.first)
        #expect(image.style == 1)
        #expect(image.rect.width == 20)
        #expect(abs(image.rect.maxY - (lines.firstBaseline + 4)) < 1e-9)
        #expect(abs(lines.fragments.last!.origin.x - image.rect.maxX) < 1e-9)
        #expect(lines.size.height == 30)
    }

    @Test func `Four threads that lay out the same texts get equal results`() async {
        let strings = ["Hello, world", "سلام دنیا", "漢字かな交じり文", "👩‍👩‍👧‍👦 family", "क्षि अ", "mixed שלום text 123"]
        @Sendable func glyphs() -> [[GlyphRun]] {
            strings.flatMap { string in
                (10..<30).map { size in
                    layout(text(string, size: CGFloat(size)), width: CGFloat(size) * 5).fragments.map(\.run)
                }
            }
        }
        let results = await withTaskGroup(of: [[GlyphRun]].self) { group in
            for _ in 0..<4 { group.addTask { glyphs() } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.allSatisfy { $0 == results[0] })
    }

    @Test(arguments: [.nan, .infinity, -5, 0] as [CGFloat])
    func `Sizes that are not positive finite numbers give a finite layout`(number: CGFloat) {
        var styled = text("Hello world", size: number)
        styled.runs[0].kerning = number
        styled.runs[0].baselineOffset = number
        let size = layout(
            styled, width: number, height: number,
            style: style {
                $0.displayScale = number
                $0.lineSpacing = number
                $0.minimumScaleFactor = number
            }
        ).size
        #expect(size.width.isFinite && size.height.isFinite)
    }

    @Test func `Run lengths that do not match the text are corrected`() {
        var styled = text("Zoë loves 漢字")
        styled.runs = [3, 100, -4, 2].map { StyledText.Run(length: $0, font: ResolvedFont(size: 13)) }
        #expect(layout(styled).fragments.map(\.run.text).joined() == styled.string)
        styled.runs = []
        #expect(layout(styled).fragments.map(\.run.text).joined() == styled.string)
    }
}
