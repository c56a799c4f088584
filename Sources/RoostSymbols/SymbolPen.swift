import CoreGraphics
import Foundation
import RoostPicture

/// Draws a symbol as one outline, filled by the even-odd rule: a drawing on top of another cuts a hole into it, unless
/// both are united.
///
/// Coordinates are units of a grid of 24 × 24, of which 20 make an em. The middle of a capital letter is at y = 12.
///
/// No method is inlined: the optimizer would copy them into thousands of places, for drawings that each run once. That
/// took two fifths of this module's code, and a third of its compiler's time.
struct SymbolPen {
    /// The width of lines, in units.
    var weight: CGFloat
    /// The lines around surfaces are thinner than those of signs and circles: 0.074 ems for 0.09. Measured on ten
    /// symbols (Rules.md, Symbols).
    private var rimShare: CGFloat = 0.82
    private(set) var path = Path()
    /// The finished layers below `path`, from back to front.
    private(set) var lowerLayers: [Path] = []
    /// Whether the front layer lies on a filled one, where a drawing in one colour leaves it open.
    var isFrontOnBack = false
    /// The front layer's look among several colours, if it is a badge.
    var badge: SymbolOutline.Badge?
    /// Whether drawing adds to the path and cuts no holes into it. The path then consists of parts that all run
    /// clockwise, and is filled by the non-zero rule.
    private var isUniting = false

    init(weight: CGFloat) { self.weight = weight }

    // MARK: Surfaces

    @inline(never)
    mutating func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        add(simple: Self.disc(x, y, radius, Roundness.outside))
    }

    /// The distance of the controls of a circle's four curves from its extremes, in radii; a true circle's is 0.5523. The
    /// outside of Apple's circles is flatter between the extremes and a ring's inside is rounder, so that its rim is
    /// thinnest there. Measured on `lock.circle` at 203 pixels.
    private enum Roundness {
        static let outside: CGFloat = 0.547
        static let inside: CGFloat = 0.558
    }

    private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ roundness: CGFloat) -> Path {
        Path { path in
            path.move(to: CGPoint(x + radius, y))
            addHalf(to: &path, x, y, across: radius, down: radius, roundness)
            addHalf(to: &path, x, y, across: -radius, down: -radius, roundness)
            path.closeSubpath()
        }
    }

    /// Adds half a circle: from the point `across` beside the middle, over the one `down` below it, to the opposite one.
    private static func addHalf(
        to path: inout Path, _ x: CGFloat, _ y: CGFloat, across: CGFloat, down: CGFloat, _ roundness: CGFloat
    ) {
        let (wide, high) = (roundness * across, roundness * down)
        path.addCurve(
            to: CGPoint(x, y + down), control1: CGPoint(x + across, y + high), control2: CGPoint(x + wide, y + down))
        path.addCurve(
            to: CGPoint(x - across, y), control1: CGPoint(x - wide, y + down), control2: CGPoint(x - across, y + high))
    }

    @inline(never)
    mutating func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, corner: CGFloat = 0) {
        add(simple: Self.box(x, y, width, height, corner: corner))
    }

    private static func box(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, corner: CGFloat
    ) -> Path {
        Path(
            roundedRect: CGRect(x: x, y: y, width: width, height: height),
            cornerSize: CGSize(width: corner, height: corner), style: .circular)
    }

    /// A polygon with rounded corners.
    @inline(never)
    mutating func polygon(_ points: [CGPoint], corner: CGFloat = 0.8) {
        add(simple: Self.rounded(points, corner: corner))
    }

    @inline(never)
    mutating func add(_ other: Path) {
        if isUniting { path.addPath(Path(other.outline.normalized(isEvenOdd: true))) } else { path.addPath(other) }
    }

    /// Adds a shape that does not cross itself, with holes that run the other way round.
    @inline(never)
    mutating func add(simple shape: Path) {
        path.addPath(isUniting ? Path(shape.outline.drawnClockwise()) : shape)
    }

    @inline(never)
    mutating func add(_ polygon: SymbolPolygon) { add(simple: polygon.path) }

    // MARK: Outlines

    /// A circle; `width` in line weights.
    @inline(never)
    mutating func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, width: CGFloat = 1) {
        let half = weight * width / 2
        add(
            Self.disc(x, y, radius + half, Roundness.outside),
            hole: Self.disc(x, y, radius - half, Roundness.inside))
    }

    @inline(never)
    mutating func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, corner: CGFloat) {
        let line = weight * rimShare
        let half = line / 2
        add(
            Self.box(x - half, y - half, width + line, height + line, corner: corner + half),
            hole: Self.box(x + half, y + half, width - line, height - line, corner: max(0, corner - half)))
    }

    /// Thins all lines to a share that was read off a picture.
    @inline(never)
    mutating func thin(_ share: CGFloat) {
        weight *= share
        rimShare = 1
    }

    /// Adds the rim of a closed shape: its part within a line's width of its outline.
    @inline(never)
    mutating func rim(_ shape: Path) { add(shape, hole: Path(shape.outline.inset(by: weight * rimShare))) }

    /// Adds a shape without another one. Neither crosses itself.
    @inline(never)
    mutating func add(_ shape: Path, hole: Path) {
        var outline = shape.outline.drawnClockwise()
        outline.append(hole.outline.drawnClockwise().reversed())
        path.addPath(Path(outline))
    }

    @inline(never)
    mutating func rim(_ polygon: SymbolPolygon) { rim(polygon.path) }

    /// Half a circle on two legs, open below.
    @inline(never)
    mutating func arch(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, bottom: CGFloat) {
        let (outer, inner) = (radius + weight / 2, radius - weight / 2)
        add(
            simple: Path { path in
                path.move(to: CGPoint(x - outer, bottom))
                path.addLine(to: CGPoint(x - outer, y))
                Self.addHalf(to: &path, x, y, across: -outer, down: -outer, Roundness.outside)
                path.addLine(to: CGPoint(x + outer, bottom))
                path.addLine(to: CGPoint(x + inner, bottom))
                path.addLine(to: CGPoint(x + inner, y))
                Self.addHalf(to: &path, x, y, across: inner, down: -inner, Roundness.inside)
                path.addLine(to: CGPoint(x - inner, bottom))
                path.closeSubpath()
            })
    }

    // MARK: Lines

    /// A line with round ends and round bends.
    @inline(never)
    mutating func line(_ points: CGPoint...) { bent(points, corner: 0) }

    /// A line with round ends and curved bends.
    @inline(never)
    mutating func bent(_ points: [CGPoint], corner: CGFloat, width: CGFloat = 1) {
        stroke(Self.bent(points, corner: corner), width: width)
    }

    /// Outlines of strokes are exact to a two-hundredth of a unit, which is more than a symbol shows: made at an eighth
    /// of the size they have far fewer parts where a line turns tightly.
    private static let strokeScale: CGFloat = 0.125

    /// A line with round ends along a path; `width` in line weights.
    @inline(never)
    mutating func stroke(_ line: Path, width: CGFloat = 1) {
        let (scale, style) = (
            Self.strokeScale,
            StrokeStyle(lineWidth: weight * width * Self.strokeScale, lineCap: .round, lineJoin: .round)
        )
        let outline = line.applying(CGAffineTransform(scaleX: scale, y: scale)).strokedPath(style).applying(
            CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
        ).outline
        if isUniting {
            path.addPath(Path(outline.drawnClockwise()))
        } else {
            path.addPath(Path(outline.normalized(isEvenOdd: false)))
        }
    }

    /// A line along a path in the notation of `Path(_:)`: points before the letters `m`, `l`, `q`, `c` and `h`.
    @inline(never)
    mutating func stroke(_ description: String, width: CGFloat = 1) {
        if let line = Path(description) { stroke(line, width: width) }
    }

    /// A surface, in the same notation.
    @inline(never)
    mutating func fill(_ description: String) {
        if let surface = Path(description) { add(surface) }
    }

    /// Part of a circle with round ends; degrees, clockwise from the right.
    @inline(never)
    mutating func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: Double, to end: Double) {
        stroke(
            Path {
                $0.addArc(
                    center: CGPoint(x, y), radius: radius, startAngle: .degrees(start), endAngle: .degrees(end),
                    clockwise: false)
            })
    }

    /// The quarter of a ring that lies above its centre, with straight ends; of a disc without an inner radius.
    @inline(never)
    mutating func quarter(_ x: CGFloat, _ y: CGFloat, outer: CGFloat, inner: CGFloat) {
        var path = Path()
        path.addArc(
            center: CGPoint(x, y), radius: outer, startAngle: .degrees(225), endAngle: .degrees(315), clockwise: false)
        if inner > 0 {
            path.addArc(
                center: CGPoint(x, y), radius: inner, startAngle: .degrees(315), endAngle: .degrees(225),
                clockwise: true)
        } else {
            path.addLine(to: CGPoint(x, y))
        }
        path.closeSubpath()
        add(simple: path)
    }

    @inline(never)
    mutating func cross(_ x: CGFloat, _ y: CGFloat, arm: CGFloat) {
        unite {
            $0.line(CGPoint(x - arm, y), CGPoint(x + arm, y))
            $0.line(CGPoint(x, y - arm), CGPoint(x, y + arm))
        }
    }

    // MARK: Groups

    /// Draws parts that cut no holes into each other.
    @inline(never)
    mutating func unite(_ drawing: (inout SymbolPen) -> Void) {
        var pen = SymbolPen(weight: weight)
        pen.rimShare = rimShare
        pen.isUniting = true
        drawing(&pen)
        path.addPath(isUniting ? pen.path : pen.path.normalized(eoFill: false))
    }

    /// Removes a drawing's area from all layers. `weight` is the drawing's line width, if it is another one.
    @inline(never)
    mutating func cut(weight other: CGFloat? = nil, _ drawing: (inout SymbolPen) -> Void) {
        var pen = SymbolPen(weight: other ?? weight)
        pen.isUniting = true
        drawing(&pen)
        for index in lowerLayers.indices {
            lowerLayers[index] = Path(lowerLayers[index].outline.evenOdd(subtracting: pen.path.outline))
        }
        if isUniting {
            path = path.subtracting(pen.path)
        } else {
            path = Path(path.outline.evenOdd(subtracting: pen.path.outline))
        }
    }

    /// Begins a layer in front of what is drawn. A symbol of several layers can have several colours.
    @inline(never)
    mutating func startLayer() {
        guard !path.isEmpty else { return }
        lowerLayers.append(path)
        path = Path()
    }

    /// Draws a layer in front of a filled shape, where a drawing in one colour leaves it open.
    @inline(never)
    mutating func inFront(_ drawing: (inout SymbolPen) -> Void) {
        startLayer()
        isFrontOnBack = true
        drawing(&self)
    }

    /// All layers as one even-odd path.
    var whole: Path {
        if lowerLayers.isEmpty { return path }
        return layers.reduce(into: Path()) { $0.addPath($1) }
    }

    /// All layers, from back to front.
    var layers: [Path] { path.isEmpty ? lowerLayers : lowerLayers + [path] }

    /// Draws the mirror image of a drawing, left for right.
    @inline(never)
    mutating func mirrored(_ drawing: (inout SymbolPen) -> Void) {
        var pen = SymbolPen(weight: weight)
        drawing(&pen)
        add(pen.whole.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)))
    }

    /// Draws another symbol, scaled and turned, into this one. `turn` is in degrees; `adding` is added to the lines'
    /// width.
    @inline(never)
    mutating func draw(
        scale: CGFloat = 1, at center: CGPoint = CGPoint(12, 12), turn: CGFloat = 0, adding: CGFloat = 0,
        _ symbol: (inout SymbolPen) -> Void
    ) {
        var pen = SymbolPen(weight: weight / scale * (scale < 1 ? 0.9 : 1) + adding / scale)
        symbol(&pen)
        add(
            pen.whole.applying(
                CGAffineTransform(translationX: center.x, y: center.y).rotated(by: turn * .pi / 180).scaledBy(
                    x: scale, y: scale
                )
                .translatedBy(x: -12, y: -12)))
    }

    // MARK: Geometry

    /// A line through points, with rounded bends.
    private static func bent(_ points: [CGPoint], corner: CGFloat) -> Path {
        Path { path in
            for (index, here) in points.enumerated() {
                if index == 0 {
                    path.move(to: here)
                } else if index == points.count - 1 || corner == 0 {
                    path.addLine(to: here)
                } else {
                    path.addLine(to: near(here, points[index - 1], corner))
                    path.addQuadCurve(to: near(here, points[index + 1], corner), control: here)
                }
            }
        }
    }

    /// The point at a distance on the way to another one, at most halfway.
    private static func near(_ here: CGPoint, _ other: CGPoint, _ distance: CGFloat) -> CGPoint {
        let length = hypot(other.x - here.x, other.y - here.y)
        let share = length > 0 ? min(distance / length, 0.5) : 0
        return CGPoint(here.x + (other.x - here.x) * share, here.y + (other.y - here.y) * share)
    }

    static func rounded(_ points: [CGPoint], corner: CGFloat) -> Path {
        Path { path in
            for index in points.indices {
                let here = points[index]
                let arrival = near(here, points[(index + points.count - 1) % points.count], corner)
                index == 0 ? path.move(to: arrival) : path.addLine(to: arrival)
                path.addQuadCurve(to: near(here, points[(index + 1) % points.count], corner), control: here)
            }
            path.closeSubpath()
        }
    }
}

extension CGPoint {
    init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}
