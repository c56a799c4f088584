extension Outline {
    /// The look of a line. Lengths are in points.
    package struct LineStyle: Equatable, Sendable {
        package var width: CGFloat
        package var cap: CGLineCap
        package var join: CGLineJoin
        package var miterLimit: CGFloat

        package init(
            width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10
        ) {
            self.width = width
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
        }
    }

    /// The outline of a stroke along this outline, to be filled by the non-zero rule (cases `web-path-stroked-*`).
    ///
    /// 1. Cut the outline into subpaths of curves, and these into dashes.
    /// 2. Follow each subpath and keep two sides, half the width to its right and to its left. Curves are cut until a
    ///    cubic follows their offset closely; parts that turn tighter than half the width become short lines.
    /// 3. At a corner, build the join on the outer side and go through the corner itself on the inner one, so that
    ///    no piece of the line ever cancels another.
    /// 4. An open subpath becomes one contour: right side, cap, left side backwards, cap. A closed one becomes two.
    package func stroked(_ style: LineStyle, dash: [CGFloat] = [], dashPhase: CGFloat = 0) -> Outline {
        guard style.width > 0, style.width.isFinite else { return Outline() }
        var pieces = subpaths
        if !dash.isEmpty { pieces = Self.dashes(of: pieces, pattern: dash, phase: dashPhase) }
        var result = Outline()
        for piece in pieces {
            if style.cap == .butt, result.appendBar(piece, style.width) { continue }
            var stroker = Stroker(style)
            result.append(stroker.stroke(piece))
        }
        return result
    }

    /// Adds the stroke of a single line without caps, which most dashes are.
    /// - Returns: Whether the piece is such a line.
    private mutating func appendBar(_ piece: Subpath, _ width: CGFloat) -> Bool {
        guard piece.curves.count == 1, !piece.isClosed, piece.curves[0].isLine,
            let direction = piece.curves[0].startDirection
        else { return false }
        let (start, end) = (piece.curves[0].start, piece.curves[0].end)
        let side = direction.perpendicular * (Double(width) / 2)
        guard (end - start).length >= 1e-9 else { return false }
        move(to: (start + side).point)
        addLine(to: (end + side).point)
        addLine(to: (end - side).point)
        addLine(to: (start - side).point)
        addLine(to: (start + side).point)
        closeSubpath()
        return true
    }
}

/// Builds the outline of one subpath's stroke.
private struct Stroker {
    let radius: Double
    let style: Outline.LineStyle
    /// The largest distance between a curve's true offset and the drawn one, in points.
    let tolerance: Double

    /// The sides to the right and to the left of the direction of travel, both forwards.
    var right = Side()
    var left = Side()
    var position = Vector.zero
    var direction = Vector(1, 0)

    init(_ style: Outline.LineStyle) {
        self.style = style
        radius = Double(style.width) / 2
        tolerance = max(0.005, min(0.02, radius * 0.002))
    }

    mutating func stroke(_ subpath: Outline.Subpath) -> Outline {
        let curves = subpath.curves.filter { $0.startDirection != nil }
        guard let first = curves.first, let startDirection = first.startDirection else {
            return subpath.curves.isEmpty && !subpath.isClosed ? Outline() : dot(at: subpath.start)
        }
        position = first.start
        direction = startDirection
        right.start(at: position + direction.perpendicular * radius)
        left.start(at: position - direction.perpendicular * radius)
        for (index, curve) in curves.enumerated() {
            if index > 0 { join(to: curve.startDirection!, curve: curve, before: curves[index - 1]) }
            add(curve, depth: 0)
        }
        var outline = Outline()
        if subpath.isClosed {
            join(to: startDirection, curve: first, before: curves.last!)
            right.append(to: &outline, isReversed: false, continues: false)
            outline.closeSubpath()
            left.append(to: &outline, isReversed: true, continues: false)
            outline.closeSubpath()
        } else {
            right.append(to: &outline, isReversed: false, continues: false)
            addCap(at: position, direction: direction, to: &outline)
            left.append(to: &outline, isReversed: true, continues: true)
            addCap(at: first.start, direction: -startDirection, to: &outline)
            outline.closeSubpath()
        }
        return outline
    }

    /// A subpath without length shows its caps only.
    private func dot(at center: Vector) -> Outline {
        var outline = Outline()
        switch style.cap {
        case .butt: break
        case .round:
            outline.addEllipse(
                in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        case .square:
            outline.addRect(
                CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
        return outline
    }

    /// Adds the way from the right side of the line's end to its left side.
    private func addCap(at end: Vector, direction: Vector, to outline: inout Outline) {
        let normal = direction.perpendicular * radius
        switch style.cap {
        case .butt: break
        case .round:
            for curve in CubicCurve.arc(around: end, from: normal, sweep: -.pi) { outline.append(curve) }
        case .square:
            outline.addLine(to: (end + normal + direction * radius).point)
            outline.addLine(to: (end - normal + direction * radius).point)
        }
        outline.addLine(to: (end - normal).point)
    }

    // MARK: Corners

    private mutating func join(to next: Vector, curve: CubicCurve, before: CubicCurve) {
        let turn = direction.cross(next)
        let cosine = direction.dot(next)
        defer { direction = next }
        if abs(turn) < 1e-9, cosine > 0 { return }
        let turnsRight = turn > 0
        let sign: Double = turnsRight ? -1 : 1
        let from = direction.perpendicular * (radius * sign)
        let to = next.perpendicular * (radius * sign)

        // The inner side meets itself inside both neighbours if these are long enough; otherwise it must go through the
        // corner.
        let reach = cosine > -0.999_999 ? radius * abs(turn) / (1 + cosine) : .infinity
        let isLong = before.isLine && curve.isLine && before.chord >= reach && curve.chord >= reach
        let inner = position - to
        // Sides are changed in place: a copy of one at every corner would make long lines quadratic.
        func outerLine(to point: Vector) {
            if turnsRight { left.line(to: point) } else { right.line(to: point) }
        }
        if turnsRight {
            if !isLong { right.line(to: position) }
            right.line(to: inner)
        } else {
            if !isLong { left.line(to: position) }
            left.line(to: inner)
        }

        switch style.join {
        case .miter:
            // The miter's length over the line's width is one over the cosine of half the turn.
            let halfCosine = max(0, (1 + cosine) / 2).squareRoot()
            if halfCosine * Double(style.miterLimit) >= 1, halfCosine > 1e-6 {
                outerLine(to: position + (from + to) / (1 + cosine))
            }
            outerLine(to: position + to)
        case .round:
            for piece in CubicCurve.arc(around: position, from: from, sweep: atan2(turn, cosine)) {
                if turnsRight { left.add(piece) } else { right.add(piece) }
            }
        case .bevel:
            outerLine(to: position + to)
        }
    }

    // MARK: Curves

    private mutating func add(_ curve: CubicCurve, depth: Int) {
        guard let start = curve.startDirection, let end = curve.endDirection else { return }
        if curve.isLine {
            bend(to: start)
            position = curve.end
            right.line(to: position + direction.perpendicular * radius)
            left.line(to: position - direction.perpendicular * radius)
            return
        }
        let isDeepest = depth >= 9
        if isDeepest || curve.isNearlyStraight(tolerance: tolerance * 0.1) && start.dot(end) > 0.999 {
            add(CubicCurve(line: curve.start, curve.end), depth: depth)
            if let last = (curve.end - curve.start).normalized, last.dot(end) > 0 { bend(to: end) }
            return
        }
        if curve.bendsOneWay, start.dot(end) > -0.02 {
            let tightest = max(
                abs(curve.curvature(at: 0)), abs(curve.curvature(at: 0.5)), abs(curve.curvature(at: 1)))
            if tightest * radius < 0.95 {
                if let pair = offsets(of: curve, start: start, end: end) {
                    bend(to: start)
                    right.add(pair.right)
                    left.add(pair.left)
                    position = curve.end
                    direction = end
                    return
                }
            } else if start.dot(end) > 1 - 2 * tolerance / max(radius, tolerance),
                curve.isNearlyStraight(tolerance: tolerance)
            {
                add(CubicCurve(line: curve.start, curve.end), depth: depth)
                return
            }
        }
        let (first, second) = curve.split(at: 0.5)
        add(first, depth: depth + 1)
        add(second, depth: depth + 1)
    }

    /// Follows a change of direction inside a curve. It is too small for a join, but its inner side must not cancel.
    private mutating func bend(to next: Vector) {
        let turn = direction.cross(next)
        let cosine = direction.dot(next)
        defer { direction = next }
        if abs(turn) < 1e-9, cosine > 0 { return }
        let normal = next.perpendicular * radius
        if cosine > 0.9 {
            if turn > 0 { right.line(to: position) } else { left.line(to: position) }
            right.line(to: position + normal)
            left.line(to: position - normal)
            return
        }
        // A cusp is round, like the limit of ever tighter turns.
        let old = direction.perpendicular * radius
        let sweep = atan2(turn, cosine)
        if turn > 0 {
            right.line(to: position)
            right.line(to: position + normal)
            for piece in CubicCurve.arc(around: position, from: -old, sweep: sweep) { left.add(piece) }
        } else {
            left.line(to: position)
            left.line(to: position - normal)
            for piece in CubicCurve.arc(around: position, from: old, sweep: sweep) { right.add(piece) }
        }
    }

    private func offsets(of curve: CubicCurve, start: Vector, end: Vector) -> (right: CubicCurve, left: CubicCurve)? {
        guard let right = curve.offset(by: radius, start: start, end: end, tolerance: tolerance),
            let left = curve.offset(by: -radius, start: start, end: end, tolerance: tolerance)
        else { return nil }
        return (right, left)
    }
}

/// One side of a line, forwards.
private struct Side {
    private var first = Vector.zero
    private var last = Vector.zero
    private var curves: [CubicCurve] = []

    mutating func start(at point: Vector) {
        first = point
        last = point
    }

    mutating func line(to point: Vector) {
        if (point - last).length < 1e-9 { return }
        curves.append(CubicCurve(line: last, point))
        last = point
    }

    mutating func add(_ curve: CubicCurve) {
        line(to: curve.start)
        curves.append(curve)
        last = curve.end
    }

    func append(to outline: inout Outline, isReversed: Bool, continues: Bool) {
        if !continues { outline.move(to: (isReversed ? last : first).point) }
        if isReversed {
            for curve in curves.reversed() { outline.append(curve.reversed) }
        } else {
            for curve in curves { outline.append(curve) }
        }
    }
}

extension CubicCurve {
    /// Whether the controls lie within a distance of the chord, between its ends.
    fileprivate func isNearlyStraight(tolerance: Double) -> Bool {
        guard let direction = (end - start).normalized else { return false }
        let first = control1 - start
        let second = control2 - start
        return abs(direction.cross(first)) <= tolerance && abs(direction.cross(second)) <= tolerance
            && direction.dot(first) >= 0 && direction.dot(second) <= chord + 1e-9
    }

    /// Whether the curve turns to one side only, by at most half a turn, without doubling back.
    fileprivate var bendsOneWay: Bool {
        let first = control1 - start
        let second = control2 - control1
        let third = end - control2
        let turns = (first.cross(second), second.cross(third), first.cross(third))
        let isRight = turns.0 >= 0 && turns.1 >= 0 && turns.2 >= 0
        let isLeft = turns.0 <= 0 && turns.1 <= 0 && turns.2 <= 0
        return (isRight || isLeft) && first.dot(second) >= 0 && second.dot(third) >= 0
    }
}
