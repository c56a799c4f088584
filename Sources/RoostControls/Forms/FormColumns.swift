import CoreGraphics
import RoostCore

/// The rows of a form on macOS: labels end where the controls begin, and controls take the remaining width (Rules.md,
/// Lists and forms).
///
/// A row's guide `formControls` says where its control begins: 8 after its label, or at the row's leading edge if there
/// is no label. The row with the longest label sets the column.
nonisolated struct FormColumns: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let rows = rows(subviews, width: proposal.width)
        return CGSize(width: rows.map(\.frame.maxX).max() ?? 0, height: rows.last?.frame.maxY ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, row) in zip(subviews, rows(subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + row.frame.minX, y: bounds.minY + row.frame.minY), proposal: row.proposal)
        }
    }

    private func rows(_ subviews: Subviews, width: CGFloat?) -> [(frame: CGRect, proposal: ProposedViewSize)] {
        let guides = subviews.map { $0.dimensions(in: .unspecified)[.formControls] }
        let column = guides.max() ?? 0
        var top: CGFloat = 0
        return subviews.indices.map { index in
            let proposal = ProposedViewSize(width: width.map { max(0, $0 - column + guides[index]) }, height: nil)
            if index > subviews.startIndex {
                top += subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
            }
            let frame = CGRect(
                origin: CGPoint(x: column - guides[index], y: top), size: subviews[index].sizeThatFits(proposal))
            top = frame.maxY
            return (frame, proposal)
        }
    }
}

extension HorizontalAlignment {
    private enum FormControls: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
    }

    /// The leading edge of the control in a form's row.
    static let formControls = HorizontalAlignment(FormControls.self)
}

extension View {
    /// Marks this view as the control of its form row.
    nonisolated func beginsFormControls() -> some View {
        alignmentGuide(.formControls) { $0[HorizontalAlignment.leading] }
    }
}
