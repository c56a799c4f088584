/// Which way an adjustable view's value goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}
