import CoreGraphics
@_spi(Engine) import RoostCore
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

    @Test func `The tail gives way to an ellipsis without a space before it`() {
        let line = truncated(.tail)
        #expect(line.isTruncated)
        #expect(line.visualLines == ["Alpha beta…"] || line.visualLines == ["Alpha bet…"])
        #expect(line.size.width <= 80)
    }

    @Test(arguments: ["\u{202F}", "\u{A0}"])
    func `No space that forbids a break stands before an ellipsis`(space: String) {
        let whole = layout(text("1:00\(space)PM")).size.width
        let line = layout(
            text("1:00\(space)PM"), width: whole - 6,
            style: style {
                $0.truncation = .tail
                $0.lineLimit = 1
            })
        #expect(line.visualLines == ["1:00…"])
    }

    @Test func `The head gives way to an ellipsis`() {
        let line = truncated(.head).visualLines[0]
        #expect(line.hasPrefix("…"))
        #expect(line.hasSuffix("epsilon"))
    }

    @Test func `The middle gives way to an ellipsis`() {
        let line = truncated(.middle).visualLines[0]
        #expect(line.hasPrefix("Alp"))
        #expect(line.contains("…"))
        #expect(line.hasSuffix("lon"))
    }

    @Test func `The head of a middle takes at most half of the room, and the tail the rest`() {
        let wide = text("MMMMiiiiiiiiiiiiiiii")
        let mark = layout(text("…")).size.width
        let (m, i) = (layout(text("MM")).size.width / 2, layout(text("iiii")).size.width / 4)
        // Three M's are more than half.
        let line = layout(
            wide, width: mark + 2 * (2.5 * m),
            style: style {
                $0.truncation = .middle
                $0.lineLimit = 1
            }
        ).visualLines[0]
        let parts = line.split(separator: "…")
        #expect(parts.first == "MM")
        #expect(abs(Double(parts.last?.count ?? 0) - 3 * m / i) <= 2)
    }

    @Test func `Only the last line is truncated`() {
        let lines = truncated(.tail, lines: 2, width: 70).visualLines
        #expect(lines.count == 2)
        #expect(lines[0] == "Alpha beta")
        #expect(lines[1].hasPrefix("gamma"))
        #expect(lines[1].hasSuffix("…"))
    }

    @Test func `A line limit that leaves out a paragraph ends the line in an ellipsis`() {
        #expect(layout(text("A\nB"), style: style { $0.lineLimit = 1 }).visualLines == ["A…"])
    }

    @Test func `The ellipsis of right-to-left text stands at its end, the left`() {
        let line = layout(text("שלום עולם גדול מאוד"), width: 60, style: style { $0.lineLimit = 1 })
        #expect(line.fragments.first?.run.text == "…")
    }

    @Test func `A single character shrinks to its width, as it cannot wrap`() {
        let line = layout(text("W"), width: 4, style: style { $0.minimumScaleFactor = 0.01 })
        #expect(line.fragments[0].run.width <= 4.01)
    }

    @Test func `Text shrinks before it is truncated`() {
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

    /// In a picture of iOS the ink of "400 feet" in a line of 6 points is 21.3 points wide.
    @Test func `Text that shrinks has the tracking of its smaller size`() throws {
        let line = layout(
            text("400 feet", size: 12), height: 6,
            style: style {
                $0.idiom = .iOS
                $0.displayScale = 3
                $0.minimumScaleFactor = 0.1
            })
        let run = line.fragments[0].run
        #expect(abs(run.size - 5.03) < 0.1)
        let natural = layout(text("400 feet", size: 12)).fragments[0].run
        let scaled = natural.width * run.size / natural.size
        #expect(abs(run.width - scaled - 8 * 0.235) < 0.1)
        // The ink, without the last letter's tracking and the bearings.
        #expect(abs(run.width - 0.24 - 21.3) < 0.7)
    }

    @Test func `Text that is too long at the smallest scale is truncated at that scale`() {
        let line = layout(
            words, width: 60,
            style: style {
                $0.lineLimit = 1
                $0.minimumScaleFactor = 0.8
            })
        #expect(line.isTruncated)
        #expect(line.fragments[0].run.size == 13 * 0.8)
    }

    @Test func `Characters move closer together before text is truncated`() {
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
