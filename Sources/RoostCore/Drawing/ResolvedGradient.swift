/// A gradient whose colours are known: at least one stop, locations rising, colours unpremultiplied sRGB.
package struct ResolvedGradient: Equatable, Sendable {
    package struct Stop: Equatable, Sendable {
        package var color: Color.Resolved
        package var location: Double

        package init(color: Color.Resolved, location: Double) {
            self.color = color
            self.location = location
        }
    }

    package var stops: [Stop]
    /// Whether colours are mixed in OKLab (SwiftUI's default since 2022); otherwise in gamma sRGB. Premultiplied either way.
    package var isPerceptual: Bool

    package init(stops: [Stop], isPerceptual: Bool = true) {
        self.stops = stops
        self.isPerceptual = isPerceptual
    }
}
