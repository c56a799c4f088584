import SwiftUI

/// A row or column whose members are all as large as the largest of them, and no larger.
struct EqualWidthStack: Layout {
    var axis = Axis.horizontal

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let cell = largest(subviews)
        let gaps = gaps(subviews).reduce(0, +)
        let count = CGFloat(subviews.count)
        return axis == .horizontal
            ? CGSize(width: cell.width * count + gaps, height: cell.height)
            : CGSize(width: cell.width, height: cell.height * count + gaps)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let cell = largest(subviews)
        let gaps = gaps(subviews)
        var corner = bounds.origin
        for (index, subview) in subviews.enumerated() {
            subview.place(at: corner, anchor: .topLeading, proposal: ProposedViewSize(cell))
            if axis == .horizontal {
                corner.x += cell.width + gaps[index]
            } else {
                corner.y += cell.height + gaps[index]
            }
        }
    }

    private func largest(_ subviews: Subviews) -> CGSize {
        subviews.reduce(into: CGSize.zero) { largest, subview in
            let size = subview.sizeThatFits(.unspecified)
            largest = CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
        }
    }

    /// Each member's preferred distance to its successor, and 0 for the last.
    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        guard !subviews.isEmpty else { return [] }
        return zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) } + [0]
    }
}
