/// The steps of an outline and the geometry on them, shared by `CGPath` and SwiftUI's `Path`.
///
/// A step after `closeSubpath`, if it is not a `move`, starts at the closed subpath's first point. Steps with
/// non-finite coordinates are dropped on entry, so that every algorithm sees finite numbers only.
package struct Outline: Equatable, Sendable {
    package typealias Step = CGPath.Step

    package private(set) var steps: ContiguousArray<Step>

    package init() { steps = [] }

    /// Takes steps that are known to be finite and to begin with a move.
    package init(trusted steps: ContiguousArray<Step>) { self.steps = steps }

    package init(_ steps: ContiguousArray<Step>) {
        self.steps = []
        self.steps.reserveCapacity(steps.count)
        for step in steps { append(step) }
    }

    package var isEmpty: Bool { steps.isEmpty }

    /// The start of the next step; nil before the first `move`.
    package var currentPoint: CGPoint? {
        guard let last = steps.last else { return nil }
        return last.end ?? steps.last { if case .move = $0 { true } else { false } }?.end
    }

    /// Adds a step, unless its coordinates are not finite or it has nothing to start from.
    package mutating func append(_ step: Step) {
        guard step.isFinite else { return }
        switch step {
        case .move: break
        case .line, .quadCurve, .curve: if steps.isEmpty { return }
        case .closeSubpath: if steps.isEmpty || steps.last == .closeSubpath { return }
        }
        steps.append(step)
    }

    package mutating func append(_ other: Outline, transform: CGAffineTransform = .identity) {
        // Asking for exactly the room of each of many pieces would copy everything before it each time.
        if steps.isEmpty { steps.reserveCapacity(other.steps.count) }
        for step in other.steps { append(transform.isIdentity ? step : step.applying(transform)) }
    }

    package mutating func move(to point: CGPoint) { append(.move(to: point)) }
    package mutating func addLine(to point: CGPoint) { append(.line(to: point)) }
    package mutating func closeSubpath() { append(.closeSubpath) }

    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds lines through all points, after a move to the first.
    package mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a rectangle, from its top left corner clockwise.
    package mutating func addRect(_ rect: CGRect) {
        guard rect.isFinite else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    package func applying(_ transform: CGAffineTransform) -> Outline {
        if transform.isIdentity { return self }
        var result = Outline()
        result.append(self, transform: transform)
        return result
    }
}
