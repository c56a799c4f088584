/// The lines of a lazy container, and the rows in each.
struct LazyLines {
    /// A part of a section, or rows outside of sections.
    struct Span {
        let segment: Int
        let firstLine: Int
        let lineCount: Int
    }

    let rows: LazyElementList
    /// The number of cells in a line of rows; a header or footer has a line to itself.
    let perLine: Int
    let spans: [Span]
    let count: Int

    init(rows: LazyElementList, perLine: Int) {
        self.rows = rows
        self.perLine = perLine
        var spans: [Span] = []
        var line = 0
        for (index, segment) in rows.segments.enumerated() where segment.rowCount > 0 {
            let cells = segment.part == .rows ? perLine : 1
            let count = (segment.rowCount + cells - 1) / cells
            spans.append(Span(segment: index, firstLine: line, lineCount: count))
            line += count
        }
        self.spans = spans
        count = line
    }

    func segment(of span: Span) -> LazyElementList.Segment { rows.segments[span.segment] }

    /// The index of the span that contains a line.
    func span(ofLine line: Int) -> Int {
        var low = 0
        var high = spans.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if spans[middle].firstLine <= line { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The rows of a line, counted in its segment.
    func rows(ofLine line: Int, in span: Span) -> Range<Int> {
        let segment = segment(of: span)
        let cells = segment.part == .rows ? perLine : 1
        let first = (line - span.firstLine) * cells
        return first..<min(first + cells, segment.rowCount)
    }

    /// The line of an element that has been made; `guess` is tried first.
    func line(withElement element: LayoutID, near guess: Int) -> Int? {
        if (0..<count).contains(guess) {
            let span = spans[span(ofLine: guess)]
            let segment = segment(of: span)
            for row in rows(ofLine: guess, in: span) where segment.holds(element, inRow: row) { return guess }
        }
        for span in spans {
            let segment = segment(of: span)
            for (index, entry) in segment.entries.enumerated() {
                let row: Int?
                switch entry {
                case .element(let own): row = own == element ? 0 : nil
                case .source(let source): row = source.row(withElement: element)
                }
                guard let row else { continue }
                let cells = segment.part == .rows ? perLine : 1
                return span.firstLine + (segment.firstRows[index] + row) / cells
            }
        }
        return nil
    }

    /// The line of a source's row, and the cell in that line.
    func place(ofRow row: Int, of source: AnyObject) -> (line: Int, cell: Int)? {
        for span in spans {
            let segment = segment(of: span)
            for (index, entry) in segment.entries.enumerated() {
                guard case .source(let own) = entry, own.origin === source else { continue }
                let cells = segment.part == .rows ? perLine : 1
                let row = segment.firstRows[index] + row
                return (span.firstLine + row / cells, row % cells)
            }
        }
        return nil
    }

    /// The consecutive spans of the section that contains a span, the header first.
    func section(around span: Int) -> Range<Int> {
        let id = segment(of: spans[span]).section
        guard id != 0 else { return span..<(span + 1) }
        var first = span
        var end = span + 1
        while first > 0, segment(of: spans[first - 1]).section == id { first -= 1 }
        while end < spans.count, segment(of: spans[end]).section == id { end += 1 }
        return first..<end
    }
}
