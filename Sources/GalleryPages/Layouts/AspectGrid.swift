import SwiftUI

/// A grid of equal cells that fills its space, with as many columns as make the cells most nearly square.
struct AspectGrid: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let (columns, cell) = grid(of: subviews.count, in: bounds.size)
        for (index, subview) in subviews.enumerated() {
            let corner = CGPoint(
                x: bounds.minX + CGFloat(index % columns) * (cell.width + spacing),
                y: bounds.minY + CGFloat(index / columns) * (cell.height + spacing))
            subview.place(at: corner, anchor: .topLeading, proposal: ProposedViewSize(cell))
        }
    }

    private func grid(of count: Int, in size: CGSize) -> (columns: Int, cell: CGSize) {
        let candidates = (1...count).map { columns in
            let rows = (count + columns - 1) / columns
            return (
                columns: columns,
                cell: CGSize(
                    width: max(0, (size.width - spacing * CGFloat(columns - 1)) / CGFloat(columns)),
                    height: max(0, (size.height - spacing * CGFloat(rows - 1)) / CGFloat(rows)))
            )
        }
        func elongation(_ cell: CGSize) -> CGFloat {
            max(cell.width, cell.height) / max(min(cell.width, cell.height), .leastNormalMagnitude)
        }
        return candidates.min { elongation($0.cell) < elongation($1.cell) } ?? (1, size)
    }
}
