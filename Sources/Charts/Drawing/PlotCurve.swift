import CoreGraphics
import RoostPicture

/// A curve through points.
struct PlotCurve {
    typealias Steps = ContiguousArray<Path.Element>

    let points: ContiguousArray<CGPoint>
    let method: InterpolationMethod.Kind
    /// Whether the curve runs mainly upwards or downwards, as that of a horizontal area does.
    var isVertical = false

    /// Adds the curve after a step to its first point.
    func append(to steps: inout Steps) {
        guard points.count > 1 else { return }
        switch method {
        case .linear: for point in points.dropFirst() { steps.append(.line(to: point)) }
        case .stepStart, .stepCenter, .stepEnd: appendSteps(to: &steps)
        case .cardinal(let tension): appendCardinal(tension, to: &steps)
        case .catmullRom(let alpha): appendCatmullRom(alpha, to: &steps)
        case .monotone: appendMonotone(to: &steps)
        }
    }

    private func appendSteps(to steps: inout Steps) {
        for (a, b) in zip(points, points.dropFirst()) {
            let share: CGFloat =
                switch method {
                case .stepStart: 1
                case .stepEnd: 0
                default: 0.5
                }
            if isVertical {
                let y = a.y + (b.y - a.y) * share
                steps.append(.line(to: CGPoint(x: a.x, y: y)))
                steps.append(.line(to: CGPoint(x: b.x, y: y)))
            } else {
                let x = a.x + (b.x - a.x) * share
                steps.append(.line(to: CGPoint(x: x, y: a.y)))
                steps.append(.line(to: CGPoint(x: x, y: b.y)))
            }
            steps.append(.line(to: b))
        }
    }

    /// A point, or the nearest end.
    private func point(_ index: Int) -> CGPoint { points[min(max(index, 0), points.count - 1)] }

    private func appendCardinal(_ tension: CGFloat, to steps: inout Steps) {
        let factor = (1 - tension) / 6
        for index in 0..<points.count - 1 {
            let (before, a, b, after) = (point(index - 1), point(index), point(index + 1), point(index + 2))
            steps.append(
                .curve(
                    to: b, control1: CGPoint(x: a.x + (b.x - before.x) * factor, y: a.y + (b.y - before.y) * factor),
                    control2: CGPoint(x: b.x - (after.x - a.x) * factor, y: b.y - (after.y - a.y) * factor)))
        }
    }

    private func appendCatmullRom(_ alpha: CGFloat, to steps: inout Steps) {
        /// The distance of two points, and its root, to the power of alpha.
        func lengths(_ a: CGPoint, _ b: CGPoint) -> (double: CGFloat, single: CGFloat) {
            let square = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
            let double = pow(square, alpha)
            return (double, double.squareRoot())
        }
        for index in 0..<points.count - 1 {
            let (before, a, b, after) = (point(index - 1), point(index), point(index + 1), point(index + 2))
            let (first, middle, last) = (lengths(before, a), lengths(a, b), lengths(b, after))
            var (control1, control2) = (a, b)
            if first.single > 1e-9 {
                let weight = 2 * first.double + 3 * first.single * middle.single + middle.double
                let sum = 3 * first.single * (first.single + middle.single)
                control1.x = (a.x * weight - before.x * middle.double + b.x * first.double) / sum
                control1.y = (a.y * weight - before.y * middle.double + b.y * first.double) / sum
            }
            if last.single > 1e-9 {
                let weight = 2 * last.double + 3 * last.single * middle.single + middle.double
                let sum = 3 * last.single * (last.single + middle.single)
                control2.x = (b.x * weight + a.x * last.double - after.x * middle.double) / sum
                control2.y = (b.y * weight + a.y * last.double - after.y * middle.double) / sum
            }
            steps.append(.curve(to: b, control1: control1, control2: control2))
        }
    }

    private func appendMonotone(to steps: inout Steps) {
        let points = isVertical ? ContiguousArray(points.map { CGPoint(x: $0.y, y: $0.x) }) : points
        let slopes = Self.monotoneSlopes(points)
        for index in 0..<points.count - 1 {
            let (a, b) = (points[index], points[index + 1])
            let third = (b.x - a.x) / 3
            var (end, control1, control2) = (
                b, CGPoint(x: a.x + third, y: a.y + third * slopes[index]),
                CGPoint(x: b.x - third, y: b.y - third * slopes[index + 1])
            )
            if isVertical {
                (end, control1, control2) = (
                    CGPoint(x: end.y, y: end.x), CGPoint(x: control1.y, y: control1.x),
                    CGPoint(x: control2.y, y: control2.x)
                )
            }
            steps.append(.curve(to: end, control1: control1, control2: control2))
        }
    }

    /// The slopes at the points that let the curve rise and fall only where the points do (Fritsch and Carlson, as
    /// Steffen limits them).
    private static func monotoneSlopes(_ points: ContiguousArray<CGPoint>) -> [CGFloat] {
        func slope(_ index: Int) -> CGFloat {
            let width = points[index + 1].x - points[index].x
            return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
        }
        let last = points.count - 1
        guard last > 1 else { return Array(repeating: slope(0), count: 2) }
        var slopes = [CGFloat](repeating: 0, count: points.count)
        for index in 1..<last {
            let (left, right) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
            let (before, after) = (slope(index - 1), slope(index))
            guard left + right != 0, before * after > 0 else { continue }
            let mean = (before * right + after * left) / (left + right)
            let limit = min(abs(before), abs(after), abs(mean) / 2) * 2
            slopes[index] = before < 0 ? -limit : limit
        }
        slopes[0] = (3 * slope(0) - slopes[1]) / 2
        slopes[last] = (3 * slope(last - 1) - slopes[last - 1]) / 2
        return slopes
    }
}

extension PlotCurve {
    /// Leaves out points that change no pixel: of those in one pixel's column the first, the last, the highest and the
    /// lowest stay. Points that go back stay too.
    static func simplified(_ points: ContiguousArray<CGPoint>, pixel: CGFloat) -> ContiguousArray<CGPoint> {
        var kept = ContiguousArray<CGPoint>()
        var index = 0
        while index < points.count {
            let column = (points[index].x / pixel).rounded(.down)
            var (end, low, high) = (index, index, index)
            while end + 1 < points.count, (points[end + 1].x / pixel).rounded(.down) == column {
                end += 1
                if points[end].y < points[low].y { low = end }
                if points[end].y > points[high].y { high = end }
            }
            var last = -1
            for chosen in [index, min(low, high), max(low, high), end] where chosen > last {
                kept.append(points[chosen])
                last = chosen
            }
            index = end + 1
        }
        return kept
    }
}
