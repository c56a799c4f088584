import Foundation

/// What modifiers ask of a legend. Each modifier sets what it names.
struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    /// The distance to the plot and its axes, in points.
    var spacing: CGFloat?
    /// The legend in place of the usual one.
    var content: AnyView?
}
