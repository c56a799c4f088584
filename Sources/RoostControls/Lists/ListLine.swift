import CoreGraphics
@_spi(Engine) import RoostCore

/// A line from edge to edge of a row or header, less its distances.
nonisolated struct ListLine: View {
    let lines: ListMetrics.Lines
    /// The leading inset of the row's content, if it differs from the list's.
    let leading: CGFloat?
    let tint: Color?

    @MainActor var body: some View {
        Hairline(tint: tint)
            .padding(.leading, leading ?? lines.leading)
            .padding(.trailing, lines.trailing)
    }
}

nonisolated private struct Hairline: View {
    let tint: Color?

    @MainActor var body: some View {
        Rectangle().fill(tint ?? Color(.listSeparator)).frame(height: 1)
    }
}

/// Draws the line below a row of a list.
nonisolated struct ListLineBelow: ViewModifier {
    let tint: Color?
    let layout: ListLineLayout
    let isShown: Bool

    @MainActor func body(content: Content) -> some View {
        layout {
            content
            if isShown { Hairline(tint: tint) }
        }
    }
}

/// Puts a line at the bottom of a row. It reaches from the row's guide `listRowSeparatorLeading` to its guide
/// `listRowSeparatorTrailing`; on iOS it begins at the row's first text where nothing sets the guide.
nonisolated struct ListLineLayout: Layout {
    /// The distances from the row's edges where nothing in the row says where the line begins and ends, in points.
    let leading: CGFloat
    let trailing: CGFloat
    let followsText: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let row = subviews.first else { return }
        row.place(at: bounds.origin, proposal: proposal)
        guard subviews.count > 1 else { return }
        let guides = row.dimensions(in: proposal)
        let text = followsText ? guides[explicit: .firstTextLeading] : nil
        let start = guides[explicit: .listRowSeparatorLeading] ?? text ?? leading
        let end = guides[explicit: .listRowSeparatorTrailing] ?? bounds.width - trailing
        subviews[1].place(
            at: CGPoint(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
            proposal: ProposedViewSize(width: max(end - start, 0), height: nil))
    }
}
