import CoreGraphics
import Foundation
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct SVGTextTests {
    private func summary(_ list: DisplayList) throws -> XMLSummary { try XMLSummary(SVGRenderer().render(list)) }

    private func texts(_ list: DisplayList) throws -> [XMLSummary.Element] { try summary(list).named("text") }

    @Test func `Latin text is a text element with a place for every character`() throws {
        let text = try #require(try texts(.page("Hello")).first)
        #expect(text.text == "Hello")
        #expect(text.attributes["x"]?.split(separator: " ").count == 5)
        #expect(text.attributes["fill-opacity"] == nil)
    }

    @Test func `The font is embedded as a small subset`() throws {
        let style = try #require(try summary(.page("Hello")).named("style").first).text
        let start = try #require(style.range(of: "base64,")).upperBound
        let end = try #require(style[start...].firstIndex(of: ")"))
        let font = try #require(Data(base64Encoded: String(style[start..<end])))
        #expect(font.count < 5000)
        #expect(style.contains(".f0{font-family:f0,'Inter',sans-serif;font-weight:400}"))
    }

    @Test func `All text of a face shares one font`() throws {
        var list = DisplayList.page("Hello")
        list.text("World", y: 30, size: 20)
        list.text("Bold", x: 100, size: 20, weight: 700)
        let style = try #require(try summary(list).named("style").first).text
        #expect(style.components(separatedBy: "@font-face").count == 3)
    }

    @Test func `Large text has letters of another design, and a font of its own`() throws {
        var list = DisplayList.page("Hello")
        list.text("World", y: 30, size: 17)
        list.text("again", y: 40, size: 15)
        let style = try #require(try summary(list).named("style").first).text
        #expect(style.components(separatedBy: "@font-face").count == 3)
    }

    @Test func `Proportional and monospaced digits need two fonts`() throws {
        var list = DisplayList.page("11")
        list.text("11", x: 100, size: 20, usesMonospacedDigits: true)
        let texts = try texts(list)
        #expect(texts.map(\.text) == ["11", "11"])
        #expect(texts.map { $0.attributes["class"] } == ["f0", "f1"])
    }

    @Test(arguments: ["السلام عليكم", "नमस्ते", "שלום"])
    func `Joined and reordered text is outlines under clear text`(string: String) throws {
        let summary = try summary(.page(string))
        #expect(summary.named("text").map(\.text).joined().contains(string.split(separator: " ")[0]))
        #expect(summary.named("text").allSatisfy { $0.attributes["fill-opacity"] == "0" })
        #expect(!summary.named("path").isEmpty)
    }

    @Test func `A ligature is an outline under clear characters of the same text`() throws {
        var list = DisplayList(200, 50)
        list.text("office", family: "Noto Serif")
        let summary = try summary(list)
        #expect(summary.named("text").map(\.text) == ["oce"])
        #expect(summary.named("tspan").map(\.text) == ["ffi"])
        #expect(summary.named("tspan").first?.attributes["fill-opacity"] == "0")
        #expect(summary.named("text").first?.attributes["x"]?.split(separator: " ").count == 6)
        #expect(summary.named("path").count == 1)
    }

    @Test func `Han and kana are text`() throws {
        let texts = try texts(.page("日本語テキスト"))
        #expect(texts.map(\.text) == ["日本語テキスト"])
        #expect(texts.first?.attributes["fill-opacity"] == nil)
    }

    @Test func `Emoji are pictures under clear text`() throws {
        let summary = try summary(.page("👍🏽"))
        #expect(summary.named("image").count == 1)
        #expect(summary.named("text").map(\.text) == ["👍🏽"])
    }

    @Test func `A gradient paints text`() throws {
        var list = DisplayList(200, 50)
        let paint = Paint.linearGradient(
            Sample.gradient(Sample.red, Sample.blue), start: .zero, end: CGPoint(x: 200, y: 0))
        list.text("Hello", paint: paint)
        #expect(try texts(list).first?.attributes["fill"] == "url(#d0)")
    }

    @Test(arguments: [
        "<b>&amp;\"'", "]]>", "a\u{0}b\u{1F}c", "x\u{FFFE}\u{FFFF}", "tab\tfeed\r", "<!-- -->", "\u{202E}abc",
    ])
    func `Any string gives well-formed XML`(string: String) throws {
        let font = FilelessFont()
        let scalars = Array(string.unicodeScalars)
        let run = GlyphRun(
            font: font, size: 10, glyphs: scalars.map { _ in 1 },
            positions: scalars.indices.map { CGPoint(x: $0 * 10, y: 0) }, width: CGFloat(scalars.count * 10),
            text: string, clusters: Array(scalars.indices), isRightToLeft: true)
        let list = DisplayList(100, 100, .glyphs(run, origin: CGPoint(x: 0, y: 50), .color(Sample.red)))
        #expect(try !texts(list).isEmpty)
        #expect(try XMLSummary(SVGRenderer().render(list, title: string)).named("title").count == 1)
    }

    @Test func `Text in a font without a file is drawn as outlines`() throws {
        let run = GlyphRun(
            font: FilelessFont(), size: 10, glyphs: [1], positions: [.zero], width: 10, text: "a", clusters: [0])
        let summary = try summary(DisplayList(100, 100, .glyphs(run, origin: .zero, .color(Sample.red))))
        #expect(summary.elements.map(\.name) == ["svg", "style", "path", "text"])
    }
}
