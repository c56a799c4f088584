extension Outline {
    /// The distance of a quarter circle's control points from its ends, for radius 1.
    static let quarterCircleControl: CGFloat = 0.552_284_749_830_793_4

    /// Adds an ellipse in four quarters, from three o'clock clockwise.
    package mutating func addEllipse(in rect: CGRect) {
        guard rect.isFinite else { return }
        let (centerX, centerY) = (rect.midX, rect.midY)
        let controlX = rect.width / 2 * Self.quarterCircleControl
        let controlY = rect.height / 2 * Self.quarterCircleControl
        let right = CGPoint(x: rect.maxX, y: centerY)
        let bottom = CGPoint(x: centerX, y: rect.maxY)
        let left = CGPoint(x: rect.minX, y: centerY)
        let top = CGPoint(x: centerX, y: rect.minY)
        move(to: right)
        addCurve(
            to: bottom, control1: CGPoint(x: right.x, y: centerY + controlY),
            control2: CGPoint(x: centerX + controlX, y: bottom.y))
        addCurve(
            to: left, control1: CGPoint(x: centerX - controlX, y: bottom.y),
            control2: CGPoint(x: left.x, y: centerY + controlY))
        addCurve(
            to: top, control1: CGPoint(x: left.x, y: centerY - controlY),
            control2: CGPoint(x: centerX - controlX, y: top.y))
        addCurve(
            to: right, control1: CGPoint(x: centerX + controlX, y: top.y),
            control2: CGPoint(x: right.x, y: centerY - controlY))
        closeSubpath()
    }

    /// Adds an arc between two angles in radians. `clockwise` is meant as in a space whose y points up: where y points
    /// down, `clockwise: false` turns clockwise on screen (cases `web-path-arc-*`).
    ///
    /// An arc against its own direction goes the long way round. Only an end exactly one turn after the start closes
    /// the subpath.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        let difference = endAngle - startAngle
        guard difference.isFinite else { return }
        var sweep = difference
        if clockwise, difference > 0 {
            sweep = fmod(difference, turn) - turn
        } else if !clockwise, difference < 0 {
            sweep = turn - fmod(-difference, turn)
        }
        let isClosed = abs(difference - turn) < 1e-9
        addSweep(
            center: center, radius: radius, startAngle: startAngle, sweep: sweep, isClosed: isClosed,
            transform: transform)
    }

    /// Adds an arc from an angle through a difference, in radians. It closes the subpath only if the difference is
    /// exactly one positive turn.
    package mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addSweep(
            center: center, radius: radius, startAngle: startAngle, sweep: delta,
            isClosed: abs(delta - 2 * .pi) < 1e-9, transform: transform)
    }

    /// Adds the arc of a circle that touches two lines: from the current point to `tangent1End`, and from there to
    /// `tangent2End`.
    package mutating func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let currentPoint, corner.isFinite, end.isFinite, radius.isFinite else { return }
        let start = Vector(transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted()))
        let pivot = Vector(corner)
        guard
            radius > 0, let incoming = (start - pivot).normalized, let outgoing = (Vector(end) - pivot).normalized,
            abs(incoming.cross(outgoing)) > 1e-9
        else {
            addLine(to: corner.applying(transform))
            return
        }
        let halfAngle = acos(min(1, max(-1, incoming.dot(outgoing)))) / 2
        let center = pivot + (incoming + outgoing).normalized! * (Double(radius) / sin(halfAngle))
        let distance = Double(radius) / tan(halfAngle)
        let from = pivot + incoming * distance - center
        let to = pivot + outgoing * distance - center
        addSweep(
            center: center.point, radius: radius, startAngle: CGFloat(atan2(from.y, from.x)),
            sweep: CGFloat(atan2(from.cross(to), from.dot(to))), isClosed: false, transform: transform)
    }

    /// Adds whole quarter turns and a remainder, as Apple's paths do.
    private mutating func addSweep(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat, isClosed: Bool,
        transform: CGAffineTransform
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, sweep.isFinite else { return }
        let quarter = CGFloat.pi / 2
        func point(_ angle: CGFloat, _ tangent: CGFloat = 0) -> CGPoint {
            let (sine, cosine) = (sin(angle), cos(angle))
            return CGPoint(
                x: center.x + radius * (cosine - tangent * sine), y: center.y + radius * (sine + tangent * cosine)
            ).applying(transform)
        }
        let startsSubpath = currentPoint == nil
        if startsSubpath { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
        // More turns than these look the same.
        var rest = abs(sweep) <= 256 * quarter ? sweep : fmod(sweep, 4 * quarter) + (sweep < 0 ? -4 : 4) * quarter
        var angle = startAngle
        while abs(rest) > 1e-9 {
            let isQuarter = abs(rest) > quarter - 1e-9
            let step = isQuarter ? (rest < 0 ? -quarter : quarter) : rest
            let control =
                isQuarter ? (rest < 0 ? -1 : 1) * Self.quarterCircleControl : 4 / 3 * tan(step / 4)
            addCurve(to: point(angle + step), control1: point(angle, control), control2: point(angle + step, -control))
            angle += step
            rest -= step
        }
        if isClosed, startsSubpath { closeSubpath() }
    }
}
