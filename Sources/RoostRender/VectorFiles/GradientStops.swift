import CoreGraphics
import RoostPicture

/// The colours of a vector file's gradient. They are mixed without their opacity, in gamma sRGB.
struct GradientStops {
    private(set) var stops: [ResolvedGradient.Stop]

    /// Locations are limited to 0…1 and never fall, as SVG and PDF have it.
    init(_ stops: [ResolvedGradient.Stop]) {
        var last = 0.0
        self.stops = stops.prefix(1024).map { stop in
            last = max(last, min(max(stop.location.isFinite ? stop.location : 0, 0), 1))
            return ResolvedGradient.Stop(color: stop.color, location: last)
        }
    }

    var isOpaque: Bool { stops.allSatisfy { $0.color.opacity >= 1 } }

    func multipliedOpacity(by factor: Double) -> GradientStops {
        guard factor != 1 else { return self }
        return GradientStops(
            stops.map { ResolvedGradient.Stop(color: $0.color.multipliedOpacity(by: factor), location: $0.location) })
    }

    func color(at location: Double) -> ResolvedColor {
        ResolvedGradient(stops: stops, isPerceptual: false).color(at: location)
    }

    /// The colours repeated from one whole number to another, which become 0 and 1.
    func repeated(from first: Int, to last: Int, mirrors: Bool) -> GradientStops {
        let count = Double(last - first)
        return GradientStops(
            (first..<last).flatMap { turn in
                let isMirrored = mirrors && !turn.isMultiple(of: 2)
                let turned = isMirrored ? stops.reversed() : stops
                return turned.map { stop in
                    let location = isMirrored ? 1 - stop.location : stop.location
                    return ResolvedGradient.Stop(
                        color: stop.color, location: (Double(turn - first) + location) / count)
                }
            })
    }

    /// Roost mixes colours multiplied by their opacity, so stops between others take the place of other mixtures.
    var resolved: ResolvedGradient {
        var result: [ResolvedGradient.Stop] = []
        for (index, stop) in stops.enumerated() {
            result.append(stop)
            guard index + 1 < stops.count else { break }
            let next = stops[index + 1]
            guard next.location > stop.location, next.color.opacity != stop.color.opacity,
                next.color.components != stop.color.components
            else { continue }
            for step in 1..<8 {
                let part = Double(step) / 8
                let components = stop.color.components + (next.color.components - stop.color.components) * part
                let opacity = stop.color.opacity + (next.color.opacity - stop.color.opacity) * Float(part)
                result.append(
                    ResolvedGradient.Stop(
                        color: ResolvedColor(components: components, opacity: opacity),
                        location: stop.location + (next.location - stop.location) * part))
            }
        }
        return ResolvedGradient(stops: result, isPerceptual: false)
    }
}

/// A gradient with its geometry in coordinates of its own.
struct VectorGradient {
    enum Shape {
        case linear(start: CGPoint, end: CGPoint)
        /// From a circle to another one.
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    enum Spread { case pad, reflect, `repeat` }

    var stops: GradientStops
    var shape: Shape
    var spread = Spread.pad
    /// From the gradient's coordinates to the picture's.
    var transform: CGAffineTransform
    /// Whether the first and the last colour go on beyond the ends. SVG's do.
    var extends = (before: true, after: true)
}

extension VectorBuilder {
    /// Fills a path, in the picture's coordinates, with a gradient.
    mutating func fill(_ path: Path, isEvenOdd: Bool, _ gradient: VectorGradient) {
        guard !path.isEmpty, let first = gradient.stops.stops.first, gradient.transform.isFinite else { return }
        let isFlat = gradient.stops.stops.count == 1
        guard !isFlat, abs(gradient.transform.determinant) > 1e-12 else {
            let color = isFlat ? first.color : gradient.stops.stops[gradient.stops.stops.count - 1].color
            return fill(path, isEvenOdd: isEvenOdd, .color(color))
        }
        let gradient = gradient.spreading(over: path.boundingRect)
        let limits = gradient.limits(over: path.boundingRect).map {
            open(.pushClip($0.applying(gradient.transform), FillStyle(eoFill: true)))
        }
        switch gradient.shape {
        case .linear(let start, let end):
            let (from, to) = gradient.transform.linearGradient(from: start, to: end)
            fill(path, isEvenOdd: isEvenOdd, .linearGradient(gradient.stops.resolved, start: from, end: to))
        case .radial(let start, let startRadius, let end, let endRadius):
            // A gradient between circles about one point is a paint; others are drawn circle by circle.
            if hypot(end.x - start.x, end.y - start.y) > 1e-3 * max(startRadius, endRadius) {
                fillCircles(path, isEvenOdd: isEvenOdd, gradient, (start, startRadius), (end, endRadius))
            } else if let scale = gradient.transform.uniformScale {
                fill(
                    path, isEvenOdd: isEvenOdd,
                    .radialGradient(
                        gradient.stops.resolved, center: end.applying(gradient.transform),
                        startRadius: startRadius * scale, endRadius: endRadius * scale))
            } else {
                let outer = extent
                let bounds = path.boundingRect
                let group = open(.pushTransform(gradient.transform))
                fill(
                    path.applying(gradient.transform.inverted()), isEvenOdd: isEvenOdd,
                    .radialGradient(
                        gradient.stops.resolved, center: end, startRadius: startRadius, endRadius: endRadius))
                close(group)
                extent = outer.union(bounds)
            }
        }
        if let limits { close(limits) }
    }

    /// Fills a path with circles that shrink from the outer one to the inner one.
    private mutating func fillCircles(
        _ path: Path, isEvenOdd: Bool, _ gradient: VectorGradient, _ start: (CGPoint, CGFloat),
        _ end: (CGPoint, CGFloat)
    ) {
        if !gradient.stops.isOpaque { warn("a translucent gradient with a focus is not exact.") }
        let count = 96
        let isGrowing = end.1 >= start.1
        let outer = extent
        let bounds = path.boundingRect
        let group = open(.pushClip(path, FillStyle(eoFill: isEvenOdd)))
        fill(Path(bounds), isEvenOdd: false, .color(gradient.stops.color(at: isGrowing ? 1 : 0)))
        for step in 0...count {
            let part = isGrowing ? 1 - Double(step) / Double(count) : Double(step) / Double(count)
            let radius = start.1 + (end.1 - start.1) * part
            guard radius > 0 else { continue }
            let center = CGPoint(
                x: start.0.x + (end.0.x - start.0.x) * part, y: start.0.y + (end.0.y - start.0.y) * part)
            let circle = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            fill(
                Path(ellipseIn: circle).applying(gradient.transform), isEvenOdd: false,
                .color(gradient.stops.color(at: part)))
        }
        close(group)
        extent = outer.union(bounds)
    }
}

extension VectorGradient {
    /// The corners of a rectangle of the picture, in the gradient's coordinates.
    private func corners(of bounds: CGRect) -> [CGPoint] {
        let inverse = transform.inverted()
        return [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ].map { $0.applying(inverse) }
    }

    /// The gradient with its colours repeated as far as a rectangle of the picture reaches.
    fileprivate func spreading(over bounds: CGRect) -> VectorGradient {
        guard spread != .pad else { return self }
        let mirrors = spread == .reflect
        var result = self
        result.spread = .pad
        switch shape {
        case .linear(let start, let end):
            let vector = CGPoint(x: end.x - start.x, y: end.y - start.y)
            let square = vector.x * vector.x + vector.y * vector.y
            guard square > 0 else { return result }
            let places = corners(of: bounds).map {
                (($0.x - start.x) * vector.x + ($0.y - start.y) * vector.y) / square
            }
            let (first, last) = Self.turns(places.min() ?? 0, places.max() ?? 1)
            result.stops = stops.repeated(from: first, to: last, mirrors: mirrors)
            func place(_ turn: Int) -> CGPoint {
                CGPoint(x: start.x + vector.x * CGFloat(turn), y: start.y + vector.y * CGFloat(turn))
            }
            result.shape = .linear(start: place(first), end: place(last))
        case .radial(let start, let startRadius, let end, let endRadius):
            guard endRadius > startRadius else { return result }
            let reach = corners(of: bounds).map { hypot($0.x - end.x, $0.y - end.y) }.max() ?? 0
            let (_, last) = Self.turns(0, (reach - startRadius) / (endRadius - startRadius))
            result.stops = stops.repeated(from: 0, to: last, mirrors: mirrors)
            let turns = CGFloat(last)
            result.shape = .radial(
                start: start, startRadius: startRadius,
                end: CGPoint(x: start.x + (end.x - start.x) * turns, y: start.y + (end.y - start.y) * turns),
                endRadius: startRadius + (endRadius - startRadius) * turns)
        }
        return result
    }

    /// The whole numbers around a range, at most a hundred apart.
    private static func turns(_ low: CGFloat, _ high: CGFloat) -> (Int, Int) {
        guard low.isFinite, high.isFinite else { return (0, 1) }
        let first = Int(max(low.rounded(.down), -50))
        return (first, max(first + 1, Int(min(high.rounded(.up), 50))))
    }

    /// The area outside of which nothing is painted, in the gradient's coordinates; nil if there is no limit.
    fileprivate func limits(over bounds: CGRect) -> Path? {
        guard !extends.before || !extends.after else { return nil }
        let corners = corners(of: bounds)
        switch shape {
        case .linear(let start, let end):
            let length = hypot(end.x - start.x, end.y - start.y)
            guard length > 0 else { return Path() }
            let (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
            let reach = corners.map { hypot($0.x - start.x, $0.y - start.y) }.max() ?? 0
            let (low, high) = (extends.before ? -reach : 0, extends.after ? max(reach, length) : length)
            func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                CGPoint(x: start.x + x * along - y * across, y: start.y + y * along + x * across)
            }
            return Path {
                $0.addLines([
                    corner(low, -reach), corner(high, -reach), corner(high, reach), corner(low, reach),
                ])
                $0.closeSubpath()
            }
        case .radial(let start, let startRadius, let end, let endRadius):
            func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
                Path(
                    ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
                )
            }
            let reach = (corners.map { hypot($0.x - end.x, $0.y - end.y) }.max() ?? 0) + 1
            let isGrowing = endRadius >= startRadius
            let (inner, outer) = isGrowing ? (start, end) : (end, start)
            let (small, large) = isGrowing ? (startRadius, endRadius) : (endRadius, startRadius)
            let (goesIn, goesOut) =
                isGrowing ? (extends.before, extends.after) : (extends.after, extends.before)
            var path = circle(outer, goesOut ? max(reach, large) : large)
            if !goesIn, small > 0 { path.addPath(circle(inner, small)) }
            return path
        }
    }
}

extension CGAffineTransform {
    /// The ends of a linear gradient that looks as one does under this transform: its lines of one colour stay lines, but
    /// may no longer be at right angles to the way between its ends.
    func linearGradient(from start: CGPoint, to end: CGPoint) -> (CGPoint, CGPoint) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let square = x * x + y * y
        let from = start.applying(self)
        guard square > 0, determinant != 0 else { return (from, end.applying(self)) }
        // The gradient's rate of change, as a row vector, through the inverse transform.
        let (rateX, rateY) = (x / square, y / square)
        let newX = (d * rateX - b * rateY) / determinant
        let newY = (a * rateY - c * rateX) / determinant
        let newSquare = newX * newX + newY * newY
        guard newSquare > 0 else { return (from, end.applying(self)) }
        return (from, CGPoint(x: from.x + newX / newSquare, y: from.y + newY / newSquare))
    }
}
