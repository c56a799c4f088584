import CoreGraphics

/// The layout of `Grid`, for `AnyLayout` and for layouts that call it. It follows Rules.md, Grids.
public struct GridLayout: Layout, Equatable, Sendable {
    /// The alignment of cells in their slots, unless the row, the column or the cell has another.
    public var alignment: Alignment
    /// The gap between columns, in points; nil for the cells' preferences.
    public var horizontalSpacing: CGFloat?
    /// The gap between rows, in points; nil for the cells' preferences.
    public var verticalSpacing: CGFloat?

    /// - Parameter alignment: The alignment of cells in their slots.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The rows and columns of the cells, and the last solutions.
    public struct Cache {
        let structure: GridStructure
        fileprivate var solutions: [(proposal: Proposal, solution: GridSolution)] = []

        /// A grid is measured and then placed with the same proposal.
        fileprivate static let solutionLimit = 4
    }

    /// Sorts the subviews into rows and columns.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(
            structure: GridStructure(
                subviews, horizontalSpacing: horizontalSpacing.map { Double($0) },
                verticalSpacing: verticalSpacing.map { Double($0) }))
    }

    /// The sum of columns, rows and gaps, which may exceed the proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solve(proposal, subviews, &cache).size
    }

    /// Places each cell in its slot, by its anchor or else by the alignments of its row and column.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let solution = solve(proposal, subviews, &cache)
        let structure = cache.structure
        let guides = structure.guides(default: alignment.vertical, solution, subviews)
        for (index, cell) in structure.cells.enumerated() {
            let slot = solution.slot(of: cell)
            let subview = subviews[index]
            // A cell that fills its slot already keeps its measured proposal.
            let offer =
                solution.sizes[index] == slot.size ? solution.offers[index] : Proposal(slot.size)
            let dimensions = subview.dimensions(in: offer.proposedViewSize)
            let position = position(of: cell, dimensions, in: slot, guides, subviews, structure)
            subview.place(
                at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
                proposal: offer.proposedViewSize)
        }
    }

    /// The preferences of the cells at the grid's edges; zero on an edge where a `Spacer` lies.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        cache.structure.outerSpacing(subviews)
    }

    private func solve(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> GridSolution {
        let proposal = Proposal(proposal)
        if let known = cache.solutions.first(where: { $0.proposal.isSame(as: proposal) }) { return known.solution }
        var solver = GridSolver(cache.structure, proposal: proposal, measurer: SubviewMeasurer(subviews: subviews))
        let solution = solver.solve()
        if cache.solutions.count == Cache.solutionLimit { cache.solutions.removeFirst() }
        cache.solutions.append((proposal, solution))
        return solution
    }

    private struct SubviewMeasurer: GridMeasurer {
        let subviews: LayoutSubviews

        func size(of cell: Int, _ proposal: Proposal) -> CGSize {
            subviews.tree.size(subviews[cell].id, proposal)
        }
    }

    private func position(
        of cell: GridStructure.Cell, _ size: ViewDimensions, in slot: CGRect, _ guides: [Int: CGFloat],
        _ subviews: Subviews, _ structure: GridStructure
    ) -> CGPoint {
        if let anchor = cell.anchor {
            return CGPoint(
                x: slot.minX + anchor.x * (slot.width - size.width),
                y: slot.minY + anchor.y * (slot.height - size.height))
        }
        let horizontal =
            cell.span == 1 && cell.isInRow
            ? structure.columnAlignments[cell.column] ?? alignment.horizontal : alignment.horizontal
        let vertical = structure.rowAlignments[cell.row] ?? alignment.vertical
        let box = ViewDimensions(tree: subviews.tree, element: .none, size: slot.size, proposal: Proposal(slot.size))
        let guide = guides[cell.row] ?? vertical.key.defaultValue(in: box)
        return CGPoint(
            x: slot.minX + LayoutTree.number(horizontal.key.defaultValue(in: box) - size[horizontal]),
            y: slot.minY + LayoutTree.number(guide - size[vertical]))
    }
}

extension GridStructure {
    /// The guides of rows that are aligned by a text baseline or a custom guide: as low as the row's bottom allows. A
    /// row is only as tall as its tallest cell, so cells may reach out of its top (case `txs-X11`).
    fileprivate func guides(
        default alignment: VerticalAlignment, _ solution: GridSolution, _ subviews: LayoutSubviews
    ) -> [Int: CGFloat] {
        var guides: [Int: CGFloat] = [:]
        for (index, cell) in cells.enumerated() where cell.anchor == nil {
            let guide = rowAlignments[cell.row] ?? alignment
            if guide.key.isGeometric { continue }
            let dimensions = subviews[index]
                .dimensions(in: solution.offers[index].proposedViewSize)
            let value = solution.rows[cell.row].less(Double(dimensions.height).less(Double(dimensions[guide])))
            guides[cell.row] = min(guides[cell.row] ?? CGFloat(value), CGFloat(value))
        }
        return guides
    }
}
