import Foundation

/// The settings of a window: those of `AppStorage`, which the reader's other windows share, and the window's own, those
/// of `SceneStorage`.
package struct WindowSettings: Sendable {
    package let app: SettingsStore
    package let scene: OwnedSettings

    package init(app: SettingsStore = OwnedSettings(over: .standard), scene: OwnedSettings = OwnedSettings()) {
        self.app = app
        self.scene = scene
    }
}

extension EnvironmentValues {
    /// The window's settings; nil if the host sets none, so that the graph makes its own.
    @Entry package var windowSettings: WindowSettings?

    /// The store of settings that name none.
    @Entry package var defaultAppStorage: DefaultsStore?
}

extension View {
    /// Sets the store of the `@AppStorage` properties in this view that name none. It writes at once, and everybody who
    /// uses the store shares it: in a served app, all visitors.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, DefaultsStore(store))
    }
}
