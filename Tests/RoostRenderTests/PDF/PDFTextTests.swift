import CoreGraphics
import Foundation
import RoostPicture
import Testing

@testable import RoostRender

@Suite(.enabled(if: Tool.pdftotext != nil && Tool.pdffonts != nil, "poppler's tools are not installed"))
struct PDFTextTests {
    private func text(_ list: DisplayList) throws -> String { try Tool.text(ofPDF: PDFRenderer().render([list])) }

    @Test(arguments: ["Hello, world", "AVATAR Wave (10:30)", "日本語 中文 한국어", "नमस्ते दुनिया", "<b>&amp;\"'", "Ünïcödé"])
    func `Text is found`(string: String) throws {
        #expect(try text(.page(string)).contains(string))
    }

    @Test func `Ligatures are found as characters`() throws {
        var list = DisplayList(400, 60)
        list.text("office fluffy affine", family: "Noto Serif")
        #expect(try text(list).contains("office fluffy affine"))
    }

    @Test func `Arabic and Hebrew are found in reading order`() throws {
        #expect(try text(.page("مرحبا بكم", isRightToLeft: true)).contains("مرحبا بكم"))
        #expect(try text(.page("שלום abc 123", isRightToLeft: true)).contains("שלום"))
    }

    @Test func `Emoji are found`() throws {
        #expect(try text(.page("Emoji 👍🏽 👩‍👩‍👧 end")).contains("Emoji 👍🏽 👩‍👩‍👧 end"))
    }

    @Test func `Text in perspective is found`() throws {
        var list = DisplayList(400, 60, .pushProjection([1, 0, 0.001, 0, 1, 0, 0, 0, 1]))
        list.text("Perspective works")
        list.append(.pop)
        #expect(try text(list).contains("Perspective works"))
    }

    @Test func `Text under a blend mode that PDF lacks is found`() throws {
        var list = DisplayList(400, 60, .pushLayer, .pushBlend(.plusLighter))
        list.text("Brighter", paint: .color(Sample.blue))
        list.append(.pop)
        list.append(.pop)
        #expect(try text(list).contains("Brighter"))
    }

    @Test func `Blurred text is not found`() throws {
        var list = DisplayList(400, 60, .pushFilter(.blur(radius: 5, opaque: false)))
        list.text("Secret")
        list.append(.pop)
        list.text("Public", y: 30)
        let text = try text(list)
        #expect(text.contains("Public"))
        #expect(!text.contains("Secret"))
    }

    @Test func `A font is embedded as a subset`() throws {
        let data = try PDFRenderer().render([.page("Hello, world")])
        #expect(data.count < 15_000)
        try Tool.withFolder { folder in
            let file = folder.appending(path: "file.pdf")
            try data.write(to: file)
            let fonts = String(decoding: try Tool.run(Tool.pdffonts, [file.path]), as: UTF8.self)
            #expect(fonts.contains(/[A-Z]{6}\+Inter-Regular .* yes yes yes/))
        }
    }

    @Test func `Text in a font without a file is found`() throws {
        let run = GlyphRun(
            font: FilelessFont(), size: 20, glyphs: [1, 1], positions: [.zero, CGPoint(x: 10, y: 0)], width: 20,
            text: "ab",
            clusters: [0, 1])
        let list = DisplayList(100, 100, .glyphs(run, origin: CGPoint(x: 20, y: 50), .color(Sample.red)))
        #expect(try text(list).contains("ab"))
    }

    /// A run of squares, a point apart.
    private func run(_ text: String, _ glyphs: Range<UInt32>) -> GlyphRun {
        var end = 0
        let clusters = text.unicodeScalars.map { scalar in
            defer { end += scalar.utf8.count }
            return end
        }
        return GlyphRun(
            font: FilelessFont(), size: 1, glyphs: Array(glyphs),
            positions: glyphs.indices.map { CGPoint(x: CGFloat($0 - glyphs.lowerBound), y: 0) },
            width: CGFloat(glyphs.count), text: text, clusters: clusters)
    }

    @Test func `Several glyphs for the same letters are found as these letters`() throws {
        let list = DisplayList(
            100, 100, .glyphs(run("digits", 1..<7), origin: CGPoint(x: 20, y: 20), .color(Sample.red)),
            .glyphs(run("digits", 11..<17), origin: CGPoint(x: 20, y: 50), .color(Sample.red)))
        #expect(try text(list).components(separatedBy: "digits").count == 3)
    }

    @Test func `Text is found where the private codes do not suffice`() throws {
        let rare = String(String.UnicodeScalarView((0..<9_000).map { Unicode.Scalar(0x20000 + UInt32($0))! }))
        let list = DisplayList(
            9_100, 100, .glyphs(run(rare, 1..<9_001), origin: CGPoint(x: 20, y: 20), .color(Sample.red)),
            .glyphs(run("hello", 10_001..<10_006), origin: CGPoint(x: 20, y: 50), .color(Sample.red)))
        let found = try text(list)
        #expect(found.contains("hello"))
        #expect(found.contains(String(rare.suffix(300))))
    }
}
