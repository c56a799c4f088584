extension LayoutTree {
    /// Whether the accessibility tree of the placed elements is their texts, one by one, and says nothing else. To know it
    /// takes a fraction of the work of the tree, which a document's blocks need seldom.
    package var readsAsDrawn: Bool {
        var attributes = AccessibilityAttributes()
        return isReadAsDrawn(root, &attributes)
    }

    private func isReadAsDrawn(_ element: LayoutID, _ attributes: inout AccessibilityAttributes) -> Bool {
        guard isPlaced(element), let owner = owner(of: element) else { return true }
        if self[element].flags.contains(.hasAccessibility) || identifier(of: element) != nil { return false }
        if owner.isText { return true }
        if owner.unseenLayerUse != nil || owner.describe(element, to: &attributes) { return false }
        var child = firstChild(of: element)
        while child.exists {
            guard StackGuard.run(depth: owner.depth, { isReadAsDrawn(child, &attributes) }) else { return false }
            child = nextSibling(of: child)
        }
        return true
    }
}
