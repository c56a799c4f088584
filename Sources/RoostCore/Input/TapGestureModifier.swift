/// What `.onTapGesture` applies.
nonisolated struct TapActionModifier: HitTestModifier {
    typealias Body = Never
    let action: () -> Void

    var tapAction: (() -> Void)? { action }

    func describe(_ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes) -> Bool {
        attributes.isTappable = true
        return true
    }
}

extension View {
    /// Runs an action when what the view draws, or its content shape, is tapped.
    nonisolated public func onTapGesture(perform action: @escaping () -> Void) -> some View {
        modifier(TapActionModifier(action: action))
    }
}
