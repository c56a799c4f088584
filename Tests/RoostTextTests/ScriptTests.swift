import CoreGraphics
@_spi(Engine) import RoostCore
import Testing

@testable import RoostText

@Suite struct ScriptTests {
    func fonts(_ string: String, language: String = "en") -> [String] {
        layout(text(string), style: style { $0.language = language }).fragments.map(\.run.font.familyName)
    }

    @Test func `Latin is set in Inter`() {
        #expect(fonts("Hello, Zoë!") == ["Inter"])
    }

    @Test func `Arabic letters join, and their glyphs run from right to left`() throws {
        let run = try #require(layout(text("سلام")).fragments.first?.run)
        #expect(run.isRightToLeft)
        #expect(run.clusters == run.clusters.sorted(by: >))
        let lone = layout(text("س")).fragments[0].run
        #expect(run.glyphs.last != lone.glyphs.first)
    }

    @Test func `Mixed directions are reordered line by line`() {
        #expect(layout(text("abc אבג def")).visualLines == ["abc אבג def"])
        let runs = layout(text("אבג abc דהו")).fragments.map(\.run.text)
        #expect(runs.first?.contains("דהו") == true)
        #expect(runs.last?.contains("אבג") == true)
    }

    @Test func `Numbers run from left to right inside Hebrew`() {
        let runs = layout(text("אבג 123 דהו")).fragments
        let digits = runs.first { $0.run.text.contains("123") }
        #expect(digits?.run.isRightToLeft == false)
    }

    @Test func `A text runs in the direction of its first letter, not of the environment`() {
        let runs = layout(text("abc אבג"), style: style { $0.isRightToLeft = true }).fragments
        #expect(runs.first?.run.text.hasPrefix("abc") == true)
    }

    @Test func `A text without letters runs in the direction of the environment`() {
        let runs = layout(text("(1) 2"), style: style { $0.isRightToLeft = true }).fragments
        #expect(runs.last?.run.isRightToLeft == true)
    }

    @Test func `The language chooses the design of Han characters`() {
        #expect(fonts("漢字", language: "ja") == ["Noto Sans CJK JP"])
        #expect(fonts("汉字", language: "zh-Hans") == ["Noto Sans CJK SC"])
        #expect(fonts("漢字", language: "zh-Hant-TW") == ["Noto Sans CJK TC"])
        #expect(fonts("한국어", language: "ko") == ["Noto Sans CJK KR"])
        #expect(fonts("漢字かな", language: "en") == ["Noto Sans CJK JP"])
    }

    @Test func `Spaces and punctuation stay in the font of their neighbours`() {
        #expect(fonts("مرحبا، يا عالم").count == 1)
        #expect(fonts("สวัสดี ชาวโลก").count == 1)
    }

    @Test func `A Devanagari conjunct is one cluster`() {
        let run = layout(text("क्षि")).fragments[0].run
        #expect(Set(run.clusters) == [0])
        #expect(run.font.familyName == "Noto Sans Devanagari")
    }

    @Test(arguments: ["👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "😀"])
    func `An emoji sequence is one glyph`(sequence: String) throws {
        let lines = layout(text(sequence))
        let run = try #require(lines.fragments.first?.run)
        #expect(lines.fragments.count == 1)
        #expect(run.font.familyName == "Noto Color Emoji")
        #expect(run.glyphs.count { run.font.colorImage(of: $0) != nil } == 1)
    }

    @Test(arguments: ["🏎", "🕹", "🌶", "🖥", "🛠", "🎟", "🏷", "🗑", "⏱", "⛈", "⏸", "🅰", "🈂"])
    func `An emoji that no text font of an iPhone has is coloured under every variation selector`(emoji: String) {
        #expect(fonts(emoji) == ["Noto Color Emoji"])
        #expect(fonts(emoji + "\u{FE0E}") == ["Noto Color Emoji"])
        #expect(fonts(emoji + "\u{FE0F}") == ["Noto Color Emoji"])
    }

    @Test(arguments: ["☎", "✔", "❤", "▶", "✈", "☀", "♠", "↔", "⬅", "㊗", "©", "™", "1", "#"])
    func `An emoji that is a symbol of text stays one unless a selector asks for colour`(character: String) {
        #expect(!fonts(character).contains("Noto Color Emoji"))
        #expect(fonts(character + "\u{FE0F}") == ["Noto Color Emoji"])
    }

    @Test func `A variation selector chooses between text and emoji`() {
        #expect(fonts("☀\u{FE0F}") == ["Noto Color Emoji"])
        #expect(fonts("☀\u{FE0E}") != ["Noto Color Emoji"])
        #expect(fonts("😀\u{FE0E}").count == 1)
        #expect(fonts("©") == ["Inter"])
    }

    @Test func `A colour glyph is a picture that stands on the baseline`() throws {
        let run = try #require(layout(text("😀")).fragments.first?.run)
        let picture = try #require(run.font.colorImage(of: run.glyphs[0]))
        #expect(picture.image.width == 136)
        #expect(picture.bounds.minY < 0)
        #expect(picture.bounds.width > CGFloat(run.font.unitsPerEm))
        #expect(run.font.outline(of: run.glyphs[0]) == Path())
    }

    @Test func `Outlines are in font units with y upwards, in steps of an eighth`() throws {
        let run = layout(text("H")).fragments[0].run
        let outline = run.font.outline(of: run.glyphs[0])
        guard case .elements(let elements) = outline.storage else {
            Issue.record("an H has an outline")
            return
        }
        var top: CGFloat = 0
        for case .line(let point) in elements {
            #expect((point.x * 8).rounded() == point.x * 8)
            top = max(top, point.y)
        }
        #expect(abs(top / CGFloat(run.font.unitsPerEm) - AppleMetrics.capHeight) < 0.01)
    }
}
