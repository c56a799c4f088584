import SwiftUI

/// A sector of a ring. Angles are in radians, clockwise from three o'clock.
struct PlotSector {
    let center: CGPoint
    let innerRadius: CGFloat
    let outerRadius: CGFloat
    let start: Double
    let end: Double
    /// The distance from each neighbour in points.
    let inset: CGFloat

    /// The point in the middle of the sector at a radius.
    func point(at radius: CGFloat) -> CGPoint { point(at: radius, (start + end) / 2) }

    private func point(at radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    /// The angle by which the sides are moved at a radius, so that they stay parallel to the gap.
    private func gap(at radius: CGFloat) -> Double {
        radius > inset ? asin(Double(inset / radius)) : .infinity
    }

    /// The outline with rounded corners. The radius is in points.
    func path(cornerRadius: CGFloat) -> Path {
        let outerGap = inset > 0 ? gap(at: outerRadius) : 0
        guard end - start > 2 * outerGap, outerRadius > 0 else { return Path() }
        let isWhole = end - start >= 2 * .pi - 1e-9
        if isWhole { return ring }
        let thickness = outerRadius - innerRadius
        let corner = max(0, min(cornerRadius, thickness / 2, outerRadius * CGFloat(end - start - 2 * outerGap) / 3))
        return Path { path in
            addOuterArc(to: &path, from: start + outerGap, to: end - outerGap, corner)
            addInnerArc(to: &path, corner)
            path.closeSubpath()
        }
    }

    private var ring: Path {
        Path { path in
            func addCircle(_ radius: CGFloat, clockwise: Bool) {
                path.move(to: CGPoint(x: center.x + radius, y: center.y))
                path.addArc(
                    center: center, radius: radius, startAngle: .zero,
                    endAngle: .radians(clockwise ? -2 * .pi : 2 * .pi),
                    clockwise: clockwise)
                path.closeSubpath()
            }
            addCircle(outerRadius, clockwise: false)
            if innerRadius > 0 { addCircle(innerRadius, clockwise: true) }
        }
    }

    private func addOuterArc(to path: inout Path, from first: Double, to last: Double, _ corner: CGFloat) {
        let turn = corner > 0 ? Double(corner / outerRadius) : 0
        path.move(to: point(at: outerRadius - corner, first))
        if corner > 0 {
            path.addQuadCurve(to: point(at: outerRadius, first + turn), control: point(at: outerRadius, first))
        }
        path.addArc(
            center: center, radius: outerRadius, startAngle: .radians(first + turn), endAngle: .radians(last - turn),
            clockwise: false)
        if corner > 0 {
            path.addQuadCurve(to: point(at: outerRadius - corner, last), control: point(at: outerRadius, last))
        }
    }

    private func addInnerArc(to path: inout Path, _ corner: CGFloat) {
        let innerGap = inset > 0 ? gap(at: innerRadius) : 0
        guard innerRadius > 0, end - start > 2 * innerGap else {
            // Without a hole, the sides meet where they are the inset away from the neighbours.
            let half = (end - start) / 2
            path.addLine(
                to: half > 0 && half < .pi / 2 ? point(at: min(inset / CGFloat(sin(half)), outerRadius)) : center)
            return
        }
        let (first, last) = (start + innerGap, end - innerGap)
        let round = min(corner, innerRadius * CGFloat(last - first) / 3)
        let turn = round > 0 ? Double(round / innerRadius) : 0
        path.addLine(to: point(at: innerRadius + round, last))
        if round > 0 {
            path.addQuadCurve(to: point(at: innerRadius, last - turn), control: point(at: innerRadius, last))
        }
        path.addArc(
            center: center, radius: innerRadius, startAngle: .radians(last - turn), endAngle: .radians(first + turn),
            clockwise: true)
        if round > 0 {
            path.addQuadCurve(to: point(at: innerRadius + round, first), control: point(at: innerRadius, first))
        }
    }
}
