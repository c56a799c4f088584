/// An outline that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    // As for CGPath: only one thread writes it at a time.

    /// An empty path.
    public convenience init() { self.init(Outline()) }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.move(to: point.applying(transform))
    }

    /// Adds a line from the current point. In an empty path it does nothing.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.addLine(to: point.applying(transform))
    }

    /// Adds a quadratic curve from the current point. In an empty path it does nothing.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        outline.append(.quadCurve(to: end.applying(transform), control: control.applying(transform)))
    }

    /// Adds a cubic curve from the current point. In an empty path it does nothing.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        outline.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() { outline.closeSubpath() }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect) }
    }

    /// Adds a closed subpath for each rectangle.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with elliptical corners, limited to half of each side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
        add(transform) { $0.addRoundedRect(rect, corners: .init(all: size), curve: .circular) }
    }

    /// Adds the ellipse that fits a rectangle, as a closed subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds lines through all points, after a move to the first.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        outline.addLines(points.map { $0.applying(transform) })
    }

    /// Adds an arc between two angles in radians. With y pointing down, `clockwise: false` turns clockwise on screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: transform)
    }

    /// Adds an arc from an angle through a difference, in radians. With y pointing down, positive differences turn
    /// clockwise.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        outline.addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc of the circle that touches two lines: from the current point to `tangent1End`, and from there to
    /// `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds the steps of another path, transformed.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        outline.append(path.outline, transform: transform)
    }

    private func add(_ transform: CGAffineTransform, _ build: (inout Outline) -> Void) {
        var addition = Outline()
        build(&addition)
        outline.append(addition, transform: transform)
    }
}
