/// A gradient with known colours in unpremultiplied sRGB. It has at least one stop; locations rise within 0…1.
package struct ResolvedGradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: ResolvedColor
        package var location: Double

        package init(color: ResolvedColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    package let stops: [Stop]
    /// Whether colours are mixed in OKLab (SwiftUI's default since 2022) rather than in gamma sRGB. Both mix
    /// premultiplied colours.
    package let isPerceptual: Bool

    /// Sorts the stops and limits their locations to 0…1 (case `gfx-G4`). Without stops the gradient is clear.
    package init(stops: [Stop], isPerceptual: Bool = true) {
        let limited = stops.map {
            Stop(color: $0.color, location: $0.location.isNaN ? 0 : min(1, max(0, $0.location)))
        }
        // Equal locations keep their order and make a hard edge.
        let sorted = limited.enumerated().sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }
        self.stops = sorted.isEmpty ? [Stop(color: .clear, location: 0)] : sorted.map(\.element)
        self.isPerceptual = isPerceptual
    }
}

extension ResolvedGradient {
    /// The colour at a location along the gradient. Beyond the ends it is the end's colour.
    package func color(at location: Double) -> ResolvedColor {
        // The last stop at or before the location: at a hard edge, the later colour.
        var (next, end) = (0, stops.count)
        while next < end {
            let middle = (next + end) / 2
            if stops[middle].location > location { end = middle } else { next = middle + 1 }
        }
        guard next < stops.count else { return stops[stops.count - 1].color }
        guard next > 0 else { return stops[0].color }
        let (from, to) = (stops[next - 1], stops[next])
        let fraction = (location - from.location) / (to.location - from.location)
        return from.color.mixed(with: to.color, by: fraction, isPerceptual: isPerceptual)
    }

    /// `count` colours at even steps from 0 to 1 inclusive, in premultiplied gamma sRGB with each component in 0…1.
    package func table(count: Int) -> [SIMD4<Float>] {
        guard count > 1 else { return count == 1 ? [color(at: 0).premultiplied] : [] }
        var segment = 0
        var mixer: ColorMixer?
        return (0..<count).map { index in
            let location = Double(index) / Double(count - 1)
            while segment < stops.count, stops[segment].location <= location {
                segment += 1
                mixer = nil
            }
            if segment == 0 { return stops[0].color.premultiplied }
            if segment == stops.count { return stops.last!.color.premultiplied }
            let (from, to) = (stops[segment - 1], stops[segment])
            if mixer == nil { mixer = ColorMixer(from: from.color, to: to.color, isPerceptual: isPerceptual) }
            return mixer!.color(at: (location - from.location) / (to.location - from.location)).premultiplied
        }
    }
}

extension ResolvedColor {
    /// Premultiplied gamma sRGB, each component in 0…1.
    package var premultiplied: SIMD4<Float> {
        // Not `clamped`, which is a function for each component.
        let positive = SIMD4(red, green, blue, 1).replacing(with: 0, where: SIMD4(red, green, blue, 1) .< 0)
        let color = positive.replacing(with: 1, where: positive .> 1)
        return color * min(1, max(0, opacity.isNaN ? 0 : opacity))
    }

    package func mixed(with other: ResolvedColor, by fraction: Double, isPerceptual: Bool) -> ResolvedColor {
        ColorMixer(from: self, to: other, isPerceptual: isPerceptual).color(at: fraction)
    }
}

/// Mixes two premultiplied colours in OKLab or in gamma sRGB (cases `gfx-G1`, `gfx-G2`, `gfx-G5`).
struct ColorMixer {
    private let from, to: SIMD3<Double>
    private let fromOpacity, toOpacity: Double
    private let isPerceptual: Bool

    init(from: ResolvedColor, to: ResolvedColor, isPerceptual: Bool) {
        self.isPerceptual = isPerceptual
        fromOpacity = Double(from.opacity)
        toOpacity = Double(to.opacity)
        self.from = (isPerceptual ? RGB.okLab(from.components) : from.components) * fromOpacity
        self.to = (isPerceptual ? RGB.okLab(to.components) : to.components) * toOpacity
    }

    func color(at fraction: Double) -> ResolvedColor {
        let opacity = fromOpacity + (toOpacity - fromOpacity) * fraction
        guard opacity != 0 else { return .clear }
        let mixed = (from + (to - from) * fraction) / opacity
        return ResolvedColor(
            components: isPerceptual ? RGB.fromOKLab(mixed) : mixed, opacity: Float(opacity))
    }
}

extension ResolvedGradient {
    package func multipliedOpacity(by factor: Double) -> ResolvedGradient {
        ResolvedGradient(
            stops: stops.map { Stop(color: $0.color.multipliedOpacity(by: factor), location: $0.location) },
            isPerceptual: isPerceptual)
    }
}
