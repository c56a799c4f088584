import RoostCore

/// Changes of layers that belong together. Layers change at once here, without an animation of their own, so only the
/// completion has an effect.
@MainActor @preconcurrency public enum CATransaction {
    private static var completions: [[() -> Void]] = []

    /// Begins a group of changes.
    public static func begin() { completions.append([]) }

    /// Ends the group, and calls its completions.
    public static func commit() { for completion in completions.popLast() ?? [] { completion() } }

    /// Calls a closure when the group ends; at once outside of groups.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return }
        if completions.isEmpty { block() } else { completions[completions.count - 1].append(block) }
    }

    /// Accepted for source compatibility: changes are never animated here.
    public static func setDisableActions(_ flag: Bool) {}
    /// Accepted for source compatibility; has no effect here.
    public static func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Accepted for source compatibility; has no effect here.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Does nothing: changes are drawn with the next frame.
    public static func flush() {}
}
