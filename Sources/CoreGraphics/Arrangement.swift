/// The edges of one or two outlines, cut where they meet: the ground of the boolean operations.
///
/// 1. Curves become chords that stay within 1/2¹³ of the outlines' extent. A chord knows its curve and the part of it that
///    it stands for, so that what comes out is made of the curves that went in.
/// 2. Chords that cross, touch or overlap are cut there until none does. Where two cross, the place is found on the
///    curves themselves. Points that are nearer to each other than a grid of 1/2²⁴ of the extent are one.
/// 3. `winding(of:)` says how often both outlines run around the two sides of a chord.
struct Arrangement {
    /// A chord from one point to another.
    struct Piece {
        var from, to: Int
        /// The curve and the part of it.
        var curve: Int
        var start, end: Double
        /// 0 or 1, the outline that the piece belongs to.
        var owner: Int
    }

    /// The pieces between two points, whichever way they run.
    struct Edge {
        /// The first piece found here; it gives the edge its direction and its curve.
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

    /// - Parameter closesFirst: Whether the first outline's open subpaths end where they started, as areas do.
    init(_ first: Outline, _ second: Outline, closesFirst: Bool = true) {
        var extent = 0.0
        for bounds in [first.controlBounds, second.controlBounds] where !bounds.isNull {
            extent = max(extent, abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
        }
        grid = max(extent, .leastNormalMagnitude * 0x1p60) * 0x1p-24
        tolerance = grid * 2048
        // Beyond this, products of lengths are infinite.
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

    /// The point at a place, or the one that is there already.
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
        // Pieces that no round has looked at yet. Two others do not meet where they should be cut.
        var isNew = [Bool](repeating: true, count: pieces.count)
        // Rounding may make pieces meet that did not: a few rounds settle it.
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
            // What ended to the left is dropped on the way through the others.
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

    /// Where two pieces have to be cut.
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

    /// Where the curves of two chords cross, from where the chords do: by Newton's method. Nil where the curves do not
    /// cross there, or nearly touch.
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

    /// Where a point lies on a piece, between its ends.
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

    /// Every edge once; those whose pieces cancel each other out are left out.
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
