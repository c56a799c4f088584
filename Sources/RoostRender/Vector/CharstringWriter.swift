import CoreGraphics
import RoostPicture

/// Writes an outline as a Type 2 charstring.
struct CharstringWriter {
    private var bytes: [UInt8] = []
    /// Arguments of the operator that has not been written yet.
    private var arguments: [Int] = []
    private var pending: Operator?
    private var hasWidth: Bool
    private let width: Int
    private(set) var box: (left: Int, bottom: Int, right: Int, top: Int)?
    /// The position of the pen: in whole units, as in the font, and as in the outline.
    private var pen = (x: 0, y: 0)
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    private var isOpen = false

    private enum Operator: UInt8 {
        case line = 5
        case horizontalLine = 6
        case verticalLine = 7
        case curve = 8
        case end = 14
        case move = 21
        case verticalHorizontalCurve = 30
        case horizontalVerticalCurve = 31
    }

    /// The size of an interpreter's stack.
    private static let argumentLimit = 48

    init(width: Int) {
        self.width = width
        hasWidth = width == 0
    }

    mutating func add(_ step: Path.Element) {
        switch step {
        case .move(let point):
            start = point
            move(to: point)
        case .line(let point):
            begin()
            let (x, y) = advance(to: point)
            if y == 0 {
                put(.horizontalLine, [x], joins: false)
            } else if x == 0 {
                put(.verticalLine, [y], joins: false)
            } else {
                put(.line, [x, y])
            }
        case .quadCurve(let point, let control):
            curve(current.towards(control, 2.0 / 3), point.towards(control, 2.0 / 3), point)
        case .curve(let point, let control1, let control2): curve(control1, control2, point)
        case .closeSubpath:
            isOpen = false
            current = start
        }
    }

    mutating func finished() -> [UInt8] {
        flush()
        putWidth()
        bytes.append(Operator.end.rawValue)
        return bytes
    }

    /// A path that continues after a closed subpath starts where that one did.
    private mutating func begin() {
        if !isOpen { move(to: current) }
    }

    private mutating func move(to point: CGPoint) {
        let (x, y) = advance(to: point)
        put(.move, [x, y], joins: false)
        isOpen = true
    }

    private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, _ point: CGPoint) {
        begin()
        let (first, second, third) = (advance(to: control1), advance(to: control2), advance(to: point))
        if first.y == 0, third.x == 0 {
            put(.horizontalVerticalCurve, [first.x, second.x, second.y, third.y], joins: false)
        } else if first.x == 0, third.y == 0 {
            put(.verticalHorizontalCurve, [first.y, second.x, second.y, third.x], joins: false)
        } else {
            put(.curve, [first.x, first.y, second.x, second.y, third.x, third.y])
        }
    }

    /// The distance from the pen to a point, in whole units: differences of rounded places, so that no error grows.
    private mutating func advance(to point: CGPoint) -> (x: Int, y: Int) {
        func rounded(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -16000), 16000).rounded()) }
        let (x, y) = (rounded(point.x), rounded(point.y))
        defer {
            pen = (x, y)
            current = point
            box = box.map { (min($0.left, x), min($0.bottom, y), max($0.right, x), max($0.top, y)) } ?? (x, y, x, y)
        }
        return (x - pen.x, y - pen.y)
    }

    private mutating func put(_ operation: Operator, _ new: [Int], joins: Bool = true) {
        if pending != operation || !joins || arguments.count + new.count > Self.argumentLimit { flush() }
        pending = operation
        arguments += new
    }

    private mutating func flush() {
        guard let operation = pending else { return }
        putWidth()
        for argument in arguments { put(number: argument) }
        bytes.append(operation.rawValue)
        arguments.removeAll(keepingCapacity: true)
        pending = nil
    }

    /// The width stands before the first operator's arguments.
    private mutating func putWidth() {
        if hasWidth { return }
        hasWidth = true
        put(number: min(max(width, -32768), 32767))
    }

    private mutating func put(number: Int) {
        switch number {
        case -107...107: bytes.append(UInt8(number + 139))
        case 108...1131:
            let rest = number - 108
            bytes += [UInt8(rest >> 8 + 247), UInt8(rest & 255)]
        case -1131 ... -108:
            let rest = -number - 108
            bytes += [UInt8(rest >> 8 + 251), UInt8(rest & 255)]
        default: bytes += [28, UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
        }
    }
}
