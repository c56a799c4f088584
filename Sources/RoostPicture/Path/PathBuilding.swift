import CoreGraphics

extension Path {
    /// Starts a subpath at a point.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// Adds a line from the current point. In an empty path it does nothing.
    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    /// Adds a quadratic curve from the current point. In an empty path it does nothing.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic curve from the current point. In an empty path it does nothing.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Closes the current subpath with a line to its start.
    public mutating func closeSubpath() { append(.closeSubpath) }

    /// Adds a rectangle, from its top left corner clockwise.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds a rectangle with rounded corners, limited to half the shorter side. `cornerSize` is in points.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .untold,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a rectangle with a radius for each corner.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// Adds the ellipse that fits a rectangle, from its rightmost point clockwise.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds a subpath for each rectangle.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds lines through all points, after a move to the first.
    public mutating func addLines(_ lines: [CGPoint]) {
        edit { $0.addLines(lines) }
    }

    /// Adds an arc through a difference of angles. Positive differences turn clockwise on screen.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
                transform: transform)
        }
    }

    /// Adds an arc of a circle, with a line to its start if the path has a current point.
    ///
    /// `clockwise` is meant as in a space whose y points up: on screen, `clockwise: false` turns clockwise (cases
    /// `pst-PA3`, `web-path-arc-*`).
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
                clockwise: clockwise, transform: transform)
        }
    }

    /// Adds the arc of a circle that touches two lines: from the current point to `tangent1End`, and from there to
    /// `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }

    /// Adds the steps of another path, transformed.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if isEmpty {
            self = path.applying(transform)
        } else {
            edit { $0.append(path.outline, transform: transform) }
        }
    }

    private mutating func append(_ element: Element) { edit { $0.append(element) } }

    private mutating func edit(_ change: (inout Outline) -> Void) {
        var outline = self.outline
        // Otherwise the steps would have two owners, and the change would copy them.
        storage = .empty
        change(&outline)
        self = Path(outline)
    }
}
