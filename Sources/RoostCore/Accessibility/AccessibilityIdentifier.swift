nonisolated struct AccessibilityIdentifierModifier: TraitModifier {
    typealias Body = Never
    /// Nil to change nothing.
    let identifier: String?

    func apply(to element: LayoutID, in tree: LayoutTree) {
        if let identifier { tree.setIdentifier(identifier, of: element) }
    }
}

extension View {
    /// Sets a name for tests and reports, which is never shown or read out. In a browser it is the element's
    /// `data-testid`.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityIdentifierModifier(identifier: identifier))
    }
}

final class IdentifierTable: ElementTable<String> {}

extension LayoutTree {
    /// The identifier that `accessibilityIdentifier` gave an element.
    package func identifier(of id: LayoutID) -> String? {
        self[id].flags.contains(.hasIdentifier) ? table(IdentifierTable.self)[id] : nil
    }

    fileprivate func setIdentifier(_ identifier: String, of id: LayoutID) {
        table(IdentifierTable.self).set(identifier, of: id, in: self)
        self[id].flags.insert(.hasIdentifier)
    }
}
