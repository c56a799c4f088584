/// The cells of a grid that span several columns.
///
/// A span is *settled* once no single-column cell of any priority waits in its columns, nor in those of the spans that
/// overlap it. If spans need more than their columns have, the columns without a cell of their own grow, first where
/// most is missing (cases `gdv-18`, `gdv-21`). If there are none, all columns of the span grow alike (case `gdv-51`).
struct GridSpans {
    private struct Span {
        let columns: Range<Int>
        /// The width of the span's cell without the gaps in it.
        var need = 0.0
        var isMeasured = false
        var isSettled = false
    }

    private var spans: ContiguousArray<Span> = []
    private var spanOfCell: [Int: Int] = [:]
    /// The number of single-column cells in each column, of any priority.
    private var cellCount: ContiguousArray<Int>
    /// How many of these cells are still to be measured.
    private var waiting: ContiguousArray<Int>
    private var isSettled: ContiguousArray<Bool>

    init(_ cells: ContiguousArray<GridStructure.Cell>, columnCount: Int) {
        cellCount = ContiguousArray(repeating: 0, count: columnCount)
        isSettled = ContiguousArray(repeating: false, count: columnCount)
        for (index, cell) in cells.enumerated() {
            switch cell.columns.count {
            case 0: break
            case 1: cellCount[cell.column] += 1
            default:
                spanOfCell[index] = spans.count
                spans.append(Span(columns: cell.columns))
            }
        }
        waiting = cellCount
    }

    mutating func cellWasMeasured(inColumn column: Int) { waiting[column] -= 1 }

    mutating func spanWasMeasured(_ cell: Int, width: Double) {
        guard let span = spanOfCell[cell] else { return }
        spans[span].need = width
        spans[span].isMeasured = true
    }

    // MARK: Settling

    /// The columns' total width if the spans measured so far were settled now, without regard to waiting cells.
    func settledTotal(_ columns: GridLines) -> Double {
        guard spans.contains(where: { $0.isMeasured && !$0.isSettled }) else { return columns.total }
        var copy = self
        var columns = columns
        for column in 0..<columns.count {
            copy.cellCount[column] -= copy.waiting[column]
            copy.waiting[column] = 0
        }
        copy.settle(&columns)
        return columns.total
    }

    /// Settles the spans whose columns no cell waits in.
    mutating func settle(_ columns: inout GridLines) {
        let measured = spans.indices.filter { spans[$0].isMeasured && !spans[$0].isSettled }
            .sorted { spans[$0].columns.lowerBound < spans[$1].columns.lowerBound }
        var start = measured.startIndex
        while start < measured.endIndex {
            // Overlapping spans are settled together.
            var range = spans[measured[start]].columns
            var end = start + 1
            while end < measured.endIndex, spans[measured[end]].columns.lowerBound < range.upperBound {
                range = range.lowerBound..<max(range.upperBound, spans[measured[end]].columns.upperBound)
                end += 1
            }
            if !range.contains(where: { waiting[$0] > 0 }) {
                settle(ContiguousArray(measured[start..<end]).sorted(), in: range, &columns)
            }
            start = end
        }
    }

    private mutating func settle(_ members: [Int], in range: Range<Int>, _ columns: inout GridLines) {
        var isDone = isSettled
        for column in range where cellCount[column] > 0 { isDone[column] = true }
        while let (span, width) = mostMissing(members, isDone, columns) {
            for column in spans[span].columns where !isDone[column] {
                columns.sizes[column] = max(columns.sizes[column], width)
                isDone[column] = true
            }
        }
        for span in members {
            let missing = spans[span].need.less(columns.total(spans[span].columns))
            if missing > 1e-9 {
                for column in spans[span].columns {
                    columns.sizes[column] += missing / Double(spans[span].columns.count)
                }
            }
            spans[span].isSettled = true
        }
        for column in range { isSettled[column] = true }
    }

    /// The span that misses the greatest width per unsettled column.
    private func mostMissing(
        _ members: [Int], _ isDone: ContiguousArray<Bool>, _ columns: GridLines
    ) -> (span: Int, width: Double)? {
        var best: (span: Int, width: Double)?
        for span in members {
            var missing = spans[span].need
            var count = 0
            for column in spans[span].columns {
                if isDone[column] { missing = missing.less(columns.sizes[column]) } else { count += 1 }
            }
            guard count > 0 else { continue }
            let width = missing / Double(count)
            if best.map({ width > $0.width + 1e-9 }) ?? true { best = (span, width) }
        }
        return best
    }
}
