import CoreGraphics
import RoostCore

/// The margins around a macOS button's label. Those beside it shrink before the label does (`cis-FL0`, `cis-FL15`).
nonisolated struct ButtonMargins: Layout {
    /// The margins beside and above the label, in points.
    let ideal: CGSize

    /// The smallest margin beside the label, in points.
    private static let least: CGFloat = 5

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let label = subviews.first else { return CGSize(width: 2 * ideal.width, height: 2 * ideal.height) }
        let margin = margin(beside: label, width: proposal.width)
        let size = label.sizeThatFits(inside(proposal, margin: margin))
        return CGSize(width: size.width + 2 * margin, height: size.height + 2 * ideal.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let label = subviews.first else { return }
        let margin = margin(beside: label, width: proposal.width)
        label.place(
            at: CGPoint(x: bounds.minX + margin, y: bounds.minY + ideal.height),
            proposal: inside(proposal, margin: margin))
    }

    /// A button keeps the default distance to its neighbours, whatever its label asks for.
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

    private func margin(beside label: LayoutSubview, width: CGFloat?) -> CGFloat {
        guard let width, width.isFinite else { return ideal.width }
        let rest = width - label.sizeThatFits(.unspecified).width
        return min(ideal.width, max(min(Self.least, ideal.width), rest / 2))
    }

    private func inside(_ proposal: ProposedViewSize, margin: CGFloat) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - 2 * margin) },
            height: proposal.height.map { max(0, $0 - 2 * ideal.height) })
    }
}
