import CoreGraphics

/// A view in a row of an iOS list that may reach over the room above and below the row's content: it makes the row taller
/// only where that does not suffice.
struct OverRowInsets: Layout {
    /// How wide it counts in its row; nil for as wide as it is.
    var width: CGFloat?
    private let room = ListMetrics(look: .insetGrouped, idiom: .iOS, sectionSpacing: nil).rowInsets

    init(width: CGFloat? = nil) { self.width = width }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: width ?? size.width, height: max(0, size.height - room.top - room.bottom))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}
