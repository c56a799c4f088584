import CoreGraphics
import RoostCore

/// A row's part of its card: the first row has the card's upper corners, the last row its lower ones.
///
/// On iOS each row is a layer with a corner radius and masked corners. Read off pictures of iOS 26: in a window the corners
/// are continuous, and each has half of the row's height, so that a low row's corner is a circle's towards its side; in
/// pictures of layers they are circular. A radius that is up to a point more than half of the row's height stays.
nonisolated struct ListCardShape: Shape {
    let radius: CGFloat
    let isFirst: Bool
    let isLast: Bool
    /// Whether the row is a layer.
    let isLayer: Bool
    let isCircular: Bool

    func path(in rect: CGRect) -> Path {
        let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
        let room = rect.height / 2
        guard isLayer, !isCircular, top + bottom > 0, rect.width > 2 * Self.reach * radius, room > radius - 1 else {
            return UnevenRoundedRectangle(
                topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
                topTrailingRadius: top, style: isCircular ? .circular : .continuous
            )
            .path(in: rect)
        }
        if room < Self.lowRow * radius { return lowPath(in: rect) }
        func corner(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        var outline = Outline()
        outline.addRoundedRect(
            rect,
            corners: .init(
                topLeft: corner(top), topRight: corner(top), bottomRight: corner(bottom), bottomLeft: corner(bottom)),
            curve: .continuous, halvesEdges: true)
        return Path(outline)
    }

    /// The share of the radius up to which half of a row's height leaves a circle. A row of one line has 0.98 and a circle;
    /// where that ends is a guess.
    private static let lowRow: CGFloat = 1.05
    /// How far a continuous corner reaches along an edge, in radii.
    private static let reach: CGFloat = 1.528_665

    /// A corner of a low row, in radii from the point where the edges meet: across along the upper or lower edge, and down
    /// from it. From the edge to the diagonal it is half of a continuous corner, and from there to the side a circle's arc
    /// of 45°.
    private static let lowCorner: [(control1: CGPoint, control2: CGPoint, end: CGPoint)] = [
        (CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0), CGPoint(x: 0.631_494, y: 0.074_911)),
        (
            CGPoint(x: 0.502_159, y: 0.121_986), CGPoint(x: 0.386_551, y: 0.196_464),
            CGPoint(x: 0.291_507, y: 0.291_507)
        ),
        (CGPoint(x: 0.105_357, y: 0.480_429), CGPoint(x: 0, y: 0.734_784), CGPoint(x: 0, y: 1)),
    ]

    private func lowPath(in rect: CGRect) -> Path {
        let radius = radius
        return Path { path in
            /// Adds a corner, beginning on its edge or on its side.
            func add(x: CGFloat, y: CGFloat, _ across: CGFloat, _ down: CGFloat, fromEdge: Bool) {
                func place(_ point: CGPoint) -> CGPoint {
                    CGPoint(x: x + across * point.x * radius, y: y + down * point.y * radius)
                }
                let edge = place(CGPoint(x: Self.reach, y: 0))
                let curves = Self.lowCorner
                if fromEdge {
                    path.addLine(to: edge)
                    for curve in curves {
                        path.addCurve(
                            to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
                    }
                } else {
                    path.addLine(to: place(curves[2].end))
                    for index in curves.indices.reversed() {
                        path.addCurve(
                            to: index > 0 ? place(curves[index - 1].end) : edge,
                            control1: place(curves[index].control2),
                            control2: place(curves[index].control1))
                    }
                }
            }
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            if isFirst {
                add(x: rect.minX, y: rect.minY, 1, 1, fromEdge: false)
                add(x: rect.maxX, y: rect.minY, -1, 1, fromEdge: true)
            } else {
                path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            }
            if isLast {
                add(x: rect.maxX, y: rect.maxY, -1, -1, fromEdge: false)
                add(x: rect.minX, y: rect.maxY, 1, -1, fromEdge: true)
            } else {
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            }
            path.closeSubpath()
        }
    }
}
