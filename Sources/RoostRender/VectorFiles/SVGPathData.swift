import CoreGraphics
import Foundation
import RoostPicture

/// Reads the outline of a `path` element: all commands, absolute and relative. Like browsers, it draws up to the first
/// mistake.
struct SVGPathData {
    private var scanner: SVGNumbers
    private var outline = Outline()
    private var here = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, for the curves that continue it; nil after another command.
    private var lastCubic: CGPoint?
    private var lastQuadratic: CGPoint?
    /// The number of steps that one outline may have.
    private static let maximumSteps = 200_000

    private init(_ text: String) { scanner = SVGNumbers(text) }

    /// The path, and whether all of the text was understood.
    static func path(_ text: String) -> (path: Path, isComplete: Bool) {
        var reader = SVGPathData(text)
        let isComplete = reader.read()
        return (Path(reader.outline), isComplete)
    }

    private mutating func read() -> Bool {
        var command: UInt8?
        while !scanner.isAtEnd {
            guard outline.steps.count < Self.maximumSteps else { return false }
            if let byte = scanner.next, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) {
                scanner.advance()
                command = byte
            } else if command == nil || command.map({ $0 | 32 }) == UInt8(ascii: "z") {
                return false
            }
            guard let letter = command, step(letter) else { return false }
            // Further points after a move are lines.
            if letter == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if letter == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
        return true
    }

    private mutating func step(_ letter: UInt8) -> Bool {
        let isRelative = letter >= UInt8(ascii: "a")
        let origin = isRelative ? here : .zero
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }
        if outline.isEmpty, letter | 32 != UInt8(ascii: "m") { return false }
        var (cubic, quadratic): (CGPoint?, CGPoint?)
        switch letter | 32 {
        case UInt8(ascii: "m"):
            guard let point = scanner.point() else { return false }
            here = moved(point)
            start = here
            outline.move(to: here)
        case UInt8(ascii: "l"):
            guard let point = scanner.point() else { return false }
            line(to: moved(point))
        case UInt8(ascii: "h"):
            guard let x = scanner.number() else { return false }
            line(to: CGPoint(x: x + origin.x, y: here.y))
        case UInt8(ascii: "v"):
            guard let y = scanner.number() else { return false }
            line(to: CGPoint(x: here.x, y: y + origin.y))
        case UInt8(ascii: "c"):
            guard let first = scanner.point(), let second = scanner.point(), let end = scanner.point() else {
                return false
            }
            cubic = moved(second)
            curve(moved(first), moved(second), to: moved(end))
        case UInt8(ascii: "s"):
            guard let second = scanner.point(), let end = scanner.point() else { return false }
            cubic = moved(second)
            curve(reflected(lastCubic), moved(second), to: moved(end))
        case UInt8(ascii: "q"):
            guard let control = scanner.point(), let end = scanner.point() else { return false }
            quadratic = moved(control)
            quad(moved(control), to: moved(end))
        case UInt8(ascii: "t"):
            guard let end = scanner.point() else { return false }
            let control = reflected(lastQuadratic)
            quadratic = control
            quad(control, to: moved(end))
        case UInt8(ascii: "a"):
            guard let radii = scanner.point(), let turn = scanner.number(), let isLarge = scanner.flag(),
                let isClockwise = scanner.flag(), let end = scanner.point()
            else { return false }
            arc(
                CGSize(width: abs(radii.x), height: abs(radii.y)), turn: turn * .pi / 180, isLarge: isLarge,
                isClockwise: isClockwise, to: moved(end))
        case UInt8(ascii: "z"):
            outline.closeSubpath()
            here = start
        default: return false
        }
        (lastCubic, lastQuadratic) = (cubic, quadratic)
        return true
    }

    private func reflected(_ control: CGPoint?) -> CGPoint {
        control.map { CGPoint(x: 2 * here.x - $0.x, y: 2 * here.y - $0.y) } ?? here
    }

    private mutating func line(to end: CGPoint) {
        outline.addLine(to: end)
        here = end
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
        outline.addCurve(to: end, control1: first, control2: second)
        here = end
    }

    private mutating func quad(_ control: CGPoint, to end: CGPoint) {
        outline.append(.quadCurve(to: end, control: control))
        here = end
    }

    /// An elliptical arc as cubic curves (SVG 1.1, appendix F.6).
    private mutating func arc(_ radii: CGSize, turn: CGFloat, isLarge: Bool, isClockwise: Bool, to end: CGPoint) {
        guard end != here else { return }
        guard radii.width > 0, radii.height > 0 else { return line(to: end) }
        let (sine, cosine) = (sin(turn), cos(turn))
        let half = CGPoint(x: (here.x - end.x) / 2, y: (here.y - end.y) / 2)
        let x = cosine * half.x + sine * half.y
        let y = -sine * half.x + cosine * half.y
        var (rx, ry) = (radii.width, radii.height)
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
        let divisor = rx * rx * y * y + ry * ry * x * x
        let square = max(0, (rx * rx * ry * ry - divisor) / divisor)
        let factor = (isLarge == isClockwise ? -1 : 1) * (square.isFinite ? square.squareRoot() : 0)
        let center = CGPoint(x: factor * rx * y / ry, y: -factor * ry * x / rx)
        let startAngle = atan2((y - center.y) / ry, (x - center.x) / rx)
        var sweep = atan2((-y - center.y) / ry, (-x - center.x) / rx) - startAngle
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let middle = CGPoint(
            x: cosine * center.x - sine * center.y + (here.x + end.x) / 2,
            y: sine * center.x + cosine * center.y + (here.y + end.y) / 2)
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4.0 / 3 * tan(step / 4)
        func place(_ angle: CGFloat, _ tangent: CGFloat) -> CGPoint {
            let (c, s) = (cos(angle), sin(angle))
            let (px, py) = (rx * (c - tangent * s), ry * (s + tangent * c))
            return CGPoint(x: middle.x + cosine * px - sine * py, y: middle.y + sine * px + cosine * py)
        }
        for index in 0..<count {
            let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
            let last = index == count - 1 ? end : place(to, 0)
            outline.addCurve(to: last, control1: place(from, reach), control2: place(to, -reach))
        }
        here = end
    }
}
