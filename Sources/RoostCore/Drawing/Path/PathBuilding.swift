import CoreGraphics

extension Path {
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// A line from the current point; nothing where there is none.
    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() { append(.closeSubpath) }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Lines through all points, beginning with a move to the first.
    public mutating func addLines(_ lines: [CGPoint]) {
        edit { $0.addLines(lines) }
    }

    /// An arc through a difference of angles; positive ones turn clockwise on screen.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
                transform: transform)
        }
    }

    /// An arc of a circle, with a line to its start where the path has a current point.
    ///
    /// `clockwise` is meant as in a space whose y points up: on screen, `clockwise: false` turns clockwise
    /// (cases `pst-PA3`, `web-path-arc-*`).
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

    /// The arc of a circle that touches the line from the current point to `tangent1End` and the line from there
    /// to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }

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
        // Else the steps would have two owners and be copied by the change.
        storage = .empty
        change(&outline)
        self = Path(outline)
    }
}
