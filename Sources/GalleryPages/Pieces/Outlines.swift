import SwiftUI

extension View {
    /// A dashed outline along the view's frame.
    func outlined(_ color: Color = .blue) -> some View {
        overlay {
            Rectangle().strokeBorder(color, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        }
    }

    /// The view's size, as layout decided it, written below the view.
    func measured(_ color: Color = .blue) -> some View {
        overlay {
            GeometryReader { proxy in
                Text(proxy.size.spelled)
                    .font(.caption2.weight(.medium))
                    .monospacedDigit()
                    .foregroundStyle(color)
                    .fixedSize()
                    .position(x: proxy.size.width / 2, y: proxy.size.height + 11)
            }
        }
    }
}

extension CGSize {
    /// "141 × 20.5"
    var spelled: String { "\(width.spelled) × \(height.spelled)" }
}

extension CGFloat {
    /// At most one decimal, and none where it would be zero.
    var spelled: String {
        let tenths = (self * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(Double(tenths))
    }
}

/// A line with a head at each end that fills its frame's longer side: a dimension in a drawing.
struct DimensionLine: Shape {
    var head: CGFloat = 5

    func path(in rect: CGRect) -> Path {
        let isHorizontal = rect.width >= rect.height
        let start = isHorizontal ? CGPoint(x: rect.minX, y: rect.midY) : CGPoint(x: rect.midX, y: rect.minY)
        let end = isHorizontal ? CGPoint(x: rect.maxX, y: rect.midY) : CGPoint(x: rect.midX, y: rect.maxY)
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        for (tip, back) in [(start, head), (end, -head)] {
            let along = isHorizontal ? CGPoint(x: tip.x + back, y: tip.y) : CGPoint(x: tip.x, y: tip.y + back)
            let across = isHorizontal ? CGPoint(x: 0, y: head) : CGPoint(x: head, y: 0)
            path.move(to: CGPoint(x: along.x - across.x, y: along.y - across.y))
            path.addLine(to: tip)
            path.addLine(to: CGPoint(x: along.x + across.x, y: along.y + across.y))
        }
        return path
    }
}

/// A small heading above one of several examples on a page.
struct Example<Content: View>: View {
    var title: String
    var content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(title)
                .font(.footnote.weight(.medium))
                .foregroundStyle(.secondary)
            content
        }
    }
}
