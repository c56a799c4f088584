import CoreGraphics

/// The layout of `Grid`, for `AnyLayout` and for layouts that call it. The rules are in FACTS 1.6.
public struct GridLayout: Layout, Equatable, Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// How the cells stand in rows and columns.
    public struct Cache {
        let structure: GridStructure
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(
            structure: GridStructure(
                subviews, horizontalSpacing: horizontalSpacing.map { Double($0) },
                verticalSpacing: verticalSpacing.map { Double($0) }))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solve(proposal, subviews, cache.structure).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let structure = cache.structure
        let solution = solve(proposal, subviews, structure)
        for (index, cell) in structure.cells.enumerated() {
            let slot = solution.slot(of: cell)
            let subview = subviews[subviews.startIndex + index]
            // A cell that fills its slot already keeps the proposal that it was measured with.
            let offer =
                solution.sizes[index] == slot.size ? solution.offers[index] : Proposal(slot.size)
            let dimensions = subview.dimensions(in: offer.proposedViewSize)
            let position = position(of: cell, dimensions, in: slot, subviews, structure, solution)
            subview.place(
                at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
                proposal: offer.proposedViewSize)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        cache.structure.outerSpacing(subviews)
    }

    private func solve(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ structure: GridStructure
    ) -> GridSolution {
        var solver = GridSolver(structure, proposal: Proposal(proposal)) { index, offer in
            subviews.tree.size(subviews.ids[subviews.startIndex + index], offer)
        }
        return solver.solve()
    }

    private func position(
        of cell: GridStructure.Cell, _ size: ViewDimensions, in slot: CGRect, _ subviews: Subviews,
        _ structure: GridStructure, _ solution: GridSolution
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
        return CGPoint(
            x: slot.minX + horizontal.key.defaultValue(in: box) - size[horizontal],
            y: slot.minY
                + (solution.baseline(of: vertical, row: cell.row, subviews, structure)
                    ?? vertical.key.defaultValue(in: box))
                - size[vertical])
    }
}

extension GridSolution {
    /// Where a row's text baseline lies: at its highest cell's. The row keeps its height (case `txs-X11`).
    func baseline(
        of guide: VerticalAlignment, row: Int, _ subviews: LayoutSubviews, _ structure: GridStructure
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        var baselines: [CGFloat] = []
        for (index, cell) in structure.cells.enumerated() where cell.row == row {
            let dimensions = subviews[subviews.startIndex + index].dimensions(in: offers[index].proposedViewSize)
            if let value = dimensions[explicit: guide] { baselines.append(value) }
        }
        return guide == .firstTextBaseline ? baselines.min() : baselines.max()
    }
}
