import RoostCore

/// Opens a window of the app, or brings it to the front. A page is one window: there it has no effect, with a warning.
nonisolated public struct OpenWindowAction: Sendable {
    fileprivate let opener: WindowOpener?

    /// Opens a window of the scene with an id: another one of a `WindowGroup`, the only one of a `Window`.
    @MainActor @preconcurrency
    public func callAsFunction(id: String) { open(.scene(id: id, value: nil)) }
    /// Opens the window for a value, of the scene whose windows are for values of its type.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(value: D) { open(.scene(id: nil, value: value)) }
    /// Opens the window for a value, of the scene with an id.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(.scene(id: id, value: value)) }

    private func open(_ target: WindowRequest.Target) {
        guard let opener else { return Log.warning("openWindow has no effect: a page is one window") }
        opener.open(WindowRequest(target: target))
    }
}

/// Closes windows of the app. A page is one window: there it has no effect, with a warning.
nonisolated public struct DismissWindowAction: Sendable {
    fileprivate let opener: WindowOpener?

    /// Closes the window of the view.
    @MainActor @preconcurrency
    public func callAsFunction() { close(.own) }
    /// Closes the windows of the scene with an id.
    @MainActor @preconcurrency
    public func callAsFunction(id: String) { close(.scene(id: id, value: nil)) }
    /// Closes the window for a value.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(value: D) { close(.scene(id: nil, value: value)) }
    /// Closes the window for a value, of the scene with an id.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { close(.scene(id: id, value: value)) }

    private func close(_ target: WindowRequest.Target) {
        guard let opener else { return Log.warning("dismissWindow has no effect: a page is one window") }
        opener.close(WindowRequest(target: target))
    }
}

/// Opens the window of the app's `Settings`. A page is one window: there it has no effect, with a warning.
nonisolated public struct OpenSettingsAction: Sendable {
    fileprivate let opener: WindowOpener?

    /// Opens the window, or brings it to the front.
    @MainActor @preconcurrency
    public func callAsFunction() {
        guard let opener else { return Log.warning("openSettings has no effect: a page is one window") }
        opener.open(WindowRequest(target: .settings))
    }
}

extension EnvironmentValues {
    /// Opens a window of the app. On a page it has no effect, with a warning.
    public var openWindow: OpenWindowAction { OpenWindowAction(opener: windowOpener) }

    /// Closes windows of the app. On a page it has no effect, with a warning.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(opener: windowOpener) }

    /// Opens the app's settings. On a page it has no effect, with a warning.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(opener: windowOpener) }

    /// Whether the app can have several windows at once: on the desktop, not on a page.
    public var supportsMultipleWindows: Bool { windowOpener != nil }
}
