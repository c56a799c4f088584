import CoreGraphics
import RoostCore

/// A view in a row of an iOS list that may extend over the insets above and below the row's content. It makes the row
/// taller only if the insets do not suffice.
struct OverRowInsets: Layout {
    /// The width that it reports to its row; nil for its own.
    var width: CGFloat?
    private let room = ListMetrics(look: .insetGrouped, idiom: .iOS, isWide: false, sectionSpacing: nil).rowInsets

    init(width: CGFloat? = nil) { self.width = width }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: width ?? size.width, height: max(0, size.height - room.top - room.bottom))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}
