/// A vertical position: an edge or the middle.
@MainActor @preconcurrency public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
