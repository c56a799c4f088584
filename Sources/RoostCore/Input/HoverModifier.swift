/// What `.onHover` applies: the action stays in the node, for a host with a pointer.
nonisolated package struct HoverModifier: ElementModifier {
    package typealias Body = Never
    package let action: (Bool) -> Void
}

extension View {
    /// Runs an action when the pointer comes over the view, and when it goes.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }
}
