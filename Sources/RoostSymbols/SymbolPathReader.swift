import CoreGraphics
import RoostPicture

/// Reads outlines in SVG's path notation, and four shapes besides:
///
/// | text | shape |
/// | --- | --- |
/// | `o x y r`, `o x y rx ry` | a circle or an ellipse by its centre and radii |
/// | `r x y w h c` | a rectangle whose corners are rounded by `c` |
/// | `p c x y x y …` | a polygon whose corners are rounded by `c` |
struct SymbolPathReader {
    private var bytes: Substring.UTF8View
    private var path = Path()
    private var shape = SymbolShape()
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point of a cubic or a quadratic curve, if that was the last step.
    private var cubic: CGPoint?
    private var quadratic: CGPoint?

    private init(_ text: Substring) { bytes = text.utf8 }

    /// The shape that a text describes; nil if it is not in the notation.
    static func shape(_ text: Substring) -> SymbolShape? {
        var reader = SymbolPathReader(text)
        while let letter = reader.letter() { guard reader.step(letter) else { return nil } }
        reader.skipSpace()
        guard reader.bytes.isEmpty else { return nil }
        if !reader.path.isEmpty { reader.shape.parts.append(.path(reader.path)) }
        return reader.shape
    }

    /// The path that a text without `o`, `r` and `p` describes.
    static func path(_ text: Substring) -> Path? {
        guard let shape = shape(text), case .path(let path)? = shape.parts.first else { return nil }
        return shape.parts.count == 1 ? path : nil
    }

    /// The numbers that a text lists; nil if it has anything else.
    static func numbers(_ text: Substring) -> [CGFloat]? {
        var reader = SymbolPathReader(text)
        let numbers = reader.numbers()
        return reader.bytes.isEmpty ? numbers : nil
    }

    private mutating func step(_ letter: UInt8) -> Bool {
        let numbers = numbers()
        let isRelative = letter >= UInt8(ascii: "a")
        let upper = isRelative ? letter - 32 : letter
        let size: Int
        switch upper {
        case UInt8(ascii: "O"):
            guard numbers.count == 3 || numbers.count == 4 else { return false }
            let (x, y) = (numbers[2], numbers[numbers.count - 1])
            let box = CGRect(x: numbers[0] - x, y: numbers[1] - y, width: 2 * x, height: 2 * y)
            shape.parts.append(.ellipse(box))
            return true
        case UInt8(ascii: "R"):
            guard numbers.count == 4 || numbers.count == 5 else { return false }
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            shape.parts.append(.box(rect, corner: numbers.count == 5 ? numbers[4] : 0))
            return true
        case UInt8(ascii: "P"):
            guard numbers.count >= 7, numbers.count.isMultiple(of: 2) == false else { return false }
            let points = stride(from: 1, to: numbers.count, by: 2).map { CGPoint(numbers[$0], numbers[$0 + 1]) }
            shape.parts.append(.polygon(points, corner: numbers[0]))
            return true
        case UInt8(ascii: "Z"):
            path.closeSubpath()
            point = start
            (cubic, quadratic) = (nil, nil)
            return numbers.isEmpty
        case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "T"): size = 2
        case UInt8(ascii: "H"), UInt8(ascii: "V"): size = 1
        case UInt8(ascii: "S"), UInt8(ascii: "Q"): size = 4
        case UInt8(ascii: "C"): size = 6
        case UInt8(ascii: "A"): size = 7
        default: return false
        }
        guard !numbers.isEmpty, numbers.count.isMultiple(of: size) else { return false }
        for first in stride(from: 0, to: numbers.count, by: size) {
            // More pairs after a move are lines.
            let kind = upper == UInt8(ascii: "M") && first > 0 ? UInt8(ascii: "L") : upper
            draw(kind, numbers[first..<first + size], isRelative: isRelative)
        }
        return true
    }

    private mutating func draw(_ kind: UInt8, _ numbers: ArraySlice<CGFloat>, isRelative: Bool) {
        let (n, first) = (numbers, numbers.startIndex)
        let origin = isRelative ? point : .zero
        func end(_ index: Int) -> CGPoint { CGPoint(origin.x + n[first + index], origin.y + n[first + index + 1]) }
        let (lastCubic, lastQuadratic) = (cubic, quadratic)
        (cubic, quadratic) = (nil, nil)
        /// The last control point's mirror image.
        func mirrored(_ control: CGPoint?) -> CGPoint {
            control.map { CGPoint(2 * point.x - $0.x, 2 * point.y - $0.y) } ?? point
        }
        switch kind {
        case UInt8(ascii: "M"):
            point = end(0)
            start = point
            path.move(to: point)
        case UInt8(ascii: "L"): line(to: end(0))
        case UInt8(ascii: "H"): line(to: CGPoint(origin.x + n[first], point.y))
        case UInt8(ascii: "V"): line(to: CGPoint(point.x, origin.y + n[first]))
        case UInt8(ascii: "C"): curve(end(0), end(2), to: end(4))
        case UInt8(ascii: "S"): curve(mirrored(lastCubic), end(0), to: end(2))
        case UInt8(ascii: "Q"): curve(end(0), to: end(2))
        case UInt8(ascii: "T"): curve(mirrored(lastQuadratic), to: end(0))
        default:
            arc(
                CGSize(width: n[first], height: n[first + 1]), turn: n[first + 2] * .pi / 180,
                isLarge: n[first + 3] != 0, isClockwise: n[first + 4] != 0, to: end(5))
        }
    }

    private mutating func line(to end: CGPoint) {
        path.addLine(to: end)
        point = end
    }

    private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
        (point, cubic) = (end, control2)
    }

    private mutating func curve(_ control: CGPoint, to end: CGPoint) {
        path.addQuadCurve(to: end, control: control)
        (point, quadratic) = (end, control)
    }

    /// Part of an ellipse, by its ends: the conversion of SVG's appendix.
    private mutating func arc(_ radii: CGSize, turn: CGFloat, isLarge: Bool, isClockwise: Bool, to end: CGPoint) {
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        guard rx > 0, ry > 0, end != point else { return line(to: end) }
        let back = CGAffineTransform(rotationAngle: -turn)
        let half = CGPoint((point.x - end.x) / 2, (point.y - end.y) / 2).applying(back)
        let excess = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
        if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
        let reach = max(0, 1 / min(1, excess) - 1)
        let share = (excess > 1 ? 0 : reach.squareRoot()) * (isLarge == isClockwise ? -1 : 1)
        let middle = CGPoint(share * rx * half.y / ry, -share * ry * half.x / rx)
        // The unit circle, stretched, turned and moved to the ellipse.
        let center = middle.applying(CGAffineTransform(rotationAngle: turn))
        let place = CGAffineTransform(
            translationX: center.x + (point.x + end.x) / 2, y: center.y + (point.y + end.y) / 2
        ).rotated(by: turn).scaledBy(x: rx, y: ry)
        func angle(_ x: CGFloat, _ y: CGFloat) -> CGFloat { atan2((y - middle.y) / ry, (x - middle.x) / rx) }
        let from = angle(half.x, half.y)
        var sweep = angle(-half.x, -half.y) - from
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 0.001).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let handle = 4 / 3 * tan(step / 4)
        for piece in 0..<pieces {
            let (a, b) = (from + CGFloat(piece) * step, from + CGFloat(piece + 1) * step)
            let control1 = CGPoint(cos(a) - handle * sin(a), sin(a) + handle * cos(a)).applying(place)
            let control2 = CGPoint(cos(b) + handle * sin(b), sin(b) - handle * cos(b)).applying(place)
            let last = piece == pieces - 1 ? end : CGPoint(cos(b), sin(b)).applying(place)
            path.addCurve(to: last, control1: control1, control2: control2)
        }
        point = end
    }

    // MARK: Text

    private mutating func skipSpace() {
        bytes = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    }

    private mutating func letter() -> UInt8? {
        skipSpace()
        guard let byte = bytes.first, byte >= UInt8(ascii: "A") else { return nil }
        bytes.removeFirst()
        return byte
    }

    private mutating func numbers() -> [CGFloat] {
        var numbers: [CGFloat] = []
        while let number = number() { numbers.append(number) }
        return numbers
    }

    private mutating func number() -> CGFloat? {
        skipSpace()
        var rest = bytes
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest.removeFirst() }
        var (value, unit, digits): (CGFloat, CGFloat, Int) = (0, 0, 0)
        while let byte = rest.first {
            if byte == UInt8(ascii: "."), unit == 0 {
                unit = 1
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                value = value * 10 + CGFloat(byte - UInt8(ascii: "0"))
                unit *= 10
                digits += 1
            } else {
                break
            }
            rest.removeFirst()
        }
        guard digits > 0 else { return nil }
        bytes = rest
        if unit > 1 { value /= unit }
        return isNegative ? -value : value
    }
}
