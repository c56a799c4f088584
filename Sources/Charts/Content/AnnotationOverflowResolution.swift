/// The way in which an annotation that does not fit is kept in the plot or the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// The area in which an annotation stays.
    public struct Boundary: Hashable, Sendable {
        enum Area { case automatic, plot, chart }
        let area: Area

        /// The chart.
        public static let automatic = Boundary(area: .automatic)
        /// The plot area.
        public static let plot = Boundary(area: .plot)
        /// The whole chart.
        public static let chart = Boundary(area: .chart)
    }

    /// The way along one axis.
    public struct Strategy: Hashable, Sendable {
        /// The area to stay in; nil where the annotation stays at its place.
        let boundary: Boundary?
        /// Whether the scale leaves room for the annotation in the plot.
        var padsScale = false

        /// Stays at its place.
        public static let automatic = Strategy(boundary: nil)
        /// Moves into the chart.
        public static let fit = Strategy(boundary: .automatic)
        /// Moves into an area.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
        /// Stays at its place, and may be drawn outside of the chart.
        public static let disabled = Strategy(boundary: nil)
        /// Stays at its place. The scale leaves as much room at the ends of the plot as the annotation takes.
        public static let padScale = Strategy(boundary: nil, padsScale: true)
    }

    let x: Strategy
    let y: Strategy

    /// A way for each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// The default way.
    public static let automatic = AnnotationOverflowResolution()
}
