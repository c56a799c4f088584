import CoreGraphics
import RoostLocks
import RoostPicture

extension ResolvedGradient {
    /// Stops between which plain mixing of gamma sRGB, colour and opacity apart, looks like this gradient.
    ///
    /// Files know no other way of mixing. Pieces are halved, up to six times, until they are exact to a third of a
    /// level.
    package var smoothStops: [Stop] {
        guard stops.count <= Self.mostStops else { return coarse.smoothStops }
        guard stops.count <= Self.mostStopsKept else { return makeSmoothStops() }
        return Self.known.value(for: self) { makeSmoothStops() }
    }

    /// Of gradients that views use again and again.
    private static let known = SharedCache<ResolvedGradient, [Stop]>(limit: 128)
    private static let mostStopsKept = 16

    private func makeSmoothStops() -> [Stop] {
        var result: [Stop] = []
        for (left, right) in zip(stops, stops.dropFirst()) where right.location > left.location {
            var (first, last) = (left, right)
            // A clear stop has no colour of its own: it fades its neighbour's.
            if first.color.opacity == 0 { first.color = last.color.with(opacity: 0) }
            if last.color.opacity == 0 { last.color = first.color.with(opacity: 0) }
            if first != result.last { result.append(first) }
            appendPieces(from: first, to: last, depth: 6, &result)
            result.append(last)
        }
        guard let first = stops.first, let last = stops.last, !result.isEmpty else { return stops }
        // If several stops share the first or last place, the outermost one continues beyond it.
        if !first.color.looksLike(result[0].color) { result.insert(first, at: 0) }
        if !last.color.looksLike(result[result.count - 1].color) { result.append(last) }
        return result
    }

    /// More stops than this cannot be told apart on any page.
    private static let mostStops = 4096

    /// The gradient by even steps.
    private var coarse: ResolvedGradient {
        let steps = Self.mostStops - 1
        return ResolvedGradient(
            stops: (0...steps).map { step in
                let location = Double(step) / Double(steps)
                return Stop(color: color(at: location), location: location)
            }, isPerceptual: isPerceptual)
    }

    private func appendPieces(from left: Stop, to right: Stop, depth: Int, _ result: inout [Stop]) {
        // Comparing at the quarters, too, finds curves that cross their chord in the middle.
        let isStraight = [0.25, 0.5, 0.75].allSatisfy { t in
            let location = left.location + (right.location - left.location) * t
            return color(at: location).clean.looksLike(left.color.mixed(with: right.color, by: Float(t)))
        }
        if depth == 0 || isStraight { return }
        let location = (left.location + right.location) / 2
        let middle = Stop(color: color(at: location).clean, location: location)
        appendPieces(from: left, to: middle, depth: depth - 1, &result)
        result.append(middle)
        appendPieces(from: middle, to: right, depth: depth - 1, &result)
    }
}

extension ResolvedColor {
    func with(opacity: Float) -> ResolvedColor {
        var color = self
        color.opacity = opacity
        return color
    }

    /// Every component mixed by itself.
    func mixed(with other: ResolvedColor, by t: Float) -> ResolvedColor {
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * t }
        return ResolvedColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            opacity: mix(opacity, other.opacity))
    }

    fileprivate func looksLike(_ other: ResolvedColor) -> Bool {
        let tolerance: Float = 0.35 / 255
        return abs(red * opacity - other.red * other.opacity) < tolerance
            && abs(green * opacity - other.green * other.opacity) < tolerance
            && abs(blue * opacity - other.blue * other.opacity) < tolerance
            && abs(opacity - other.opacity) < tolerance
    }
}
