import RoostCore

/// Opens a window of the app. Accepted for source compatibility; has no effect here, with a warning: a page is one
/// window.
nonisolated public struct OpenWindowAction: Sendable {
    /// Has no effect here, with a warning.
    public func callAsFunction(id: String) { warn() }
    /// Has no effect here, with a warning.
    public func callAsFunction<D: Codable & Hashable>(value: D) { warn() }
    /// Has no effect here, with a warning.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { warn() }

    private func warn() { Log.warning("openWindow has no effect: a page is one window") }
}

/// Closes a window of the app. Accepted for source compatibility; has no effect here, with a warning: a page is one
/// window.
nonisolated public struct DismissWindowAction: Sendable {
    /// Has no effect here, with a warning.
    public func callAsFunction() { warn() }
    /// Has no effect here, with a warning.
    public func callAsFunction(id: String) { warn() }
    /// Has no effect here, with a warning.
    public func callAsFunction<D: Codable & Hashable>(value: D) { warn() }
    /// Has no effect here, with a warning.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { warn() }

    private func warn() { Log.warning("dismissWindow has no effect: a page is one window") }
}

extension EnvironmentValues {
    /// Opens a window of the app. Has no effect here, with a warning: a page is one window.
    public var openWindow: OpenWindowAction { OpenWindowAction() }

    /// Closes a window of the app. Has no effect here, with a warning: a page is one window.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }

    /// Whether the app can have several windows at once: false, as a page is one window.
    public var supportsMultipleWindows: Bool { false }
}
