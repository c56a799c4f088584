/// The edges of one or two outlines, cut where they meet: the basis of the boolean operations.
///
/// 1. Curves become chords that stay within 1/2¹³ of the outlines' extent. A chord keeps its curve and its part of it,
///    so that results are made of the original curves.
/// 2. Chords that cross, touch or overlap are cut there, until none do. The crossing of two is found on the curves
///    themselves. Points nearer to each other than a grid of 1/2²⁴ of the extent are one.
/// 3. `Windings` counts how often both outlines run around the two sides of a chord.
struct Arrangement {
    /// A chord from one point to another.
    struct Piece {
        var from, to: Int
        /// The index of the curve, and the chord's part of it as parameters.
        var curve: Int
        var start, end: Double
        /// The outline that the piece belongs to: 0 or 1.
        var owner: Int
    }

    /// The pieces between two points, in both directions.
    struct Edge {
        /// The first piece found between the points. It gives the edge its direction and its curve.
        var piece: Piece
        /// How many pieces of each outline run in that direction, less those that run in the other.
        var count = SIMD2<Int>(0, 0)
    }

    private(set) var points: [Vector] = []
    private(set) var curves: [CubicCurve] = []
    private(set) var pieces: [Piece] = []
    private let grid: Double
    private let tolerance: Double
    private var cells: [SIMD2<Int>: Int] = [:]

    /// - Parameter closesFirst: Whether the first outline's open subpaths are closed, as for areas.
    init(_ first: Outline, _ second: Outline, closesFirst: Bool = true) {
        var extent = 0.0
        for bounds in [first.controlBounds, second.controlBounds] where !bounds.isNull {
            extent = max(extent, abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
        }
        grid = max(extent, .leastNormalMagnitude * 0x1p60) * 0x1p-24
        tolerance = grid * 2048
        // Beyond this extent, products of lengths are infinite.
        guard extent < 1e150 else { return }
        add(first, owner: 0, closes: closesFirst)
        add(second, owner: 1, closes: true)
        cut()
    }

    // MARK: Chords

    private mutating func add(_ outline: Outline, owner: Int, closes: Bool) {
        for subpath in outline.subpaths {
            guard let last = subpath.curves.last else { continue }
            for curve in subpath.curves { add(curve, owner: owner) }
            if closes, last.end != subpath.start { add(CubicCurve(line: last.end, subpath.start), owner: owner) }
        }
    }

    private mutating func add(_ curve: CubicCurve, owner: Int) {
        let bend = max(
            (curve.start - curve.control1 * 2 + curve.control2).length,
            (curve.control1 - curve.control2 * 2 + curve.end).length)
        let count = curve.isLine ? 1 : min(512, max(2, Int((0.75 * bend / tolerance).squareRoot().rounded(.up))))
        let index = curves.count
        curves.append(curve)
        var from = point(at: curve.start)
        for step in 1...count {
            let end = Double(step) / Double(count)
            let to = point(at: step == count ? curve.end : curve.point(at: end))
            if from != to {
                let start = Double(step - 1) / Double(count)
                pieces.append(Piece(from: from, to: to, curve: index, start: start, end: end, owner: owner))
            }
            from = to
        }
    }

    /// The index of the point at a place, new or already known.
    private mutating func point(at place: Vector) -> Int {
        let scaled = place / grid
        func cell(_ x: Double, _ y: Double) -> SIMD2<Int> {
            SIMD2(Int((scaled.x + x).rounded(.down)), Int((scaled.y + y).rounded(.down)))
        }
        for x in [-0.5, 0.5] {
            for y in [-0.5, 0.5] {
                if let known = cells[cell(x, y)] { return known }
            }
        }
        points.append(place)
        cells[cell(0, 0)] = points.count - 1
        return points.count - 1
    }

    // MARK: Cutting

    private struct Cut {
        var piece: Int
        var place: Double
        var point: Int
    }

    private mutating func cut() {
        // Marks pieces that no round has compared yet. Two old pieces are already cut where they meet.
        var isNew = [Bool](repeating: true, count: pieces.count)
        // Rounding may make more pieces meet. A few rounds settle it.
        for _ in 0..<8 {
            var cuts = findCuts(isNew)
            if cuts.isEmpty { return }
            cuts.sort { ($0.piece, $0.place, $0.point) < ($1.piece, $1.place, $1.point) }
            var result: [Piece] = []
            result.reserveCapacity(pieces.count + cuts.count)
            isNew.removeAll(keepingCapacity: true)
            var next = 0
            for (index, piece) in pieces.enumerated() {
                var rest = piece
                while next < cuts.count, cuts[next].piece == index {
                    let cut = cuts[next]
                    next += 1
                    guard cut.point != rest.from, cut.point != rest.to else { continue }
                    let middle = piece.start + (piece.end - piece.start) * cut.place
                    var part = rest
                    part.to = cut.point
                    part.end = middle
                    result.append(part)
                    rest.from = cut.point
                    rest.start = middle
                }
                if rest.from != rest.to { result.append(rest) }
                let wasCut = rest.from != piece.from
                while isNew.count < result.count { isNew.append(wasCut) }
            }
            pieces = result
        }
    }

    private mutating func findCuts(_ isNew: [Bool]) -> [Cut] {
        let boxes = pieces.map { piece in
            let (a, b) = (points[piece.from], points[piece.to])
            return (low: pointwiseMin(a, b) - grid, high: pointwiseMax(a, b) + grid)
        }
        let order = pieces.indices.sorted { boxes[$0].low.x < boxes[$1].low.x }
        var active: [Int] = []
        var cuts: [Cut] = []
        for index in order {
            let box = boxes[index]
            // Pieces that end further left are dropped on the way.
            var kept = 0
            for position in 0..<active.count {
                let other = active[position]
                let (low, high) = boxes[other]
                if high.x < box.low.x { continue }
                active[kept] = other
                kept += 1
                if low.y <= box.high.y, box.low.y <= high.y, isNew[index] || isNew[other] {
                    meet(index, other, &cuts)
                }
            }
            active.removeSubrange(kept...)
            active.append(index)
        }
        return cuts
    }

    /// Finds the places at which two pieces have to be cut.
    private mutating func meet(_ first: Int, _ second: Int, _ cuts: inout [Cut]) {
        let (p, q) = (pieces[first], pieces[second])
        let before = cuts.count
        for end in [q.from, q.to] where end != p.from && end != p.to {
            if let place = place(of: end, on: p) { cuts.append(Cut(piece: first, place: place, point: end)) }
        }
        for end in [p.from, p.to] where end != q.from && end != q.to {
            if let place = place(of: end, on: q) { cuts.append(Cut(piece: second, place: place, point: end)) }
        }
        let isTouching = p.from == q.from || p.from == q.to || p.to == q.from || p.to == q.to
        guard cuts.count == before, !isTouching else { return }
        let (a, c) = (points[p.from], points[q.from])
        let (u, v) = (points[p.to] - a, points[q.to] - c)
        let cross = u.cross(v)
        guard cross != 0 else { return }
        let (s, t) = ((c - a).cross(v) / cross, (c - a).cross(u) / cross)
        guard s > 0, s < 1, t > 0, t < 1 else { return }
        let (onFirst, onSecond, place) = crossing(p, s, q, t) ?? (s, t, a + u * s)
        let point = point(at: place)
        cuts.append(Cut(piece: first, place: onFirst, point: point))
        cuts.append(Cut(piece: second, place: onSecond, point: point))
    }

    /// The crossing of two chords' curves by Newton's method, starting from the crossing of the chords. Nil if the
    /// curves do not cross there, or nearly touch.
    private func crossing(_ p: Piece, _ s: Double, _ q: Piece, _ t: Double) -> (Double, Double, Vector)? {
        let (a, b) = (curves[p.curve], curves[q.curve])
        if a.isLine && b.isLine { return nil }
        let (lengthP, lengthQ) = (p.end - p.start, q.end - q.start)
        var (u, v) = (p.start + lengthP * s, q.start + lengthQ * t)
        let chords = a.point(at: u)
        for _ in 0..<4 {
            let distance = b.point(at: v) - a.point(at: u)
            let (alongA, alongB) = (a.derivative(at: u), b.derivative(at: v))
            let cross = alongA.cross(alongB)
            guard abs(cross) > 1e-6 * alongA.length * alongB.length else { return nil }
            u += distance.cross(alongB) / cross
            v += distance.cross(alongA) / cross
        }
        let (onFirst, onSecond) = ((u - p.start) / lengthP, (v - q.start) / lengthQ)
        let place = a.point(at: u)
        guard onFirst > 0, onFirst < 1, onSecond > 0, onSecond < 1, (place - chords).length < 8 * tolerance,
            (place - b.point(at: v)).length < grid
        else { return nil }
        return (onFirst, onSecond, place)
    }

    /// The position of a point on a piece, between its ends; nil if it does not lie there.
    private func place(of point: Int, on piece: Piece) -> Double? {
        let start = points[piece.from]
        let direction = points[piece.to] - start
        let square = direction.dot(direction)
        let offset = points[point] - start
        let place = offset.dot(direction) / square
        guard place > 0, place < 1 else { return nil }
        let distance = direction.cross(offset)
        return distance * distance <= grid * grid * square ? place : nil
    }

    // MARK: Edges

    /// Every edge once, without those whose pieces cancel each other out.
    func edges() -> [Edge] {
        var known: [SIMD2<Int>: Int] = [:]
        var edges: [Edge] = []
        for piece in pieces {
            let key = SIMD2(min(piece.from, piece.to), max(piece.from, piece.to))
            let index: Int
            if let found = known[key] {
                index = found
            } else {
                index = edges.count
                known[key] = index
                edges.append(Edge(piece: piece))
            }
            edges[index].count[piece.owner] += piece.from == edges[index].piece.from ? 1 : -1
        }
        return edges.filter { $0.count != SIMD2(0, 0) }
    }
}
