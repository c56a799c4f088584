import SwiftUI

/// Members on a circle, turned so that those of the best rank stand highest.
struct RadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let step = 2 * Double.pi / Double(subviews.count)
        let radius = min(bounds.width, bounds.height) / 3
        let turn = Self.turn(ranks: subviews.map { $0[Rank.self] }, step: step)
        for (index, subview) in subviews.enumerated() {
            let angle = step * Double(index) + turn
            subview.place(
                at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
                anchor: .center, proposal: .unspecified)
        }
    }

    /// The turn, in radians, that brings the leader to the top, the runner-up to the higher side of the rest, or two
    /// leaders to the same height.
    private static func turn(ranks: [Int], step: Double) -> Double {
        guard let leader = ranks.firstIndex(of: 1) else { return 0 }
        let toTheTop = -step * Double(leader)
        let next = (leader + 1) % ranks.count
        let previous = (leader + ranks.count - 1) % ranks.count
        guard ranks[next] != ranks[previous] else { return toTheTop }
        let nextIsBetter = ranks[next] < ranks[previous]
        let tilt = min(ranks[next], ranks[previous]) == 1 ? step / 2 : step / 4
        return toTheTop + (nextIsBetter ? -tilt : tilt)
    }
}

private struct Rank: LayoutValueKey {
    static let defaultValue = 1
}

extension View {
    /// The view's place in a `RadialLayout`, from 1.
    func rank(_ rank: Int) -> some View { layoutValue(key: Rank.self, value: rank) }
}
