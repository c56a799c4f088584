import CoreGraphics
@_spi(Engine) import RoostCore
import Testing

@testable import RoostText

@Suite struct WrappingTests {
    let words = text("alpha bravo charlie delta echo foxtrot golf")

    @Test func `Lines break at spaces, one word a line where no two fit`() {
        let lines = layout(words, width: 60)
        #expect(lines.lineCount == 7)
        #expect(lines.size.height == 112)
        #expect(lines.visualLines == ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf"])
    }

    @Test(arguments: [0, 5] as [CGFloat])
    func `Without width each character has its own line, and spaces hang over`(width: CGFloat) {
        let lines = layout(words, width: width)
        #expect(lines.size == CGSize(width: width, height: 592))
    }

    @Test(arguments: [1000, CGFloat.infinity, nil] as [CGFloat?])
    func `A proposal wider than the text changes nothing`(width: CGFloat?) {
        #expect(layout(words, width: width).size == layout(words).size)
    }

    @Test func `A text fits into its own size`() {
        let size = layout(words).size
        #expect(layout(words, width: size.width).size == size)
    }

    @Test func `The reported width includes the space at the end of a line`() {
        let narrow = layout(text("Hg Hg Hg"), width: 30)
        #expect(narrow.lineCount == 3)
        #expect(narrow.size.width > layout(text("Hg")).size.width + 2)
        #expect(layout(text("Hg Hg Hg"), width: 18).size.width == 18)
    }

    @Test(arguments: [(25, 2), (5, 5)] as [(CGFloat, Int)])
    func `A word too long for a line is broken inside`(width: CGFloat, count: Int) {
        #expect(layout(text("alpha"), width: width).lineCount == count)
    }

    @Test func `The last word of the first of two lines moves down where that is more even`() {
        #expect(layout(text("Layout must wrap"), width: 90).visualLines == ["Layout", "must wrap"])
    }

    /// Read off Apple's pictures of iOS 26: "Agreement" gets the word before it, "applications" and "vulnerabilities."
    /// stand alone.
    @Test(
        arguments: [
            ("Climate Summit Reaches Historic Agreement", 17, ["Climate Summit Reaches", "Historic Agreement"]),
            (
                "Essential tips for building modern iOS applications", 15,
                ["Essential tips for building modern iOS", "applications"]
            ),
        ] as [(String, CGFloat, [String])])
    func `A long word stays alone on the second of two lines`(string: String, size: CGFloat, expected: [String]) {
        #expect(layout(text(string, size: size), width: 320, style: style { $0.idiom = .iOS }).visualLines == expected)
    }

    @Test func `Each of three lines takes as many words as fit`() {
        #expect(layout(text("one two three four five six"), width: 62).visualLines.first == "one two")
    }

    @Test(arguments: zip([8, 20, 32, 40, 48, 70] as [CGFloat], [16, 16, 32, 32, 48, 64] as [CGFloat]))
    func `A proposed height limits the lines to those that fit, at least one`(proposed: CGFloat, expected: CGFloat) {
        let paragraph = text("This paragraph takes five lines when it is set at a width of one hundred and ten points")
        #expect(layout(paragraph, width: 110, height: proposed).size.height == expected)
    }

    @Test(arguments: [(nil, 7), (0, 1), (-3, 1), (2, 2), (10, 7)] as [(Int?, Int)])
    func `A line limit of zero or less allows one line`(limit: Int?, count: Int) {
        #expect(layout(words, width: 60, style: style { $0.lineLimit = limit }).lineCount == count)
    }

    @Test func `A line feed at the end opens an empty line`() {
        #expect(layout(text("A\n")).size.height == 32)
        #expect(layout(text("\n\r\n\u{2028}")).lineCount == 4)
    }

    @Test func `Chinese breaks between characters but not before a full stop`() {
        let lines = layout(text("你好世界。"), width: 56).visualLines
        #expect(lines.joined() == "你好世界。")
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { !$0.hasPrefix("。") })
    }

    @Test func `Thai breaks between the words of a dictionary`() {
        let lines = layout(text("สวัสดีชาวโลก"), width: 45, style: style { $0.language = "th" }).visualLines
        #expect(lines == ["สวัสดี", "ชาว", "โลก"] || lines == ["สวัสดี", "ชาวโลก"])
    }

    @Test func `Korean words stay whole`() {
        let lines = layout(text("안녕하세요 세계"), width: 75).visualLines
        #expect(lines == ["안녕하세요", "세계"])
    }

    @Test func `Lines are aligned within the text's own width`() {
        for (alignment, rightToLeft) in [(ParagraphStyle.Alignment.trailing, false), (.leading, true)] {
            let lines = layout(
                text("wide line\nx"),
                style: style {
                    $0.alignment = alignment
                    $0.isRightToLeft = rightToLeft
                })
            let last = lines.fragments.last!
            #expect(abs(last.origin.x + last.run.width - lines.size.width) < 1e-6)
        }
        let centered = layout(text("wide line\nx"), style: style { $0.alignment = .center })
        let last = centered.fragments.last!
        #expect(abs(last.origin.x + last.run.width / 2 - centered.size.width / 2) < 1e-6)
    }
}
