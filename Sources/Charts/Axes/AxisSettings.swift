import Foundation

/// What modifiers ask of an axis. Each modifier sets what it names.
struct AxisSettings {
    var visibility = Visibility.automatic
    /// The axis's marks; nil for the usual ones.
    var groups: [AxisGroup]?
    /// The axis's titles, the innermost modifier's first.
    var titles: [AxisTitle] = []
    /// Changes the look of the whole axis.
    var style: ((AnyView) -> AnyView)?
}

/// The title of an axis.
struct AxisTitle {
    let view: AnyView
    let position: AnnotationPosition
    let alignment: Alignment?
    /// The distance to the labels, in points.
    let spacing: CGFloat?
}
