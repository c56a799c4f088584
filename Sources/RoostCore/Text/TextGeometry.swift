import CoreGraphics

/// The positions of the characters of a laid-out text, for carets, selections and pointers.
///
/// Characters are identified by their UTF-8 offset in the text; lengths are points from the text's top left corner.
package struct TextGeometry: Sendable {
    /// A unit of caret movement: the characters of one glyph cluster.
    package struct Cell: Sendable {
        package var bytes: Range<Int>
        package var minX: CGFloat
        package var maxX: CGFloat
        package var isRightToLeft: Bool

        package init(bytes: Range<Int>, minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool) {
            self.bytes = bytes
            self.minX = minX
            self.maxX = maxX
            self.isRightToLeft = isRightToLeft
        }
    }

    package struct Line: Sendable {
        /// Includes the spaces at its end, but not the line break.
        package var bytes: Range<Int>
        /// The offset after the line break.
        package var end: Int
        package var minX: CGFloat
        package var top: CGFloat
        package var height: CGFloat
        /// From the text's top.
        package var baseline: CGFloat
        /// The paragraph's direction.
        package var isRightToLeft: Bool
        /// From left to right.
        package var cells: [Cell]

        package init(
            bytes: Range<Int>, end: Int, minX: CGFloat, top: CGFloat, height: CGFloat, baseline: CGFloat,
            isRightToLeft: Bool, cells: [Cell]
        ) {
            self.bytes = bytes
            self.end = end
            self.minX = minX
            self.top = top
            self.height = height
            self.baseline = baseline
            self.isRightToLeft = isRightToLeft
            self.cells = cells
        }
    }

    /// At least one.
    package var lines: [Line]
    package var size: CGSize

    package init(lines: [Line], size: CGSize) {
        self.lines = lines
        self.size = size
    }

    /// The line of a caret before the character at `offset`.
    package func lineIndex(of offset: Int) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].bytes.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    /// The horizontal position of a caret before the character at `offset`, from the left.
    ///
    /// - Parameter text: The laid-out text: a cluster of several characters is divided evenly among them.
    package func caretX(of offset: Int, in text: String) -> CGFloat {
        let line = lines[lineIndex(of: offset)]
        guard let first = line.cells.first, let last = line.cells.last else { return line.minX }
        if let cell = line.cells.first(where: { $0.bytes.contains(offset) }) {
            let fraction = Self.fraction(of: offset, in: cell.bytes, of: text)
            let width = (cell.maxX - cell.minX) * fraction
            return cell.isRightToLeft ? cell.maxX - width : cell.minX + width
        }
        // After the line's last character, the caret is on the far side of the character before it, in its direction.
        if let cell = line.cells.first(where: { $0.bytes.upperBound == offset }),
            cell.isRightToLeft == line.isRightToLeft
        {
            return cell.isRightToLeft ? cell.minX : cell.maxX
        }
        return line.isRightToLeft ? first.minX : last.maxX
    }

    /// The fraction of a cluster at which a character begins, 0 … 1, counted in characters.
    private static func fraction(of offset: Int, in bytes: Range<Int>, of text: String) -> CGFloat {
        guard offset > bytes.lowerBound else { return 0 }
        let utf8 = text.utf8
        guard bytes.upperBound <= utf8.count else { return 0 }
        let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
        let middle = utf8.index(start, offsetBy: offset - bytes.lowerBound)
        let end = utf8.index(middle, offsetBy: bytes.upperBound - offset)
        let (before, after) = (text[start..<middle].count, text[middle..<end].count)
        return before + after > 0 ? CGFloat(before) / CGFloat(before + after) : 0
    }

    /// The offset of the character after the caret that is nearest to a point.
    package func offset(at point: CGPoint, in text: String) -> Int {
        let index = lines.lastIndex { $0.top <= point.y } ?? 0
        return offset(atX: point.x, onLine: index, in: text)
    }

    package func offset(atX x: CGFloat, onLine index: Int, in text: String) -> Int {
        let line = lines[index]
        guard let first = line.cells.first, let last = line.cells.last else { return line.bytes.lowerBound }
        if x <= first.minX { return first.isRightToLeft ? first.bytes.upperBound : first.bytes.lowerBound }
        if x >= last.maxX { return last.isRightToLeft ? last.bytes.lowerBound : last.bytes.upperBound }
        guard let cell = line.cells.first(where: { x < $0.maxX }) ?? line.cells.last else {
            return line.bytes.lowerBound
        }
        let width = cell.maxX - cell.minX
        guard width > 0 else { return cell.bytes.lowerBound }
        let part = cell.isRightToLeft ? (cell.maxX - x) / width : (x - cell.minX) / width
        return Self.boundary(at: part, in: cell.bytes, of: text)
    }

    /// The character boundary nearest to a fraction of a cluster.
    private static func boundary(at part: CGFloat, in bytes: Range<Int>, of text: String) -> Int {
        let utf8 = text.utf8
        guard bytes.upperBound <= utf8.count else { return bytes.lowerBound }
        let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
        let end = utf8.index(start, offsetBy: bytes.count)
        let characters = text[start..<end]
        let count = Int((part * CGFloat(characters.count)).rounded())
        let index = characters.index(start, offsetBy: count, limitedBy: end) ?? end
        return utf8.distance(from: utf8.startIndex, to: index)
    }

    /// The rectangles of a selection of bytes, from top to bottom; a selected line break shows as a narrow one.
    package func rectangles(of range: Range<Int>, in text: String) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var rects: [CGRect] = []
        for index in lineIndex(of: range.lowerBound)..<lines.count {
            let line = lines[index]
            guard line.bytes.lowerBound < range.upperBound else { break }
            var spans: [(minX: CGFloat, maxX: CGFloat)] = []
            for cell in line.cells where cell.bytes.overlaps(range) {
                let from = Self.fraction(of: max(cell.bytes.lowerBound, range.lowerBound), in: cell.bytes, of: text)
                let to =
                    range.upperBound >= cell.bytes.upperBound
                    ? 1 : Self.fraction(of: range.upperBound, in: cell.bytes, of: text)
                let width = cell.maxX - cell.minX
                let span =
                    cell.isRightToLeft
                    ? (cell.maxX - width * to, cell.maxX - width * from)
                    : (cell.minX + width * from, cell.minX + width * to)
                if let last = spans.last, abs(last.maxX - span.0) < 1e-3 {
                    spans[spans.count - 1].maxX = span.1
                } else {
                    spans.append(span)
                }
            }
            // The line break.
            if line.end > line.bytes.upperBound, range.upperBound > line.bytes.upperBound,
                range.lowerBound <= line.bytes.upperBound
            {
                let x = caretX(of: line.bytes.upperBound, in: text)
                if spans.last.map({ abs($0.maxX - x) < 1e-3 }) ?? false {
                    spans[spans.count - 1].maxX += 4
                } else {
                    spans.append((x, x + 4))
                }
            }
            for span in spans {
                rects.append(CGRect(x: span.minX, y: line.top, width: span.maxX - span.minX, height: line.height))
            }
        }
        return rects
    }
}
