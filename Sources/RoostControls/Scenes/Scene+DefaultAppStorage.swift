import CoreGraphics
import RoostCore

extension Scene {
    /// Sets the store of the `@AppStorage` properties in this scene that name none. It writes at once, and everybody
    /// who uses the store shares it: in a served app, all visitors.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.defaultAppStorage, DefaultsStore(store))
    }
}
