import CoreGraphics
import RoostCore

/// A line of a wrapped text.
struct Line: Equatable, Sendable {
    /// The line's cells, the spaces at its end included.
    var start: Int
    var end: Int
    /// The start of the spaces at its end, if the line was broken there; those of a paragraph's last line count as ink.
    var inkEnd: Int
    /// The first segment that does not end on this line or before it.
    var nextSegment: Int
    /// Whether the line ends its paragraph.
    var isLast: Bool

    var cells: Range<Int> { start..<end }
}

/// Wraps shaped text at a width. Recorded rules (Rules.md, Text):
///
/// 1. Lines are filled greedily; spaces at the end of a line hang over (`er1-T-*`).
/// 2. A word that is too long for a line of its own is broken inside, a glyph cluster at least on each line
///    (`er1-T-0`, `er1-T-5`).
/// 3. If a paragraph has exactly two lines and the second is one short word, the last word of the first moves down to it,
///    provided that this makes the lines more even (`web-tx2`).
struct LineBreaker {
    let text: ShapedText
    /// Infinite for no wrapping.
    let width: CGFloat
    /// How far a sum of rounded advances may exceed the width and still fit: measured sizes come back as proposals.
    private static let tolerance: CGFloat = 1e-4

    func lines() -> [Line] {
        var lines: [Line] = []
        var segment = 0
        while segment < text.segments.count {
            let first = lines.count
            segment = appendParagraph(from: segment, to: &lines)
            if lines.count - first == 2 { evenOut(first, &lines) }
        }
        return lines
    }

    private func fits(_ start: Int, _ end: Int) -> Bool {
        text.cells[end].x - text.cells[start].x <= width + Self.tolerance
    }

    /// Appends the lines of one paragraph; returns the first segment of the next.
    private func appendParagraph(from first: Int, to lines: inout [Line]) -> Int {
        var index = first
        var start = Int(text.segments[first].start)
        var isEmpty = true
        while true {
            let segment = text.segments[index]
            let inkEnd = Int(segment.inkEnd)
            if !fits(start, inkEnd) {
                if !isEmpty {
                    let previous = text.segments[index - 1]
                    lines.append(
                        Line(
                            start: start, end: Int(previous.end), inkEnd: max(start, Int(previous.inkEnd)),
                            nextSegment: index, isLast: false))
                    start = Int(segment.start)
                    isEmpty = true
                    continue
                }
                start = breakInside(segment, from: start, index: index, to: &lines)
            }
            index += 1
            isEmpty = false
            if segment.isLast {
                let end = Int(segment.end)
                lines.append(Line(start: start, end: end, inkEnd: end, nextSegment: index, isLast: true))
                return index
            }
        }
    }

    /// Breaks a word that is longer than a line; returns the start of its last piece.
    private func breakInside(
        _ segment: ShapedText.Segment, from start: Int, index: Int, to lines: inout [Line]
    ) -> Int {
        var start = start
        let inkEnd = Int(segment.inkEnd)
        while !fits(start, inkEnd) {
            var end = start + 1
            while end < inkEnd, fits(start, end + 1) || text.cells[end].x == text.cells[end + 1].x { end += 1 }
            if end >= inkEnd { break }
            lines.append(Line(start: start, end: end, inkEnd: end, nextSegment: index, isLast: false))
            start = end
        }
        return start
    }

    /// The longest word that does not stay alone on a second line, in characters. On Apple's pictures "Agreement" and
    /// "Landscapes" get company, "applications" and "vulnerabilities." do not.
    private static let shortWord = 10

    private func evenOut(_ first: Int, _ lines: inout [Line]) {
        let (upper, lower) = (lines[first], lines[first + 1])
        guard lower.inkEnd - lower.start <= Self.shortWord else { return }
        // The second line must be one word, and the first must end in a space after at least two.
        let moved = upper.nextSegment - 1
        guard upper.nextSegment == lower.nextSegment - 1, moved > 0, upper.inkEnd < upper.end,
            Int(text.segments[moved].start) > upper.start
        else { return }
        let previous = text.segments[moved - 1]
        let start = Int(text.segments[moved].start)
        guard previous.inkEnd < previous.end, fits(start, lower.inkEnd) else { return }
        let unevenness = abs(text.width(upper.start..<upper.inkEnd) - text.width(lower.cells))
        let movedUnevenness = abs(text.width(upper.start..<Int(previous.inkEnd)) - text.width(start..<lower.end))
        guard movedUnevenness < unevenness else { return }
        lines[first].end = start
        lines[first].inkEnd = Int(previous.inkEnd)
        lines[first].nextSegment = moved
        lines[first + 1].start = start
    }
}
