nonisolated struct HiddenModifier: DrawingModifier {
    typealias Body = Never

    var hidesContent: Bool { true }
    /// A button that is hidden still has its keys (case `ix-B4a`).
    var shortcutsReachContent: Bool { true }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {}

    func describe(_ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes) -> Bool {
        attributes.isHidden = true
        return true
    }

    func admitsHits(_ environment: EnvironmentValues) -> Bool { false }
}

extension View {
    /// Keeps the view's place and draws nothing.
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}
