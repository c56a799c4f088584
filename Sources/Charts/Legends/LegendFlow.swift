import Foundation

/// Lays entries out in lines, beginning a new line where the width ends. Lines that do not fit in a proposed height are
/// left out, but for the first one.
struct LegendFlow: Layout {
    /// The distance between two entries, in points.
    var spacing: CGFloat = 8
    /// The distance between two lines, in points.
    var lineSpacing: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(of: subviews, width: proposal.width ?? .infinity)
            .filter { $0.minY == 0 || $0.maxY <= proposal.height ?? .infinity }
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width + 0.01)) {
            guard frame.minY == 0 || frame.maxY <= bounds.height + 0.01 else {
                subview.place(at: CGPoint(x: -1e6, y: -1e6), proposal: .zero)
                continue
            }
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { subview in
            var size = subview.sizeThatFits(.unspecified)
            if size.width > width { size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
            if x > 0 && x + size.width > width { (x, y, height) = (0, y + height + lineSpacing, 0) }
            defer {
                x += size.width + spacing
                height = max(height, size.height)
            }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}
