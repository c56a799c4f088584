/// Whether a scene is in use. On a live page, whether the reader sees the page.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not visible: the browser's tab is hidden.
    case background
    /// Visible without taking input. Roost never sets it.
    case inactive
    /// Visible and in use.
    case active
}

extension EnvironmentValues {
    /// The state of the scene around the view; active by default, as in images.
    @Entry public var scenePhase: ScenePhase = .active
}
