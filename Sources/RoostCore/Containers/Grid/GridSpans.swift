import CoreGraphics

/// The cells of a grid that span several columns, and how columns close and share while there are such.
///
/// * Spans that overlap tie their columns into a *block*; a span over all columns ties none. The columns of a block
///   keep their differences to themselves (case `gdv-45`), except that those which only spans reach get them; when its
///   last column closes, the block shares that one's difference as if one of its columns had closed (case `gdv-31`).
/// * Spans are settled once no cell in their columns waits any more, at whatever priority. Where a span needs more than
///   its columns have, those without a cell of their own grow, first where most is missing (case `gdv-37`); where there
///   are none, all of the span's columns grow alike (case `gdv-51`).
/// * A span over all columns that is not settled holds one column: what is shared meanwhile goes to one fewer (case
///   `gar-GX18`), and the last column gets what the span misses on top (case `gar-GX17`).
struct GridSpans {
    private struct Span {
        let columns: Range<Int>
        /// The width of the span's cell less the gaps in it.
        var need = 0.0
        var isMeasured = false
        var isSettled = false
    }

    private var spans: ContiguousArray<Span> = []
    private var spanOfCell: [Int: Int] = [:]
    /// How many cells of one column each a column has, at any priority; how many of them wait to be measured.
    private var cellCount: ContiguousArray<Int>
    private var waiting: ContiguousArray<Int>
    private var isSettled: ContiguousArray<Bool>

    // Of the priority that is being served:
    private var current: ContiguousArray<Int> = []
    private var block: ContiguousArray<Int> = []
    private var blockSize: ContiguousArray<Int> = []
    private var isReachedBySpansOnly: ContiguousArray<Bool>

    init(_ cells: ContiguousArray<GridStructure.Cell>, columnCount: Int) {
        cellCount = ContiguousArray(repeating: 0, count: columnCount)
        isSettled = ContiguousArray(repeating: false, count: columnCount)
        isReachedBySpansOnly = isSettled
        for (index, cell) in cells.enumerated() {
            switch cell.columns.count {
            case 0: break
            case 1:
                cellCount[cell.column] += 1
            default:
                spanOfCell[index] = spans.count
                spans.append(Span(columns: cell.columns))
            }
        }
        waiting = cellCount
    }

    // MARK: A priority begins

    /// Opens the columns that only spans of this priority reach.
    mutating func begin(cells: [Int], _ columns: inout GridLines) {
        guard !spans.isEmpty else { return }
        current = ContiguousArray(cells.compactMap { spanOfCell[$0] })
        for column in 0..<columns.count { isReachedBySpansOnly[column] = false }
        for span in current {
            for column in spans[span].columns where columns.seen[column] < 0 {
                isReachedBySpansOnly[column] = true
                columns.open(column)
            }
        }
        block = blocks(of: current.filter { spans[$0].columns.count < columns.count }, columnCount: columns.count)
        blockSize = ContiguousArray(repeating: 0, count: columns.count)
        for column in 0..<columns.count { blockSize[block[column]] += 1 }
    }

    /// For each column the first one that overlapping spans tie it to.
    private func blocks(of members: ContiguousArray<Int>, columnCount: Int) -> ContiguousArray<Int> {
        var first = ContiguousArray(0..<columnCount)
        let sorted = members.sorted { spans[$0].columns.lowerBound < spans[$1].columns.lowerBound }
        var end = 0
        var start = 0
        for span in sorted {
            let columns = spans[span].columns
            if columns.lowerBound >= end { start = columns.lowerBound }
            for column in max(end, columns.lowerBound)..<max(end, columns.upperBound) { first[column] = start }
            end = max(end, columns.upperBound)
        }
        return first
    }

    // MARK: Cells are measured

    mutating func cellWasMeasured(inColumn column: Int) { waiting[column] -= 1 }

    mutating func spanWasMeasured(_ cell: Int, width: Double) {
        guard let span = spanOfCell[cell] else { return }
        spans[span].need = width
        spans[span].isMeasured = true
    }

    /// A column whose last cell was measured, and what its share leaves over.
    private struct Closed {
        let column: Int
        let difference: Double
    }

    /// Closes columns and shares their differences, then settles the spans that can be.
    mutating func close(_ list: ContiguousArray<Int>, _ columns: inout GridLines) {
        var closed: ContiguousArray<Closed> = []
        for column in list {
            columns.close(column)
            let difference = (columns.share + columns.bonus[column]).less(columns.sizes[column])
            closed.append(Closed(column: column, difference: difference))
        }
        if !columns.room.isNaN && !closed.isEmpty {
            // Blocks first: they go by the share before.
            let share = columns.share
            if !spans.isEmpty { shareInBlocks(closed, &columns) }
            shareAlone(closed, of: share, &columns)
        }
        if !spans.isEmpty { settle(&columns) }
    }

    /// The differences of columns that no span ties to others go to all open ones.
    private func shareAlone(_ closed: ContiguousArray<Closed>, of share: Double, _ columns: inout GridLines) {
        var slack = 0.0
        var isAny = false
        for line in closed where spans.isEmpty || blockSize[block[line.column]] == 1 {
            slack += line.difference
            isAny = true
        }
        guard isAny && columns.openCount > 0 else { return }
        var count = columns.openCount
        for span in current where spans[span].isMeasured && spans[span].columns.count == columns.count {
            var missing = spans[span].need
            for column in 0..<columns.count where !columns.isOpen[column] { missing -= columns.sizes[column] }
            guard missing > 1e-9 else { continue }
            if count == 1 && missing > share { slack += missing }
            count = max(1, count - 1)
            break
        }
        columns.share += slack / Double(count)
    }

    private func shareInBlocks(_ closed: ContiguousArray<Closed>, _ columns: inout GridLines) {
        var finished: ContiguousArray<Int> = []
        for line in closed where blockSize[block[line.column]] > 1 {
            let id = block[line.column]
            let members = id..<(id + blockSize[id])
            var heirs = 0
            var isFinished = !finished.contains(id)
            for column in members {
                if columns.isOpen[column] && isReachedBySpansOnly[column] { heirs += 1 }
                if columns.isOpen[column] || isReachedBySpansOnly[column] { isFinished = false }
            }
            for column in members where columns.isOpen[column] && isReachedBySpansOnly[column] {
                columns.bonus[column] += line.difference / Double(heirs)
            }
            if isFinished && !hasUnmeasuredSpan(inBlock: id, columns.count) { finished.append(id) }
        }
        for id in finished where columns.openCount > 0 {
            var slack = 0.0
            for line in closed where block[line.column] == id { slack += line.difference }
            columns.share += slack / Double(columns.openCount + blockSize[id] - 1)
        }
    }

    private func hasUnmeasuredSpan(inBlock id: Int, _ columnCount: Int) -> Bool {
        current.contains {
            !spans[$0].isMeasured && spans[$0].columns.count < columnCount && block[spans[$0].columns.lowerBound] == id
        }
    }

    // MARK: Settling

    /// The columns' total width once the spans measured so far are settled.
    func settledTotal(_ columns: GridLines) -> Double {
        guard spans.contains(where: { $0.isMeasured && !$0.isSettled }) else { return columns.total }
        var copy = self
        var columns = columns
        for column in 0..<columns.count {
            // What waits has no say yet.
            copy.cellCount[column] -= copy.waiting[column]
            copy.waiting[column] = 0
        }
        copy.current = []
        columns.openCount = 0
        copy.settle(&columns)
        return columns.total
    }

    private mutating func settle(_ columns: inout GridLines) {
        let measured = ContiguousArray(spans.indices.filter { spans[$0].isMeasured && !spans[$0].isSettled })
        guard !measured.isEmpty else { return }
        var isHeld = ContiguousArray(repeating: false, count: columns.count)
        for column in 0..<columns.count { isHeld[column] = waiting[column] > 0 }
        for span in current where !spans[span].isMeasured && spans[span].columns.count < columns.count {
            for column in spans[span].columns { isHeld[column] = true }
        }
        let first = blocks(of: measured, columnCount: columns.count)
        var start = 0
        while start < columns.count {
            var end = start + 1
            while end < columns.count && first[end] == start { end += 1 }
            let members: ContiguousArray<Int> = measured.filter {
                spans[$0].columns.lowerBound >= start && spans[$0].columns.lowerBound < end
            }
            if !members.isEmpty && !isHeld[start..<end].contains(true) {
                settle(members, in: start..<end, &columns)
            }
            start = end
        }
    }

    private mutating func settle(_ members: ContiguousArray<Int>, in range: Range<Int>, _ columns: inout GridLines) {
        let free = range.first { cellCount[$0] == 0 && !isSettled[$0] }
        var isDone = isSettled
        for column in range where cellCount[column] > 0 { isDone[column] = true }
        let grown = range.filter { !isDone[$0] }

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

        // What the columns became beyond one share is taken from the open ones; the others of them still count.
        guard !columns.room.isNaN, let free, columns.isOpen[free], columns.openCount > 1 else { return }
        var width = 0.0
        for column in grown { width += columns.sizes[column] }
        let excess = width.less(columns.share + columns.bonus[free])
        guard excess > 0 else { return }
        let change = excess / Double(columns.openCount - 1)
        columns.share -= change
        columns.bonus[free] += change
    }

    /// The span with columns still to be settled that misses most in each of them.
    private func mostMissing(
        _ members: ContiguousArray<Int>, _ isDone: ContiguousArray<Bool>, _ columns: GridLines
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
