import CoreGraphics

/// Measures a grid's cells. The solver may repeat a question: caching is the measurer's task.
protocol GridMeasurer {
    func size(of cell: Int, _ proposal: Proposal) -> CGSize
}

/// The grid's algorithm (Rules.md, Grids), derived from 255 recorded grids (cases `gar-*`, `gcp-*`, `gdv-*`, `ggz-*`).
/// It reproduces 230 of them; `Tests/ConformanceTests/RecordedGrid.swift` names the others. Several recorded grids
/// support each step: a step that explained a single grid would be a guess about all others.
///
/// 1. Without a proposal every cell is measured at its ideal size: a column is as wide as its widest cell, a row as
///    tall as its tallest one.
/// 2. Otherwise each cell is measured at zero and at infinity. Priorities are served from high to low, and each
///    priority in groups: cells with fewer infinite axes first, then the less flexible ones; among infinite cells those
///    with an unsized axis last.
/// 3. A priority starts with the room that everything measured so far leaves. Its *open* lines, those with cells of
///    this priority, share that room. Lower priorities reserve nothing.
/// 4. The offer to a cell is its line's share or its line's length, whichever is greater. A cell that spans some
///    columns is offered their sum, a cell that spans all columns the whole width. On an unsized axis the offer is the
///    line's current length.
/// 5. A line closes once all cells that lie in it alone are measured. It is as long as the longest of them, and the
///    difference to its share goes to the lines that are still open.
/// 6. The shortfall of a span is settled once no cell in its columns waits any more (`GridSpans`).
/// 7. If this priority uses the row and the column of the next priority's first cell, the column in a group after the
///    first, that row and that column do not count as open (cases `ggz-GZ3a` to `GZ3c`, `gar-GS4`): Apple's grids then
///    hand out more than there is.
struct GridSolver<Measurer: GridMeasurer> {
    private let structure: GridStructure
    private let measurer: Measurer
    private let proposal: Proposal
    private var columns: GridLines
    private var rows: GridLines
    private var spans: GridSpans
    private var offers: ContiguousArray<Proposal>
    private var sizes: ContiguousArray<CGSize>
    private var order: ContiguousArray<Key> = []

    /// The order in which the cells are served.
    private struct Key: Comparable {
        var priority: Double
        var infiniteAxes: Int
        var flexibility: Double
        var isUnsized: Bool
        var cell: Int

        static func < (a: Key, b: Key) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            if a.infiniteAxes != b.infiniteAxes { return a.infiniteAxes < b.infiniteAxes }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            if a.isUnsized != b.isUnsized { return b.isUnsized }
            return a.cell < b.cell
        }

        func isSameGroup(as other: Key) -> Bool {
            priority == other.priority && infiniteAxes == other.infiniteAxes && flexibility == other.flexibility
                && isUnsized == other.isUnsized
        }
    }

    init(_ structure: GridStructure, proposal: Proposal, measurer: Measurer) {
        self.structure = structure
        self.measurer = measurer
        self.proposal = proposal
        columns = GridLines(gaps: structure.columnGaps, proposal: proposal.width)
        rows = GridLines(gaps: structure.rowGaps, proposal: proposal.height)
        spans = GridSpans(structure.cells, columnCount: structure.columnCount)
        offers = ContiguousArray(repeating: .unspecified, count: structure.cells.count)
        sizes = ContiguousArray(repeating: .zero, count: structure.cells.count)
    }

    private var cells: ContiguousArray<GridStructure.Cell> { structure.cells }

    mutating func solve() -> GridSolution {
        findOrder()
        var start = 0
        var level = 0
        while start < order.count {
            var end = start + 1
            while end < order.count && order[end].priority == order[start].priority { end += 1 }
            serve(start..<end, level: level)
            start = end
            level += 1
        }
        return GridSolution(structure, columns: columns.sizes, rows: rows.sizes, offers: offers, sizes: sizes)
    }

    // MARK: Order

    private mutating func findOrder() {
        order.reserveCapacity(cells.count)
        let isIdeal = columns.room.isNaN && rows.room.isNaN
        for cell in cells.indices {
            order.append(
                isIdeal
                    ? Key(priority: 0, infiniteAxes: 0, flexibility: 0, isUnsized: false, cell: cell) : key(of: cell))
        }
        if !isIdeal { order.sort() }
    }

    private func key(of cell: Int) -> Key {
        let least = measurer.size(of: cell, proposal.withLengths(0))
        let most = measurer.size(of: cell, proposal.withLengths(.infinity))
        var key = Key(
            priority: cells[cell].priority, infiniteAxes: 0, flexibility: 0, isUnsized: false, cell: cell)
        func count(_ axis: Axis) {
            if proposal[axis].isNaN { return }
            if most[axis] == .infinity {
                key.infiniteAxes += 1
            } else {
                key.flexibility += most[axis].less(least[axis])
            }
        }
        count(.horizontal)
        count(.vertical)
        if key.infiniteAxes > 0 {
            let unsized = cells[cell].unsizedAxes
            key.isUnsized =
                unsized.contains(.horizontal) && !proposal.width.isNaN
                || unsized.contains(.vertical) && !proposal.height.isNaN
        }
        return key
    }

    // MARK: Priorities

    private mutating func serve(_ level: Range<Int>, level number: Int) {
        begin(level, number)
        var start = level.lowerBound
        while start < level.upperBound {
            var end = start + 1
            while end < level.upperBound && order[end].isSameGroup(as: order[start]) { end += 1 }
            measure(start..<end)
            close(start..<end)
            start = end
        }
    }

    private mutating func begin(_ level: Range<Int>, _ number: Int) {
        columns.reset()
        rows.reset()
        for place in level {
            let cell = cells[order[place].cell]
            let isLate = !order[place].isSameGroup(as: order[level.lowerBound])
            rows.open(cell.row)
            rows.waiting[cell.row] += 1
            rows.seen[cell.row] = number
            for column in cell.columns { columns.open(column) }
            guard cell.columns.count == 1 else { continue }
            let column = cell.column
            columns.waiting[column] += 1
            columns.seen[column] = number
            if isLate { columns.seenLate[column] = number }
        }

        let excluded = excludedLines(level, number)
        let columnRoom = columns.room.less(spans.settledTotal(columns))
        columns.share = columnRoom / Double(max(1, columns.openCount - excluded.columns))
        rows.share = rows.room.less(rows.total) / Double(max(1, rows.openCount - excluded.rows))
    }

    /// The number of open lines that do not count when the room is shared (step 7).
    private func excludedLines(_ level: Range<Int>, _ number: Int) -> (columns: Int, rows: Int) {
        guard let next = order[level.upperBound...].first(where: { cells[$0.cell].isInRow }) else { return (0, 0) }
        let cell = cells[next.cell]
        guard rows.seen[cell.row] == number, cell.columns.contains(where: { columns.seenLate[$0] == number }) else {
            return (0, 0)
        }
        return (cell.columns.count { columns.seen[$0] == number }, 1)
    }

    // MARK: Groups

    private mutating func measure(_ group: Range<Int>) {
        for place in group {
            let index = order[place].cell
            let cell = cells[index]
            let offer = Proposal(width: width(offeredTo: cell), height: height(offeredTo: cell))
            let size = measurer.size(of: index, offer)
            offers[index] = offer
            sizes[index] = size
            rows.sizes[cell.row] = max(rows.sizes[cell.row], size.height)
            if cell.columns.count == 1 {
                let column = cell.column
                columns.sizes[column] = max(columns.sizes[column], size.width)
            }
        }
    }

    private func width(offeredTo cell: GridStructure.Cell) -> Double {
        if columns.room.isNaN { return .nan }
        let inner = columns.inner(cell.columns)
        if cell.unsizedAxes.contains(.horizontal) { return columns.total(cell.columns) + inner }
        if cell.columns.count == 1 { return columns.offer(to: cell.column) }
        if cell.columns.count == columns.count { return max(columns.room, columns.total) + inner }
        var width = inner
        var isOpen = false
        for column in cell.columns {
            if columns.isOpen[column] {
                isOpen = true
                width += max(0, columns.share)
            } else {
                width += columns.sizes[column]
            }
        }
        if !isOpen && columns.openCount == 0 { width += max(0, columns.room.less(columns.total)) }
        return width
    }

    private func height(offeredTo cell: GridStructure.Cell) -> Double {
        if rows.room.isNaN { return .nan }
        return cell.unsizedAxes.contains(.vertical) ? rows.sizes[cell.row] : rows.offer(to: cell.row)
    }

    /// Closes the lines whose last cell is measured.
    private mutating func close(_ group: Range<Int>) {
        var closedRows: ContiguousArray<Int> = []
        var closedColumns: ContiguousArray<Int> = []
        for place in group {
            let index = order[place].cell
            let cell = cells[index]
            rows.waiting[cell.row] -= 1
            if rows.waiting[cell.row] == 0 { closedRows.append(cell.row) }
            switch cell.columns.count {
            case 0: break
            case 1:
                let column = cell.column
                columns.waiting[column] -= 1
                spans.cellWasMeasured(inColumn: column)
                if columns.waiting[column] == 0 { closedColumns.append(column) }
            default: spans.spanWasMeasured(index, width: sizes[index].width - columns.inner(cell.columns))
            }
        }

        rows.close(closedRows)
        columns.close(closedColumns)
        spans.settle(&columns)
    }
}

extension Proposal {
    /// The proposal with `length` on each axis that is not nil.
    fileprivate func withLengths(_ length: Double) -> Proposal {
        Proposal(width: width.isNaN ? .nan : length, height: height.isNaN ? .nan : length)
    }
}
