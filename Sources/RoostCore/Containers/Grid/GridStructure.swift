import CoreGraphics

/// The rows and columns of a grid's cells, before anything is measured.
struct GridStructure {
    struct Cell {
        var row: Int
        var column: Int
        /// The number of columns that the cell takes; 0 takes none.
        var span: Int
        var isInRow: Bool
        var priority: Double
        var anchor: UnitPoint?
        var unsizedAxes: Axis.Set

        var columns: Range<Int> { column..<(column + span) }
    }

    /// A greater number of columns is a mistake that would only cost memory.
    private static let columnLimit = 10_000

    private(set) var cells: ContiguousArray<Cell> = []
    private(set) var rowCount = 0
    private(set) var columnCount = 0
    private(set) var rowAlignments: [VerticalAlignment?] = []
    private(set) var columnAlignments: [HorizontalAlignment?] = []
    /// The gap before each column and row; the first is 0.
    private(set) var columnGaps: ContiguousArray<Double> = []
    private(set) var rowGaps: ContiguousArray<Double> = []

    init(_ subviews: LayoutSubviews, horizontalSpacing: Double?, verticalSpacing: Double?) {
        arrange(subviews)
        findGaps(subviews, horizontalSpacing, verticalSpacing)
    }

    private mutating func arrange(_ subviews: LayoutSubviews) {
        var currentRow: NodeID?
        var nextColumn = 0
        var declared: [(column: Int, alignment: HorizontalAlignment)] = []
        for subview in subviews {
            let traits = subview.tree.traits(of: subview.id).passing
            let cellTraits = traits[GridCellTraitKey.self]
            let rowTrait = traits[GridRowTraitKey.self]
            if rowTrait == nil || rowTrait?.row != currentRow {
                currentRow = rowTrait?.row
                rowCount += 1
                rowAlignments.append(rowTrait?.alignment)
                nextColumn = 0
            }
            let span = min(cellTraits.columns ?? 1, max(0, Self.columnLimit - nextColumn))
            cells.append(
                Cell(
                    row: rowCount - 1, column: nextColumn, span: span, isInRow: rowTrait != nil,
                    priority: subview.priority,
                    anchor: cellTraits.anchor, unsizedAxes: cellTraits.unsizedAxes))
            if let alignment = cellTraits.columnAlignment { declared.append((nextColumn, alignment)) }
            nextColumn += span
            columnCount = max(columnCount, nextColumn)
        }
        // A cell in no row spans every column.
        for index in cells.indices where !cells[index].isInRow { cells[index].span = columnCount }
        columnAlignments = Array(repeating: nil, count: columnCount)
        for (column, alignment) in declared where column < columnCount && columnAlignments[column] == nil {
            columnAlignments[column] = alignment
        }
    }

    private mutating func findGaps(_ subviews: LayoutSubviews, _ horizontal: Double?, _ vertical: Double?) {
        columnGaps = ContiguousArray(repeating: 0, count: columnCount)
        rowGaps = ContiguousArray(repeating: 0, count: rowCount)
        if let horizontal {
            for column in columnGaps.indices.dropFirst() { columnGaps[column] = horizontal }
        }
        if let vertical {
            for row in rowGaps.indices.dropFirst() { rowGaps[row] = vertical }
        }
        if horizontal != nil && vertical != nil { return }
        let spacings = subviews.map(\.spacing)
        var rows = [[Int]](repeating: [], count: rowCount)
        for (index, cell) in cells.enumerated() { rows[cell.row].append(index) }
        for (row, members) in rows.enumerated() {
            if horizontal == nil {
                for (left, right) in zip(members, members.dropFirst()) {
                    let column = cells[right].column
                    guard column > 0, column < columnCount else { continue }
                    columnGaps[column] = max(
                        columnGaps[column], spacings[left].distance(to: spacings[right], along: .horizontal))
                }
            }
            guard vertical == nil, row > 0 else { continue }
            var start = 0
            for upper in rows[row - 1] {
                let above = cells[upper].columns
                while start < members.count && cells[members[start]].columns.upperBound <= above.lowerBound {
                    start += 1
                }
                for lower in members[start...] {
                    let below = cells[lower].columns
                    if below.lowerBound >= above.upperBound { break }
                    guard above.overlaps(below) else { continue }
                    rowGaps[row] = max(rowGaps[row], spacings[upper].distance(to: spacings[lower], along: .vertical))
                }
            }
        }
    }

    /// The grid's own spacing: the preferences of the cells at its edges; zero on an edge with a spacer.
    func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard !cells.isEmpty else { return .zero }
        var spacing = ViewSpacing.none
        var spacerEdges: Edge.Set = []
        for (index, cell) in cells.enumerated() {
            var edges: Edge.Set = []
            if cell.row == 0 { edges.insert(.top) }
            if cell.row == rowCount - 1 { edges.insert(.bottom) }
            if cell.column == 0 { edges.insert(.leading) }
            if cell.column + cell.span == columnCount { edges.insert(.trailing) }
            let own = subviews[index].spacing
            spacing.formUnion(own, edges: edges)
            if own == .zero { spacerEdges.formUnion(edges) }
        }
        return spacing.replacing(spacerEdges, with: .zero)
    }
}

extension ViewSpacing {
    func replacing(_ edges: Edge.Set, with other: ViewSpacing) -> ViewSpacing {
        var spacing = self
        if edges.contains(.top) { spacing.top = other.top }
        if edges.contains(.leading) { spacing.leading = other.leading }
        if edges.contains(.bottom) { spacing.bottom = other.bottom }
        if edges.contains(.trailing) { spacing.trailing = other.trailing }
        return spacing
    }
}
