/// What a tap anywhere on a row does whose content is a link or a button in the usual style. It stays the same object while
/// what it does changes, so that the row need not be made anew.
nonisolated final class ListRowAction {
    private var action: (@MainActor () -> Void)?

    func set(_ action: @escaping @MainActor () -> Void, isEnabled: Bool) -> ListRowAction {
        self.action = isEnabled ? action : nil
        return self
    }

    @MainActor func run() { action?() }
}

private enum ListRowActionKey: PassingTraitKey {
    static var defaultValue: ListRowAction? { nil }
}

/// Tells the row around a view what a tap on it does.
nonisolated struct ListRowActionModifier: TraitModifier, Equatable {
    typealias Body = Never
    let action: ListRowAction

    func apply(to element: LayoutID, in tree: LayoutTree) {
        tree.changeTraits(of: element) { $0.passing[ListRowActionKey.self] = action }
    }

    static func == (a: Self, b: Self) -> Bool { a.action === b.action }
}

extension Subview {
    var listRowAction: ListRowAction? { tree.traits(of: element).passing[ListRowActionKey.self] }
}
