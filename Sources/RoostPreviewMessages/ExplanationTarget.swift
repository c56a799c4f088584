/// The view that an explanation is about.
public enum ExplanationTarget: Codable, Equatable, Sendable {
    /// The view that the preview shows.
    case root
    /// The first view with this accessibility identifier, label or type.
    case name(String)
    /// The innermost view at a point of the window.
    case point(x: Double, y: Double)
}
