extension Outline {
    /// A boolean operation on two areas.
    package enum Combination {
        case union, intersection, difference, symmetricDifference

        fileprivate func keeps(_ first: Bool, _ second: Bool) -> Bool {
            switch self {
            case .union: first || second
            case .intersection: first && second
            case .difference: first && !second
            case .symmetricDifference: first != second
            }
        }
    }

    /// Combines two areas into outlines that do not cross: clockwise around the inside, the other way round around
    /// holes. They are made of parts of the outlines' own lines and curves.
    package func combined(_ combination: Combination, with other: Outline, isEvenOdd: Bool = false) -> Outline {
        func covers(_ count: Int) -> Bool { isEvenOdd ? !count.isMultiple(of: 2) : count != 0 }
        return area(with: other) { combination.keeps(covers($0.x), covers($0.y)) }
    }

    /// The same area without overlaps.
    package func normalized(isEvenOdd: Bool) -> Outline {
        area { isEvenOdd ? !$0.isMultiple(of: 2) : $0 != 0 }
    }

    /// The inside of this outline by the even-odd rule, without the inside of another one by the non-zero rule.
    package func evenOdd(subtracting other: Outline) -> Outline {
        area(with: other) { !$0.x.isMultiple(of: 2) && $0.y == 0 }
    }

    /// The area of the places whose winding number passes a test; clockwise turns count down.
    func area(where isInside: (Int) -> Bool) -> Outline { area(with: Outline()) { isInside($0.x) } }

    private func area(with other: Outline, where isInside: (SIMD2<Int>) -> Bool) -> Outline {
        let arrangement = Arrangement(self, other)
        let edges = arrangement.edges()
        let windings = Windings(arrangement.points, edges)
        var contours = Contours(arrangement)
        for (index, edge) in edges.enumerated() {
            let sides = windings.sides(of: index)
            let (left, right) = (isInside(sides.left), isInside(sides.right))
            if left != right { contours.add(edge.piece, isReversed: left) }
        }
        return contours.outline()
    }

    /// The parts of this outline's lines inside an area, or outside it. Subpaths that are cut become open; those on one
    /// side as a whole stay closed.
    package func lines(areInside keepsInside: Bool, of area: Outline, isEvenOdd: Bool = false) -> Outline {
        var result = Outline()
        let reach = area.controlBounds
        for subpath in subpaths {
            let own = Outline(subpath)
            if !own.controlBounds.touches(reach) {
                if !keepsInside { result.append(own) }
                continue
            }
            let arrangement = Arrangement(own, area, closesFirst: false)
            let windings = Windings(arrangement.points, arrangement.edges())
            var kept: [Arrangement.Piece] = []
            var isWhole = true
            for piece in arrangement.pieces where piece.owner == 0 {
                let middle = (arrangement.points[piece.from] + arrangement.points[piece.to]) / 2
                let count = windings.winding(at: middle).y
                if (isEvenOdd ? !count.isMultiple(of: 2) : count != 0) == keepsInside {
                    kept.append(piece)
                } else {
                    isWhole = false
                }
            }
            if isWhole {
                result.append(own)
            } else {
                // A cut closed subpath continues across its start.
                if subpath.isClosed, let first = kept.first, let last = kept.last, first.from == last.to,
                    let seam = kept.indices.dropFirst().first(where: { kept[$0 - 1].to != kept[$0].from })
                {
                    kept = Array(kept[seam...] + kept[..<seam])
                }
                var run: [Arrangement.Piece] = []
                for piece in kept {
                    if let last = run.last, last.to != piece.from {
                        result.append(Contours.joined(run, arrangement))
                        run = []
                    }
                    run.append(piece)
                }
                result.append(Contours.joined(run, arrangement))
            }
        }
        return result
    }

    private init(_ subpath: Subpath) {
        self.init()
        move(to: subpath.start.point)
        for curve in subpath.hasClosingLine ? subpath.curves.dropLast() : subpath.curves[...] { append(curve) }
        if subpath.isClosed { closeSubpath() }
    }
}

/// Counts how often the outlines run around places: clockwise counts down, the other way round up.
private struct Windings {
    private let points: [Vector]
    private let edges: [Arrangement.Edge]
    /// The edges in each strip; rows have equal heights and columns equal widths.
    private let rows, columns: Strips

    init(_ points: [Vector], _ edges: [Arrangement.Edge]) {
        self.points = points
        self.edges = edges
        rows = Strips(edges.map { Self.range($0, points, 1) })
        columns = Strips(edges.map { Self.range($0, points, 0) })
    }

    private static func range(_ edge: Arrangement.Edge, _ points: [Vector], _ axis: Int) -> ClosedRange<Double> {
        let (a, b) = (points[edge.piece.from][axis], points[edge.piece.to][axis])
        return min(a, b)...max(a, b)
    }

    /// The windings on both sides of an edge, seen in its direction.
    func sides(of index: Int) -> (left: SIMD2<Int>, right: SIMD2<Int>) {
        let edge = edges[index]
        let (a, b) = (points[edge.piece.from], points[edge.piece.to])
        let direction = b - a
        // The near side faces the start of counting, at the far left or the far top.
        let axis = abs(direction.y) >= abs(direction.x) ? 1 : 0
        let near = winding(at: (a + b) / 2, across: axis, without: index)
        let sign = axis == 1 ? (direction.y > 0 ? 1 : -1) : (direction.x > 0 ? -1 : 1)
        let far = near &+ edge.count &* SIMD2(repeating: sign)
        // Downwards, the screen's left is on the right hand; to the right, the screen's top is on the left hand.
        return sign > 0 ? (left: far, right: near) : (left: near, right: far)
    }

    func winding(at place: Vector) -> SIMD2<Int> { winding(at: place, across: 1, without: nil) }

    /// Counts the crossings of a ray that comes from the far left (`axis` 1) or from the far top (`axis` 0).
    private func winding(at place: Vector, across axis: Int, without excluded: Int?) -> SIMD2<Int> {
        var count = SIMD2(0, 0)
        for index in axis == 1 ? rows.edges(at: place.y) : columns.edges(at: place.x) where index != excluded {
            let edge = edges[index]
            let (a, b) = (points[edge.piece.from], points[edge.piece.to])
            guard (a[axis] <= place[axis]) != (b[axis] <= place[axis]) else { continue }
            let share = (place[axis] - a[axis]) / (b[axis] - a[axis])
            guard a[1 - axis] + (b[1 - axis] - a[1 - axis]) * share < place[1 - axis] else { continue }
            let isAhead = b[axis] > a[axis]
            count = count &+ edge.count &* SIMD2(repeating: isAhead == (axis == 1) ? 1 : -1)
        }
        return count
    }
}

/// Ranges, sorted into the equally wide strips that they reach.
private struct Strips {
    private let start: Double
    private let width: Double
    private var strips: [[Int]]

    init(_ ranges: [ClosedRange<Double>]) {
        let low = ranges.map(\.lowerBound).min() ?? 0
        let high = ranges.map(\.upperBound).max() ?? 0
        let count = max(1, min(256, ranges.count))
        start = low
        width = max((high - low) / Double(count), .leastNormalMagnitude)
        strips = Array(repeating: [], count: count)
        for (index, range) in ranges.enumerated() {
            for strip in strip(at: range.lowerBound)...strip(at: range.upperBound) { strips[strip].append(index) }
        }
    }

    private func strip(at place: Double) -> Int {
        min(strips.count - 1, max(0, Int(min(1e6, max(0, (place - start) / width)))))
    }

    func edges(at place: Double) -> [Int] { strips[strip(at: place)] }
}

/// Closed outlines, built from edges with the inside on their right.
private struct Contours {
    private let arrangement: Arrangement
    private var edges: [Arrangement.Piece] = []
    private var leaving: [Int: [Int]] = [:]

    init(_ arrangement: Arrangement) { self.arrangement = arrangement }

    mutating func add(_ piece: Arrangement.Piece, isReversed: Bool) {
        let edge = isReversed ? piece.reversed : piece
        leaving[edge.from, default: []].append(edges.count)
        edges.append(edge)
    }

    /// Joins the edges, and uses them up.
    mutating func outline() -> Outline {
        var result = Outline()
        var isUsed = Array(repeating: false, count: edges.count)
        for start in edges.indices where !isUsed[start] {
            var contour: [Arrangement.Piece] = []
            var next: Int? = start
            while let index = next {
                isUsed[index] = true
                contour.append(edges[index])
                leaving[edges[index].from]?.removeAll { $0 == index }
                if edges[index].to == edges[start].from { break }
                next = leaving[edges[index].to]?.max { turn(from: index, to: $0) < turn(from: index, to: $1) }
            }
            // Start at the start of a curve.
            if let seam = contour.indices.dropFirst().first(where: { !contour[$0 - 1].continues(in: contour[$0]) }),
                contour[contour.count - 1].continues(in: contour[0])
            {
                contour = Array(contour[seam...] + contour[..<seam])
            }
            var steps = Self.joined(contour, arrangement).steps
            if case .line(let end) = steps.last, steps.first?.end == end { steps.removeLast() }
            result.append(Outline(trusted: steps))
            result.closeSubpath()
        }
        return result
    }

    /// The angle in radians by which the way turns to the right from one edge to the next.
    private func turn(from: Int, to: Int) -> Double {
        func direction(_ edge: Arrangement.Piece) -> Vector {
            arrangement.points[edge.to] - arrangement.points[edge.from]
        }
        let (a, b) = (direction(edges[from]), direction(edges[to]))
        return atan2(a.cross(b), a.dot(b))
    }

    /// Joins consecutive pieces into one open outline. Pieces of the same curve become one part of it.
    static func joined(_ pieces: [Arrangement.Piece], _ arrangement: Arrangement) -> Outline {
        var outline = Outline()
        guard var run = pieces.first else { return outline }
        outline.move(to: arrangement.points[run.from].point)
        func finish() {
            let (low, high) = (min(run.start, run.end), max(run.start, run.end))
            var part = arrangement.curves[run.curve].part(from: low, to: high)
            if run.start > run.end { part = part.reversed }
            part.end = arrangement.points[run.to]
            outline.append(part)
        }
        for piece in pieces.dropFirst() {
            if run.continues(in: piece) {
                run.to = piece.to
                run.end = piece.end
            } else {
                finish()
                run = piece
            }
        }
        finish()
        return outline
    }
}

extension Arrangement.Piece {
    fileprivate var reversed: Self {
        var piece = self
        swap(&piece.from, &piece.to)
        swap(&piece.start, &piece.end)
        return piece
    }

    /// Whether the next piece is the next part of the same curve in the same direction.
    fileprivate func continues(in next: Self) -> Bool {
        curve == next.curve && end == next.start && (start < end) == (next.start < next.end)
    }
}
