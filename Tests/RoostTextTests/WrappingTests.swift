import CoreGraphics
import RoostCore
import Testing

@testable import RoostText

@Suite struct WrappingTests {
    let words = text("alpha bravo charlie delta echo foxtrot golf")

    @Test("Lines break at spaces, one word a line where no two fit")
    func oneWordALine() {
        let lines = layout(words, width: 60)
        #expect(lines.lineCount == 7)
        #expect(lines.size.height == 112)
        #expect(lines.visualLines == ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf"])
    }

    @Test("At no width every character has a line, and spaces hang over", arguments: [0, 5] as [CGFloat])
    func noWidth(width: CGFloat) {
        let lines = layout(words, width: width)
        #expect(lines.size == CGSize(width: width, height: 592))
    }

    @Test("A proposal wider than the text changes nothing", arguments: [1000, CGFloat.infinity, nil] as [CGFloat?])
    func wide(width: CGFloat?) {
        #expect(layout(words, width: width).size == layout(words).size)
    }

    @Test("A text fits into its own size")
    func ownSize() {
        let size = layout(words).size
        #expect(layout(words, width: size.width).size == size)
    }

    @Test("The reported width holds the space at a line's end")
    func trailingSpace() {
        let narrow = layout(text("Hg Hg Hg"), width: 30)
        #expect(narrow.lineCount == 3)
        #expect(narrow.size.width > layout(text("Hg")).size.width + 2)
        #expect(layout(text("Hg Hg Hg"), width: 18).size.width == 18)
    }

    @Test("A word too long for a line is broken inside", arguments: [(25, 2), (5, 5)] as [(CGFloat, Int)])
    func longWord(width: CGFloat, count: Int) {
        #expect(layout(text("alpha"), width: width).lineCount == count)
    }

    @Test("The last word of the first of two lines moves down where that is more even")
    func evening() {
        #expect(layout(text("Layout must wrap"), width: 90).visualLines == ["Layout", "must wrap"])
    }

    @Test("Three lines stay greedy")
    func greedy() {
        #expect(layout(text("one two three four five six"), width: 62).visualLines.first == "one two")
    }

    @Test(
        "A proposed height limits the lines to those that fit, at least one",
        arguments: zip([8, 20, 32, 40, 48, 70] as [CGFloat], [16, 16, 32, 32, 48, 64] as [CGFloat]))
    func height(proposed: CGFloat, expected: CGFloat) {
        let paragraph = text("This paragraph takes five lines when it is set at a width of one hundred and ten points")
        #expect(layout(paragraph, width: 110, height: proposed).size.height == expected)
    }

    @Test(
        "A line limit of nought or less is one",
        arguments: [(nil, 7), (0, 1), (-3, 1), (2, 2), (10, 7)] as [(Int?, Int)])
    func lineLimit(limit: Int?, count: Int) {
        #expect(layout(words, width: 60, style: style { $0.lineLimit = limit }).lineCount == count)
    }

    @Test("A line feed at the end opens an empty line")
    func trailingLineFeed() {
        #expect(layout(text("A\n")).size.height == 32)
        #expect(layout(text("\n\r\n\u{2028}")).lineCount == 4)
    }

    @Test("Chinese breaks between characters but not before a full stop")
    func chinese() {
        let lines = layout(text("你好世界。"), width: 56).visualLines
        #expect(lines.joined() == "你好世界。")
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { !$0.hasPrefix("。") })
    }

    @Test("Thai breaks between words, which a dictionary knows")
    func thai() {
        let lines = layout(text("สวัสดีชาวโลก"), width: 45, style: style { $0.language = "th" }).visualLines
        #expect(lines == ["สวัสดี", "ชาว", "โลก"] || lines == ["สวัสดี", "ชาวโลก"])
    }

    @Test("Korean words stay whole")
    func korean() {
        let lines = layout(text("안녕하세요 세계"), width: 75).visualLines
        #expect(lines == ["안녕하세요", "세계"])
    }

    @Test("Lines are aligned in the text's own width")
    func alignment() {
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
