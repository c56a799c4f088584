/// The direction of a position scale.
enum ChartAxis: Hashable, Sendable {
    case x, y
}
