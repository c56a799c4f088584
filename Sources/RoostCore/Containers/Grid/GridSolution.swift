import CoreGraphics

/// A grid's lines, with the proposal and the answer of each cell.
struct GridSolution {
    let columns: ContiguousArray<Double>
    let rows: ContiguousArray<Double>
    let offers: ContiguousArray<Proposal>
    let sizes: ContiguousArray<CGSize>
    let size: CGSize
    private let columnStarts: ContiguousArray<Double>
    private let rowStarts: ContiguousArray<Double>
    private let columnGaps: ContiguousArray<Double>

    init(
        _ structure: GridStructure, columns: ContiguousArray<Double>, rows: ContiguousArray<Double>,
        offers: ContiguousArray<Proposal>, sizes: ContiguousArray<CGSize>
    ) {
        self.columns = columns
        self.rows = rows
        self.offers = offers
        self.sizes = sizes
        columnGaps = structure.columnGaps
        let width: Double
        let height: Double
        (columnStarts, width) = Self.starts(columns, structure.columnGaps)
        (rowStarts, height) = Self.starts(rows, structure.rowGaps)
        size = CGSize(width: max(0, width), height: max(0, height))
    }

    /// The start of each line, and the end of the last one.
    private static func starts(
        _ lines: ContiguousArray<Double>, _ gaps: ContiguousArray<Double>
    ) -> (ContiguousArray<Double>, Double) {
        var starts = ContiguousArray<Double>()
        starts.reserveCapacity(lines.count)
        var end = 0.0
        for (length, gap) in zip(lines, gaps) {
            starts.append(end + gap)
            end += gap + length
        }
        return (starts, end)
    }

    /// The space of a cell: its columns with the gaps between them, and its row.
    func slot(of cell: GridStructure.Cell) -> CGRect {
        var width = 0.0
        for column in cell.columns { width += columns[column] + (column > cell.column ? columnGaps[column] : 0) }
        let x = cell.column < columnStarts.count ? columnStarts[cell.column] : Double(size.width)
        return CGRect(x: x, y: rowStarts[cell.row], width: width, height: rows[cell.row])
    }
}
