import CoreGraphics

extension Path: LosslessStringConvertible {
    /// The path as text: coordinates, then `m` (move), `l` (line), `q`, `c` (curves, controls first) or `h` (close).
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { String(format: "%g %g", Double($0.x), Double($0.y)) }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let end): text(end) + " m"
            case .line(let end): text(end) + " l"
            case .quadCurve(let end, let control): text(control, end) + " q"
            case .curve(let end, let control1, let control2): text(control1, control2, end) + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Parses a path's `description`; nil for any other text.
    public init?(_ string: String) {
        var outline = Outline()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
            switch (word, numbers.count) {
            case ("m", 2): outline.move(to: point(0))
            case ("l", 2): outline.addLine(to: point(0))
            case ("q", 4): outline.append(.quadCurve(to: point(1), control: point(0)))
            case ("c", 6): outline.addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): outline.closeSubpath()
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
        self.init(outline)
    }
}
