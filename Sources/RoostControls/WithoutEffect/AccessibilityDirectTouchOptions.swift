import RoostCore

/// Options for touches that reach a view past a screen reader. Browsers know no such touches.
nonisolated public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The screen reader says nothing while the view is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// Touches reach the view once it has been activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
