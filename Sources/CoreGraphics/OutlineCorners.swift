extension Outline {
    /// The extents of a rounded rectangle's corners, already limited to the rectangle.
    package struct CornerSizes: Equatable, Sendable {
        package var topLeft, topRight, bottomRight, bottomLeft: CGSize

        package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
            self.topLeft = topLeft
            self.topRight = topRight
            self.bottomRight = bottomRight
            self.bottomLeft = bottomLeft
        }

        package init(all size: CGSize) {
            self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
        }
    }

    /// The curve of a rounded rectangle's corners.
    package enum CornerCurve: Sendable {
        case circular
        /// Three curves. On an edge without room for all of them the start moves in, and the first curve's controls move
        /// linearly with it.
        case continuous
        /// The same three curves. An edge without room cuts the first one off, and the cut end moves onto the edge, so
        /// that two corners meet in a flat bend: Core Animation's corner on iOS.
        case cutOff
    }

    /// Adds a rounded rectangle: from the right edge's middle clockwise, four corners with a line before each (cases
    /// `web-path-rounded-*`, `web-path-capsule`, `web-path-uneven-*`).
    ///
    /// A continuous corner is three curves. With enough room on the edge, it starts 1.528665 radii from the point where
    /// the edges meet. An edge is divided between its corners in proportion to their radii.
    ///
    /// - Parameter halvesEdges: Whether each corner has half of its edges instead, also beside a square corner.
    package mutating func addRoundedRect(
        _ rect: CGRect, corners: CornerSizes, curve: CornerCurve, halvesEdges: Bool = false
    ) {
        guard rect.isFinite else { return }
        let (topLeft, topRight) = (corners.topLeft, corners.topRight)
        let (bottomLeft, bottomRight) = (corners.bottomLeft, corners.bottomRight)
        if [topLeft, topRight, bottomLeft, bottomRight].allSatisfy({ !($0.width > 0 && $0.height > 0) }) {
            addRect(rect)
            return
        }
        let middle = (rect.minY + topRight.height + rect.maxY - bottomRight.height) / 2
        move(to: CGPoint(x: rect.maxX, y: middle))
        func share(_ edge: CGFloat, _ radius: CGFloat, _ neighbour: CGFloat) -> CGFloat {
            if halvesEdges { return edge / 2 }
            return radius > 0 ? edge * radius / (radius + neighbour) : 0
        }
        let (width, height) = (rect.width, rect.height)
        func round(_ corner: Corner) {
            if curve == .circular { addCircularCorner(corner) } else { addContinuousCorner(corner, curve) }
        }
        round(
            Corner(
                point: CGPoint(x: rect.maxX, y: rect.maxY), size: bottomRight, incoming: Vector(0, 1),
                incomingRoom: share(height, bottomRight.height, topRight.height),
                outgoingRoom: share(width, bottomRight.width, bottomLeft.width)))
        round(
            Corner(
                point: CGPoint(x: rect.minX, y: rect.maxY), size: bottomLeft, incoming: Vector(-1, 0),
                incomingRoom: share(width, bottomLeft.width, bottomRight.width),
                outgoingRoom: share(height, bottomLeft.height, topLeft.height)))
        round(
            Corner(
                point: CGPoint(x: rect.minX, y: rect.minY), size: topLeft, incoming: Vector(0, -1),
                incomingRoom: share(height, topLeft.height, bottomLeft.height),
                outgoingRoom: share(width, topLeft.width, topRight.width)))
        round(
            Corner(
                point: CGPoint(x: rect.maxX, y: rect.minY), size: topRight, incoming: Vector(1, 0),
                incomingRoom: share(width, topRight.width, topLeft.width),
                outgoingRoom: share(height, topRight.height, bottomRight.height)))
        closeSubpath()
    }

    /// One corner in drawing order: one edge comes in, and the next goes out a quarter turn clockwise.
    private struct Corner {
        var point: CGPoint
        var size: CGSize
        var incoming: Vector
        /// The corner's share of each edge.
        var incomingRoom: CGFloat
        var outgoingRoom: CGFloat

        var outgoing: Vector { incoming.perpendicular }
        var incomingRadius: Double { Double(incoming.x == 0 ? size.height : size.width) }
        var outgoingRadius: Double { Double(incoming.x == 0 ? size.width : size.height) }

        /// The point at two distances from the corner: back along the incoming edge and on along the outgoing one.
        func at(_ before: Double, _ after: Double) -> CGPoint {
            (Vector(point) - incoming * before + outgoing * after).point
        }
    }

    private mutating func addCircularCorner(_ corner: Corner) {
        let (before, after) = (corner.incomingRadius, corner.outgoingRadius)
        let control = 1 - Double(Self.quarterCircleControl)
        addLine(to: corner.at(before, 0))
        addCurve(
            to: corner.at(0, after), control1: corner.at(before * control, 0), control2: corner.at(0, after * control))
    }

    private mutating func addContinuousCorner(_ corner: Corner, _ curve: CornerCurve) {
        let (before, after) = (corner.incomingRadius, corner.outgoingRadius)
        let first = ContinuousEdge(room: share(corner.incomingRoom, before), curve)
        let last = ContinuousEdge(room: share(corner.outgoingRoom, after), curve)
        func at(_ point: Vector) -> CGPoint { corner.at(point.x * before, point.y * after) }
        func mirrored(_ point: Vector) -> CGPoint { corner.at(point.y * before, point.x * after) }
        addLine(to: at(first.start))
        addCurve(to: at(ContinuousEdge.joint), control1: at(first.control1), control2: at(first.control2))
        addCurve(
            to: corner.at(0.074_911_4 * before, 0.631_494 * after),
            control1: corner.at(0.372_824 * before, 0.169_060 * after),
            control2: corner.at(0.169_060 * before, 0.372_824 * after))
        addCurve(
            to: mirrored(last.start), control1: mirrored(last.control2), control2: mirrored(last.control1))
    }

    /// The room for a corner on an edge, in radii.
    private func share(_ room: CGFloat, _ radius: Double) -> Double {
        radius > 0 ? Double(room) / radius : ContinuousEdge.full
    }

    /// The start and controls of a continuous corner's curve on one edge, in radii: the distance along the edge from the
    /// point where the edges meet, and the depth below the edge.
    private struct ContinuousEdge {
        static let full = 1.528_665
        static let joint = Vector(0.631_494, 0.074_911_4)

        var start = Vector(full, 0)
        var control1 = Vector(1.088_49, 0)
        var control2 = Vector(0.868_407, 0)

        init(room: Double, _ curve: CornerCurve) {
            let room = max(1, room)
            guard room < Self.full else { return }
            if curve == .cutOff {
                cutOff(at: room)
                return
            }
            let slack = (room - 1) / (Self.full - 1)
            start.x = room
            control1.x = 0.96 + slack * (control1.x - 0.96)
            control2.x = 0.82 + slack * (control2.x - 0.82)
        }

        private mutating func cutOff(at room: Double) {
            let whole = CubicCurve(start, control1, control2, Self.joint)
            var (low, high) = (0.0, 1.0)
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if whole.point(at: middle).x > room { low = middle } else { high = middle }
            }
            let rest = whole.split(at: low).1
            (start, control1, control2) = (Vector(room, 0), rest.control1, rest.control2)
        }
    }
}
