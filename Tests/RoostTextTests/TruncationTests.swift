import CoreGraphics
import RoostCore
import Testing

@testable import RoostText

@Suite struct TruncationTests {
    let words = text("Alpha beta gamma delta epsilon")

    func truncated(_ mode: ParagraphStyle.Truncation, lines: Int = 1, width: CGFloat = 80) -> TextLayout {
        layout(
            words, width: width,
            style: style {
                $0.truncation = mode
                $0.lineLimit = lines
            })
    }

    @Test("The tail gives way to an ellipsis without a space before it")
    func tail() {
        let line = truncated(.tail)
        #expect(line.isTruncated)
        #expect(line.visualLines == ["Alpha beta…"] || line.visualLines == ["Alpha bet…"])
        #expect(line.size.width <= 80)
    }

    @Test("The head gives way to an ellipsis")
    func head() {
        let line = truncated(.head).visualLines[0]
        #expect(line.hasPrefix("…"))
        #expect(line.hasSuffix("epsilon"))
    }

    @Test("The middle gives way to an ellipsis")
    func middle() {
        let line = truncated(.middle).visualLines[0]
        #expect(line.hasPrefix("Alp"))
        #expect(line.contains("…"))
        #expect(line.hasSuffix("lon"))
    }

    @Test("Only the last line is truncated")
    func lastLine() {
        let lines = truncated(.tail, lines: 2, width: 70).visualLines
        #expect(lines.count == 2)
        #expect(lines[0] == "Alpha beta")
        #expect(lines[1].hasPrefix("gamma"))
        #expect(lines[1].hasSuffix("…"))
    }

    @Test("A paragraph that is left out shows as an ellipsis")
    func leftOutParagraph() {
        #expect(layout(text("A\nB"), style: style { $0.lineLimit = 1 }).visualLines == ["A…"])
    }

    @Test("The ellipsis stands at the end of right-to-left text, which is the left")
    func rightToLeft() {
        let line = layout(text("שלום עולם גדול מאוד"), width: 60, style: style { $0.lineLimit = 1 })
        #expect(line.fragments.first?.run.text == "…")
    }

    @Test("A character that is broader than its room shrinks, for it cannot be wrapped")
    func minimumScaleFactorOfOneCharacter() {
        let line = layout(text("W"), width: 4, style: style { $0.minimumScaleFactor = 0.01 })
        #expect(line.fragments[0].run.width <= 4.01)
    }

    @Test("Text shrinks before it is truncated")
    func minimumScaleFactor() {
        let natural = layout(words)
        let line = layout(
            words, width: natural.size.width * 0.8,
            style: style {
                $0.lineLimit = 1
                $0.minimumScaleFactor = 0.5
            })
        #expect(!line.isTruncated)
        #expect(line.fragments[0].run.size < 13 * 0.81)
        #expect(line.fragments[0].run.size > 13 * 0.77)
    }

    @Test("Text that is too long at the smallest scale is truncated at it")
    func smallestScale() {
        let line = layout(
            words, width: 60,
            style: style {
                $0.lineLimit = 1
                $0.minimumScaleFactor = 0.8
            })
        #expect(line.isTruncated)
        #expect(line.fragments[0].run.size == 13 * 0.8)
    }

    @Test("Characters move closer together before text is truncated")
    func tightening() {
        let natural = layout(words).size.width
        let narrow = style {
            $0.lineLimit = 1
            $0.allowsTightening = true
        }
        let line = layout(words, width: natural * 0.97, style: narrow)
        #expect(!line.isTruncated)
        #expect(abs(line.fragments[0].run.width - natural * 0.97) < 0.5)
        #expect(layout(words, width: natural * 0.9, style: narrow).isTruncated)
    }
}
