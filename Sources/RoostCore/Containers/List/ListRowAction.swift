import CoreGraphics

/// What a tap anywhere on a row does whose content is a link or a button in the usual style. It stays the same object while
/// what it does changes, so that the row need not be made anew. A view that keeps it as a state must not be in the action:
/// the two would keep each other.
nonisolated final class ListRowAction {
    private var action: (@MainActor () -> Void)?
    /// Whether it is a row's, which then shows that it is pressed.
    var isOfRow = false
    /// Whether the row is grey while it is pressed.
    let showsPress: Bool

    init(showsPress: Bool = true) { self.showsPress = showsPress }

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

/// What opens the context menu of a row's content, from anywhere on the row. As with `ListRowAction`, the view that keeps it
/// must not be in it.
nonisolated final class ListRowMenu {
    /// Takes the place of the mouse that asks, in the window; nil where something else does.
    private(set) var open: @MainActor (CGPoint?) -> Void = { _ in }

    func set(_ open: @escaping @MainActor (CGPoint?) -> Void) -> ListRowMenu {
        self.open = open
        return self
    }
}

private enum ListRowMenuKey: PassingTraitKey {
    static var defaultValue: ListRowMenu? { nil }
}

/// Tells the row around a view how to open the view's context menu.
nonisolated struct ListRowMenuModifier: TraitModifier, Equatable {
    typealias Body = Never
    /// Nil where the view is in no row.
    let menu: ListRowMenu?

    func apply(to element: LayoutID, in tree: LayoutTree) {
        guard let menu else { return }
        tree.changeTraits(of: element) { $0.passing[ListRowMenuKey.self] = menu }
    }

    static func == (a: Self, b: Self) -> Bool { a.menu === b.menu }
}

extension Subview {
    var listRowAction: ListRowAction? { tree.traits(of: element).passing[ListRowActionKey.self] }
    var listRowMenu: ListRowMenu? { tree.traits(of: element).passing[ListRowMenuKey.self] }
}
