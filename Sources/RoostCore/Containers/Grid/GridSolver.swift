import CoreGraphics

/// A grid's lines and what its cells were offered and chose.
struct GridSolution {
    var columns: ContiguousArray<Double>
    var rows: ContiguousArray<Double>
    let columnGaps: ContiguousArray<Double>
    let rowGaps: ContiguousArray<Double>
    var offers: ContiguousArray<Proposal>
    var sizes: ContiguousArray<CGSize>

    var size: CGSize {
        CGSize(width: columns.reduce(0, +) + columnGaps.reduce(0, +), height: rows.reduce(0, +) + rowGaps.reduce(0, +))
    }

    /// The space of a cell: its columns and rows and the gaps inside.
    func slot(of cell: GridStructure.Cell) -> CGRect {
        let x = Self.start(cell.column, columns, columnGaps)
        let y = Self.start(cell.row, rows, rowGaps)
        let end = min(cell.column + cell.span, columns.count)
        var width = 0.0
        for column in min(cell.column, end)..<end {
            width += columns[column] + (column > cell.column ? columnGaps[column] : 0)
        }
        return CGRect(x: x, y: y, width: width, height: rows[cell.row])
    }

    private static func start(_ line: Int, _ lines: ContiguousArray<Double>, _ gaps: ContiguousArray<Double>) -> Double
    {
        var start = 0.0
        for index in 0..<min(line, lines.count) { start += lines[index] + gaps[index] }
        return start + (line < gaps.count ? gaps[line] : 0)
    }
}

/// Apple's grid algorithm as far as it is known (FACTS 1.6):
///
/// 1. With no proposal, every cell is measured at its ideal; a line is as large as its largest single cell.
/// 2. Otherwise every cell is measured at nothing and at infinity. Cells are served by falling priority, then by rising
///    flexibility: finite ones first, by how much they can grow; cells that are alike form a group.
/// 3. A group's share along an axis is what finished lines have left, divided by the lines that are still open.
/// 4. A cell is offered the larger of the share and its line's size so far; a span, that for each of its columns.
/// 5. What a span needs beyond its columns is split equally: over columns that are still open, else over columns
///    without single cells, else over all.
struct GridSolver {
    private let structure: GridStructure
    private let proposal: Proposal
    private let measure: (Int, Proposal) -> CGSize
    private var solution: GridSolution
    private var columnRoom: Double
    private var rowRoom: Double

    init(_ structure: GridStructure, proposal: Proposal, measure: @escaping (Int, Proposal) -> CGSize) {
        self.structure = structure
        self.proposal = proposal
        self.measure = measure
        let count = structure.cells.count
        solution = GridSolution(
            columns: ContiguousArray(repeating: 0, count: structure.columnCount),
            rows: ContiguousArray(repeating: 0, count: structure.rowCount), columnGaps: structure.columnGaps,
            rowGaps: structure.rowGaps, offers: ContiguousArray(repeating: .unspecified, count: count),
            sizes: ContiguousArray(repeating: .zero, count: count))
        columnRoom = proposal.width - structure.columnGaps.reduce(0, +)
        rowRoom = proposal.height - structure.rowGaps.reduce(0, +)
    }

    mutating func solve() -> GridSolution {
        if structure.cells.isEmpty { return solution }
        if proposal.width.isNaN && proposal.height.isNaN { solveIdeal() } else { solveShared() }
        return solution
    }

    // MARK: Without a proposal

    private mutating func solveIdeal() {
        for (index, cell) in structure.cells.enumerated() {
            solution.sizes[index] = measure(index, .unspecified)
            enlarge(cell, solution.sizes[index])
        }
        for (index, cell) in structure.cells.enumerated() where cell.span > 1 {
            enlargeSpan(cell, solution.sizes[index].width, open: [])
        }
    }

    private mutating func enlarge(_ cell: GridStructure.Cell, _ size: CGSize) {
        if cell.span == 1 { solution.columns[cell.column] = max(solution.columns[cell.column], size.width) }
        solution.rows[cell.row] = max(solution.rows[cell.row], size.height)
    }

    private mutating func enlargeSpan(_ cell: GridStructure.Cell, _ width: Double, open: Set<Int>) {
        let spanned = cell.column..<(cell.column + cell.span)
        let missing = width - solution.slot(of: cell).width
        guard missing > 0 else { return }
        let stillOpen = spanned.filter { open.contains($0) }
        let withoutSingles = spanned.filter { !hasSingleCell[$0] }
        let receivers = !stillOpen.isEmpty ? stillOpen : !withoutSingles.isEmpty ? withoutSingles : Array(spanned)
        for column in receivers { solution.columns[column] += missing / Double(receivers.count) }
    }

    private lazy var hasSingleCell: [Bool] = {
        var result = [Bool](repeating: false, count: structure.columnCount)
        for cell in structure.cells where cell.span == 1 { result[cell.column] = true }
        return result
    }()

    // MARK: With a proposal

    private struct Candidate {
        let index: Int
        let priority: Double
        let infiniteAxes: Int
        let growth: Double
        let comesLate: Bool

        func isSameGroup(_ other: Candidate) -> Bool {
            priority == other.priority && infiniteAxes == other.infiniteAxes && growth == other.growth
                && comesLate == other.comesLate
        }
    }

    private func candidates() -> [Candidate] {
        structure.cells.enumerated().map { index, cell in
            let least = measure(
                index, Proposal(width: proposal.width.isNaN ? .nan : 0, height: proposal.height.isNaN ? .nan : 0))
            let most = measure(
                index,
                Proposal(
                    width: proposal.width.isNaN ? .nan : .infinity, height: proposal.height.isNaN ? .nan : .infinity))
            var infiniteAxes = 0
            var growth = 0.0
            for axis in Axis.allCases where !proposal[axis].isNaN {
                if most[axis] == .infinity { infiniteAxes += 1 } else { growth += most[axis] - least[axis] }
            }
            return Candidate(
                index: index, priority: cell.priority, infiniteAxes: infiniteAxes, growth: growth,
                comesLate: infiniteAxes > 0 && !cell.unsizedAxes.isEmpty)
        }
        .sorted {
            if $0.priority != $1.priority { return $0.priority > $1.priority }
            if $0.infiniteAxes != $1.infiniteAxes { return $0.infiniteAxes < $1.infiniteAxes }
            if $0.growth != $1.growth { return $0.growth < $1.growth }
            if $0.comesLate != $1.comesLate { return !$0.comesLate }
            return $0.index < $1.index
        }
    }

    private mutating func solveShared() {
        let order = candidates()
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count && order[end].priority == order[start].priority { end += 1 }
            serveLevel(order[start..<end])
            start = end
        }
    }

    /// Serves the cells of one priority.
    private mutating func serveLevel(_ level: ArraySlice<Candidate>) {
        var unservedInColumn = [Int](repeating: 0, count: structure.columnCount)
        var unservedInRow = [Int](repeating: 0, count: structure.rowCount)
        var isSpanned = [Bool](repeating: false, count: structure.columnCount)
        for candidate in level {
            let cell = structure.cells[candidate.index]
            if cell.span == 1 { unservedInColumn[cell.column] += 1 }
            unservedInRow[cell.row] += 1
            if cell.span > 1 { for column in cell.column..<(cell.column + cell.span) { isSpanned[column] = true } }
        }
        let spannedOnly =
            structure.columnCount == 0
            ? []
            : (0..<structure.columnCount).filter {
                isSpanned[$0] && unservedInColumn[$0] == 0
            }

        var start = level.startIndex
        while start < level.endIndex {
            var end = start
            while end < level.endIndex && level[end].isSameGroup(level[start]) { end += 1 }
            var openColumns = Set(unservedInColumn.indices.filter { unservedInColumn[$0] > 0 })
            openColumns.formUnion(spannedOnly)
            let openRows = unservedInRow.count { $0 > 0 }
            let columnShare = share(columnRoom, openColumns.count, proposal.width)
            let rowShare = share(rowRoom, openRows, proposal.height)
            for candidate in level[start..<end] {
                let cell = structure.cells[candidate.index]
                let offer = offer(to: cell, columnShare, rowShare, openColumns, isRowOpen: unservedInRow[cell.row] > 0)
                let size = measure(candidate.index, offer)
                solution.offers[candidate.index] = offer
                solution.sizes[candidate.index] = size
                enlarge(cell, size)
                if cell.span > 1 { enlargeSpan(cell, size.width, open: openColumns) }
            }
            for candidate in level[start..<end] {
                let cell = structure.cells[candidate.index]
                if cell.span == 1 {
                    unservedInColumn[cell.column] -= 1
                    if unservedInColumn[cell.column] == 0 { columnRoom -= Self.finite(solution.columns[cell.column]) }
                }
                unservedInRow[cell.row] -= 1
                if unservedInRow[cell.row] == 0 { rowRoom -= Self.finite(solution.rows[cell.row]) }
            }
            start = end
        }
    }

    private func share(_ room: Double, _ lines: Int, _ proposed: Double) -> Double {
        proposed.isNaN ? .nan : max(0, lines > 0 ? room / Double(lines) : room)
    }

    private func offer(
        to cell: GridStructure.Cell, _ columnShare: Double, _ rowShare: Double, _ openColumns: Set<Int>, isRowOpen: Bool
    ) -> Proposal {
        var width = Double.nan
        if cell.unsizedAxes.contains(.horizontal) {
            width = solution.slot(of: cell).width
        } else if !proposal.width.isNaN {
            if cell.span == 1 {
                width = max(columnShare, solution.columns[cell.column])
            } else {
                width = 0
                for column in cell.column..<(cell.column + cell.span) {
                    width += openColumns.contains(column) ? max(columnShare, 0) : solution.columns[column]
                    if column > cell.column { width += structure.columnGaps[column] }
                }
                if openColumns.isEmpty { width = max(0, proposal.width) }
            }
        }
        let height: Double =
            cell.unsizedAxes.contains(.vertical)
            ? solution.rows[cell.row] : proposal.height.isNaN ? .nan : max(rowShare, solution.rows[cell.row])
        return Proposal(width: width, height: height)
    }

    private static func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }
}
