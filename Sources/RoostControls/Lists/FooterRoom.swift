import CoreGraphics
import RoostCore

/// The room of a section's footer. Below several lines of text iOS has 2 points less than below one (read off pictures of
/// iOS 26, with two and with six lines).
struct FooterRoom: Layout {
    /// What several lines add to the height.
    let belowLines: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let dimensions = subviews.first?.dimensions(in: proposal) else { return .zero }
        let isOneLine = dimensions[.lastTextBaseline] - dimensions[.firstTextBaseline] < 1
        return CGSize(
            width: dimensions.width, height: max(0, dimensions.height + (isOneLine ? 0 : belowLines)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
    }
}
