import RoostCore

/// A drag that moves the window. It never begins here, with a warning: the window is the reader's.
nonisolated public struct WindowDragGesture: Gesture {
    /// A drag that moves the window.
    public init() { Log.warning("WindowDragGesture has no effect: the window is the reader's") }

    /// What such a drag tells: nothing.
    public struct Value: Equatable, Sendable {}

    @MainActor @preconcurrency public var body: some Gesture<Value> {
        LongPressGesture(minimumDuration: .infinity).map { _ in Value() }
    }
}
