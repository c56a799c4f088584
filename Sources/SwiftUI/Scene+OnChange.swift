import RoostControls
import RoostCore

extension Scene {
    /// Runs an action with the new value whenever a value has changed.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        onChange(of: value) { _, newValue in action(newValue) }
    }
}
