/// A horizontal position: an edge or the middle.
@MainActor @preconcurrency public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
