import CoreGraphics
@_spi(Engine) import RoostCore
import Testing

@testable import RoostText

/// Inter's glyphs in the places of San Francisco's. Widths and heights are read off pictures of iOS at three pixels a
/// point.
@Suite struct GlyphFitTests {
    private let library = FontLibrary(decodePNG: { _ in throw CocoaError(.fileReadUnsupportedScheme) })

    private func face() -> FontFace { library.choice(for: ResolvedFont(size: 17)).face }

    /// The extent of a character's ink, in ems, y up.
    private func ink(_ character: Unicode.Scalar, _ face: FontFace) -> CGRect {
        let em = CGFloat(face.unitsPerEm)
        let bounds = face.outline(of: face.glyph(for: character)).boundingRect
        return CGRect(
            x: bounds.minX / em, y: bounds.minY / em, width: bounds.width / em, height: bounds.height / em)
    }

    @Test(arguments: ["H", "E", "Z", "1", "É"] as [Unicode.Scalar])
    func `Capitals and digits are as high as San Francisco's`(character: Unicode.Scalar) {
        let face = face()
        let base: Unicode.Scalar = character == "É" ? "E" : character
        #expect(abs(ink(base, face).maxY - AppleMetrics.capHeight) < 0.002)
        #expect(ink(character, face).maxY >= ink(base, face).maxY)
    }

    @Test(arguments: ["x", "z", "v"] as [Unicode.Scalar])
    func `Small letters are as high as San Francisco's`(character: Unicode.Scalar) {
        #expect(abs(ink(character, face()).maxY - AppleMetrics.xHeight) < 0.002)
    }

    @Test func `A bullet is a small dot`() {
        let face = face()
        let dot = ink("•", face)
        #expect(abs(dot.width - 0.25) < 0.02)
        #expect(abs(dot.midY - 0.278) < 0.01)
        #expect(abs(face.advance(of: face.glyph(for: "•")) / CGFloat(face.unitsPerEm) - 0.4125) < 0.005)
    }

    @Test func `Small letters with an ascender are higher than capitals`() {
        #expect(abs(ink("l", face()).maxY - 0.743) < 0.002)
    }

    @Test(arguments: [("b", 0.705), ("l", 0.705), ("x", 0.513), ("H", 0.705)] as [(Unicode.Scalar, CGFloat)])
    func `In large text ascenders are no higher than capitals, and small letters lower`(
        character: Unicode.Scalar, height: CGFloat
    ) {
        #expect(abs(ink(character, library.choice(for: ResolvedFont(size: 34)).face).maxY - height) < 0.002)
    }

    @Test func `Between text and display sizes heights go from one to the other`() {
        let heights = [17, 20, 22, 26, 34].map { ink("l", library.choice(for: ResolvedFont(size: $0)).face).maxY }
        #expect(heights == heights.sorted(by: >))
        #expect(Set(heights).count == 5)
    }

    @Test func `A bracket after a digit stands where a bracket after a small letter does`() throws {
        func bracket(in string: String) throws -> CGRect {
            let run = layout(text(string)).fragments[0].run
            return run.font.outline(of: try #require(run.glyphs.last)).boundingRect
        }
        let (raised, plain) = (try bracket(in: "(5)"), try bracket(in: "(a)"))
        #expect(abs(raised.minY - plain.minY) < 2)
        #expect(abs(raised.maxY - plain.maxY) < 2)
    }

    @Test func `A hyphen before a digit is as high as after a small letter`() throws {
        func hyphen(_ string: String, at index: Int) -> CGRect {
            let run = layout(text(string)).fragments[0].run
            return run.font.outline(of: run.glyphs[index]).boundingRect
        }
        let (raised, plain) = (hyphen("-2", at: 0), hyphen("a-b", at: 1))
        #expect(abs(raised.minY - plain.minY) < 2)
        #expect(abs(raised.maxY - plain.maxY) < 2)
    }

    @Test(arguments: [("-2", 11), ("-1", 10), ("4", 6), ("8", 6), ("1", 5)] as [(String, CGFloat)])
    func `The label of an axis takes as many points as on iOS`(string: String, expected: CGFloat) {
        #expect(layout(text(string, size: 9)).size.width.rounded(.up) == expected)
    }

    @Test(
        arguments: [
            (".padding(.horizontal, 15)", 182.33), ("viewBackgroundColor() (yellow)", 241.67),
        ] as [(String, CGFloat)])
    func `The ink of a line is as wide as on iOS, within half a hundredth`(string: String, expected: CGFloat) throws {
        #expect(abs(try inkWidth(text(string, size: 17)) - expected) <= expected * 0.005)
    }

    /// From the first character's left edge to the last one's right edge, in points.
    private func inkWidth(_ text: StyledText) throws -> CGFloat {
        let run = layout(text).fragments[0].run
        let scale = run.size / CGFloat(run.font.unitsPerEm)
        let (first, last) = (run.font.outline(of: run.glyphs[0]), run.font.outline(of: try #require(run.glyphs.last)))
        let left = run.positions[0].x + first.boundingRect.minX * scale
        return try #require(run.positions.last).x + last.boundingRect.maxX * scale - left
    }

    @Test(
        arguments: [("40%", 17, 36.67), ("20%", 17, 36), ("40%", 13, 28.33), ("40%", 12, 26.33)]
            as [(String, CGFloat, CGFloat)])
    func `A semibold percent sign reaches as far as on iOS`(string: String, size: CGFloat, expected: CGFloat) throws {
        #expect(abs(try inkWidth(text(string, size: size, weight: 600)) - expected) < 0.5)
        var font = ResolvedFont(size: size)
        font.weight = 600
        #expect(ink("%", library.choice(for: font).face).height < 0.755)
    }

    /// A bold comma takes 0.341 ems of 22 points: five numbers in pictures show it.
    @Test func `In the rounded design a comma keeps its room in large text, and a percent sign is narrow`() {
        func bold(_ size: CGFloat, _ design: ResolvedFont.Design) -> FontFace {
            var font = ResolvedFont(size: size)
            font.weight = 700
            font.design = design
            return library.choice(for: font).face
        }
        func advance(_ face: FontFace) -> CGFloat { face.advance(of: face.glyph(for: ",")) / CGFloat(face.unitsPerEm) }
        #expect(abs(advance(bold(22, .rounded)) - 0.341) < 0.01)
        #expect(advance(bold(22, .default)) < 0.3)
        #expect(ink("%", bold(14, .default)).width - ink("%", bold(14, .rounded)).width > 0.15)
    }

    @Test(arguments: [(15, 0.796), (17, 0.81), (34, 0.58)] as [(CGFloat, CGFloat)])
    func `The dots of an ellipsis stand closer in large text`(size: CGFloat, advance: CGFloat) {
        let face = library.choice(for: ResolvedFont(size: size)).face
        #expect(abs(face.advance(of: face.glyph(for: "…")) / CGFloat(face.unitsPerEm) - advance) < 0.03)
    }

    /// The left edges of letters after the first one's, and the last one's right edge, in points.
    @Test(
        arguments: [
            ("Servers", 33, 700, [21.0, 40.33, 52.0, 70.0, 89.33, 101.0, 116.33]),
            ("Request", 53, 400, [30.0, 57.33, 87.67, 115.0, 142.33, 166.0, 179.67]),
        ] as [(String, CGFloat, Int, [CGFloat])])
    func `The letters of large text stand where San Francisco's stand`(
        string: String, size: CGFloat, weight: Int, places: [CGFloat]
    ) {
        let run = layout(text(string, size: size, weight: weight)).fragments[0].run
        let scale = run.size / CGFloat(run.font.unitsPerEm)
        let inks = zip(run.glyphs, run.positions).map { glyph, position in
            let ink = run.font.outline(of: glyph).boundingRect
            return (left: position.x + ink.minX * scale, right: position.x + ink.maxX * scale)
        }
        let edges = inks.dropFirst().map { $0.left - inks[0].left } + [inks[inks.count - 1].right - inks[0].left]
        for (edge, place) in zip(edges, places) { #expect(abs(edge - place) < 0.8, "\(edge), \(place)") }
    }

    @Test(arguments: ["ж", "Д", "α", "Σ", "ß"] as [Unicode.Scalar])
    func `In large text a letter outside of ASCII is narrower by 0.06 ems`(character: Unicode.Scalar) {
        let advances = [17, 34].map { size in
            let face = library.choice(for: ResolvedFont(size: size)).face
            return face.advance(of: face.glyph(for: character)) / CGFloat(face.unitsPerEm)
        }
        #expect(abs(advances[0] - advances[1] - 0.06) < 0.001)
    }

    /// Semibold, 16 points, in a picture of iOS at three pixels a point. In regular, at 13 points, macOS makes "Alpha beta…"
    /// 75.5 points wide.
    @Test(arguments: [("But…", 121), ("Butt…", 139)] as [(String, CGFloat)])
    func `An ellipsis is as wide as two and three quarters of a period`(string: String, pixels: CGFloat) {
        let style = style {
            $0.idiom = .iOS
            $0.displayScale = 3
        }
        let width = layout(text(string, size: 16, weight: 600), style: style).size.width
        #expect(abs(width * 3 - pixels) < 0.01)
        let face = face()
        let (ellipsis, period) = (face.advance(of: face.glyph(for: "…")), face.advance(of: face.glyph(for: ".")))
        #expect(abs(ellipsis / period - 2.75) < 0.002)
    }

    @Test(arguments: [400, 700])
    func `The narrow space of a time is half a space`(weight: Int) {
        var font = ResolvedFont(size: 22)
        font.weight = weight
        let face = library.choice(for: font).face
        let (narrow, space) = (face.advance(of: face.glyph(for: "\u{202F}")), face.advance(of: face.glyph(for: " ")))
        #expect(abs(narrow / space - 0.5) < 0.01)
    }

    @Test(arguments: ["0x5c", "3x4", "3 x 4"])
    func `An x between digits stays a letter in the system font, and is a sign in Inter`(string: String) throws {
        func glyph(_ family: String?) throws -> (used: UInt32, letter: UInt32) {
            let run = layout(text(string) { $0.font.family = family }).fragments[0].run
            let face = try #require(run.font as? FontFace)
            let index = try #require(string.firstIndex(of: "x")).utf16Offset(in: string)
            return (run.glyphs[index], face.glyph(for: "x"))
        }
        let (system, inter) = (try glyph(nil), try glyph("Inter"))
        #expect(system.used == system.letter)
        #expect(inter.used != inter.letter)
    }

    @Test func `A w is narrower than Inter's by a twenty-fifth of its size, with its ink`() throws {
        let likeness = face()
        let inter = try #require(library.open(FontFile(path: likeness.filePath), axes: [:]))
        let glyph = inter.glyph(for: "w")
        let em = CGFloat(inter.unitsPerEm)
        #expect(inter !== likeness)
        #expect(abs((inter.advance(of: glyph) - likeness.advance(of: glyph)) / em - 0.0391) < 0.001)
        #expect(abs(ink("w", inter).width - ink("w", likeness).width - 0.047) < 0.003)
    }

    @Test func `Inter asked for by its name keeps its own widths`() {
        let named = layout(text("www") { $0.font.family = "Inter" }).fragments[0].run
        let system = layout(text("www")).fragments[0].run
        #expect(named.font.hasOutlinesOfFile)
        #expect(!system.font.hasOutlinesOfFile)
        #expect(named.width > system.width)
    }

    @Test func `An accented letter is as wide as the plain one`() {
        let face = face()
        for (plain, accented) in [("e", "é"), ("a", "ä"), ("i", "í")] as [(Unicode.Scalar, Unicode.Scalar)] {
            #expect(face.advance(of: face.glyph(for: plain)) == face.advance(of: face.glyph(for: accented)))
        }
    }
}
