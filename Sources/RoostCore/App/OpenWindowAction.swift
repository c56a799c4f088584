/// Opens a window of the app. Accepted for existing code: a page is one window, and a warning says so once.
nonisolated public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) { warn() }
    public func callAsFunction<D: Codable & Hashable>(value: D) { warn() }
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { warn() }

    private func warn() { Log.warning("openWindow has no effect: a page is one window") }
}

/// Closes a window of the app. Accepted for existing code: a page is one window, and a warning says so once.
nonisolated public struct DismissWindowAction: Sendable {
    public func callAsFunction() { warn() }
    public func callAsFunction(id: String) { warn() }
    public func callAsFunction<D: Codable & Hashable>(value: D) { warn() }
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { warn() }

    private func warn() { Log.warning("dismissWindow has no effect: a page is one window") }
}

extension EnvironmentValues {
    /// Opens a window of the app.
    public var openWindow: OpenWindowAction { OpenWindowAction() }

    /// Closes a window of the app.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }

    /// Whether the app can have several windows at once.
    public var supportsMultipleWindows: Bool { false }
}
