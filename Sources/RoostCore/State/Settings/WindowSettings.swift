import Foundation

/// The settings of a window: `AppStorage`'s, which its reader's other windows share, and its own, `SceneStorage`'s.
package struct WindowSettings: Sendable {
    package let app: OwnedSettings
    package let scene: OwnedSettings

    package init() {
        app = OwnedSettings(over: .standard)
        scene = OwnedSettings()
    }
}

private struct WindowSettingsKey: EnvironmentKey { static var defaultValue: WindowSettings? { nil } }

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: DefaultsStore? { nil } }

extension EnvironmentValues {
    /// The window's settings; nil where nobody has said, so that a graph has some of its own.
    package var windowSettings: WindowSettings? {
        get { self[WindowSettingsKey.self] }
        set { self[WindowSettingsKey.self] = newValue }
    }

    /// Where settings are that name no store.
    var defaultAppStorage: DefaultsStore? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// The store of the `@AppStorage` properties in the view that name none. What they write is in it at once, and
    /// everybody who uses the store shares it: in a served app, all visitors.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, DefaultsStore(store))
    }
}

extension Scene {
    /// The store of the `@AppStorage` properties in the scene that name none. What they write is in it at once, and
    /// everybody who uses the store shares it: in a served app, all visitors.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.defaultAppStorage, DefaultsStore(store))
    }
}
