nonisolated struct AccessibilityIdentifierModifier: TraitModifier {
    typealias Body = Never
    let identifier: String

    func apply(to element: LayoutID, in tree: LayoutTree) { tree.setIdentifier(identifier, of: element) }
}

extension View {
    /// A name for tests and reports; people never see or hear it.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityIdentifierModifier(identifier: identifier))
    }
}
