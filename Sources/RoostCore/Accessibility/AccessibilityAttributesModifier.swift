/// Says something of each element of the view that it is applied to.
nonisolated struct AccessibilityAttributesModifier: TraitModifier {
    typealias Body = Never
    let change: (inout AccessibilityAttributes) -> Void

    func apply(to element: LayoutID, in tree: LayoutTree) { tree.changeAccessibility(of: element, change) }
}

extension View {
    nonisolated func accessibilityAttributes(_ change: @escaping (inout AccessibilityAttributes) -> Void) -> some View {
        modifier(AccessibilityAttributesModifier(change: change))
    }
}

extension LayoutTree {
    /// What modifiers said of an element; nil where they said nothing.
    func accessibility(of id: LayoutID) -> AccessibilityAttributes? {
        self[id].flags.contains(.hasAccessibility) ? accessibilityTable[id] : nil
    }

    func changeAccessibility(of id: LayoutID, _ change: (inout AccessibilityAttributes) -> Void) {
        change(&accessibilityTable[id, default: AccessibilityAttributes()])
        self[id].flags.insert(.hasAccessibility)
    }

    func forgetAccessibility(of id: LayoutID) {
        guard self[id].flags.contains(.hasAccessibility) else { return }
        accessibilityTable[id] = nil
        self[id].flags.remove(.hasAccessibility)
    }
}
