nonisolated struct HiddenModifier: DrawingModifier {
    typealias Body = Never

    var hidesContent: Bool { true }
    /// A hidden button keeps its keyboard shortcut (case `ix-B4a`).
    var shortcutsReachContent: Bool { true }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {}

    func describe(_ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes) -> Bool {
        attributes.isHidden = true
        return true
    }

    func admitsHits(_ environment: EnvironmentValues) -> Bool { false }
}

extension View {
    /// Hides the view: it keeps its place in layout, but is not drawn, takes no hits, and is left out for screen
    /// readers.
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}
