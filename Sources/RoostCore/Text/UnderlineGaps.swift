import CoreGraphics
import RoostPicture

/// Makes an underline leave room around the letters that reach into it, as Apple's does.
///
/// On both sides of such a letter the line ends as far away as it is thick. What is shorter than that is left out.
struct UnderlineGaps {
    /// The line, in points.
    let line: CGRect
    private var gaps: [ClosedRange<CGFloat>] = []

    init(in line: CGRect) { self.line = line }

    /// The parts of the line that are drawn, from left to right.
    var pieces: [CGRect] {
        var pieces: [CGRect] = []
        var left = line.minX
        func add(to right: CGFloat) {
            guard right - left >= (gaps.isEmpty ? 0 : line.height) else { return }
            pieces.append(CGRect(x: left, y: line.minY, width: right - left, height: line.height))
        }
        for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            add(to: min(gap.lowerBound, line.maxX))
            left = max(left, gap.upperBound)
        }
        add(to: line.maxX)
        return pieces
    }

    /// Makes way for the letters of a run.
    ///
    /// - Parameters:
    ///   - origin: The start of the run's baseline, in points.
    ///   - displayScale: Pixels per point.
    mutating func makeWay(for run: GlyphRun, at origin: CGPoint, displayScale: CGFloat) {
        guard origin.x < line.maxX, origin.x + run.width > line.minX else { return }
        let scale = run.size / CGFloat(run.font.unitsPerEm)
        for (glyph, position) in zip(run.glyphs, run.positions) {
            var x = origin.x + position.x
            if run.isOnPixels, displayScale >= 2 { x = run.place(x, scale: displayScale) }
            // The line's edges in the glyph's own units, y up.
            let baseline = origin.y + position.y
            let (top, bottom) = ((baseline - line.minY) / scale, (baseline - line.maxY) / scale)
            guard let ink = run.font.outline(of: glyph).reach(between: bottom, and: top) else { continue }
            // A shear moves what lies below the baseline to the left.
            let (left, right) = (min(bottom * run.slant, 0), max(top * run.slant, 0))
            let reach = (x + (ink.lowerBound + left) * scale, x + (ink.upperBound + right) * scale)
            let gap = reach.0 - line.height...reach.1 + line.height
            if gap.overlaps(line.minX...line.maxX) { gaps.append(gap) }
        }
    }
}

extension Path {
    /// How far to the left and to the right the outline goes between two heights; nil if it does not come there.
    fileprivate func reach(between bottom: CGFloat, and top: CGFloat) -> ClosedRange<CGFloat>? {
        var reach: ClosedRange<CGFloat>?
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func add(_ point: CGPoint) {
            reach = min(reach?.lowerBound ?? point.x, point.x)...max(reach?.upperBound ?? point.x, point.x)
        }
        func line(to end: CGPoint) {
            defer { last = end }
            guard min(last.y, end.y) < top, max(last.y, end.y) > bottom else { return }
            func cut(_ point: CGPoint, _ other: CGPoint) -> CGPoint {
                let y = min(max(point.y, bottom), top)
                guard y != point.y else { return point }
                return CGPoint(x: point.x + (other.x - point.x) * (y - point.y) / (other.y - point.y), y: y)
            }
            add(cut(last, end))
            add(cut(end, last))
        }
        func curve(_ point: (CGFloat) -> CGPoint) {
            for step in 1...Self.steps { line(to: point(CGFloat(step) / CGFloat(Self.steps))) }
        }
        forEach { element in
            switch element {
            case .move(let to): (start, last) = (to, to)
            case .line(let to): line(to: to)
            case .quadCurve(let to, let control):
                let from = last
                curve { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
                }
            case .curve(let to, let first, let second):
                let from = last
                curve { t in
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * first.x + c * second.x + d * to.x,
                        y: a * from.y + b * first.y + c * second.y + d * to.y)
                }
            case .closeSubpath: line(to: start)
            }
        }
        return reach
    }

    /// The straight pieces of a curve.
    private static let steps = 8
}
