import SwiftUI

/// Members in lines, like words: a member that no longer fits starts the next line.
struct FlowLayout: Layout {
    var alignment = HorizontalAlignment.leading
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let lines = lines(width: proposal.width ?? .infinity, subviews)
        return CGSize(
            width: lines.map(\.size.width).max() ?? 0,
            height: lines.map(\.size.height).reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for line in lines(width: bounds.width, subviews) {
            let slack = bounds.width - line.size.width
            var x = bounds.minX + (alignment == .leading ? 0 : alignment == .trailing ? slack : slack / 2)
            for member in line.members {
                subviews[member.index].place(
                    at: CGPoint(x: x, y: y + line.size.height / 2), anchor: .leading,
                    proposal: ProposedViewSize(member.size))
                x += member.size.width + spacing
            }
            y += line.size.height + spacing
        }
    }

    private struct Line {
        var members: [(index: Int, size: CGSize)] = []
        var size = CGSize.zero
    }

    private func lines(width: CGFloat, _ subviews: Subviews) -> [Line] {
        var lines: [Line] = []
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            // Half a thousandth of a point allows for rounding between measuring and placing.
            if lines.isEmpty || lines[lines.count - 1].size.width + spacing + size.width > width + 0.0005 {
                lines.append(Line(members: [(index, size)], size: size))
            } else {
                let last = lines.count - 1
                lines[last].members.append((index, size))
                lines[last].size.width += spacing + size.width
                lines[last].size.height = max(lines[last].size.height, size.height)
            }
        }
        return lines
    }
}
