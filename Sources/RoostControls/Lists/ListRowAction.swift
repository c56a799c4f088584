import CoreGraphics
@_spi(Engine) import RoostCore

/// The action of a tap anywhere on a row whose content is a link or a button in the usual style. The object stays the
/// same while its action changes, so that the row need not be made anew. A view that holds it as state must not be
/// captured by the action: the two would retain each other.
nonisolated final class ListRowAction {
    private var action: (@MainActor () -> Void)?
    /// Whether the action belongs to a row, which then shows the press itself.
    var isOfRow = false
    /// Whether the row turns grey while it is pressed.
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

/// Gives the row around a view its tap action.
nonisolated struct ListRowActionModifier: TraitModifier, Equatable {
    typealias Body = Never
    let action: ListRowAction

    func apply(to element: LayoutID, in tree: LayoutTree) {
        tree.changeTraits(of: element) { $0.passing[ListRowActionKey.self] = action }
    }

    static func == (a: Self, b: Self) -> Bool { a.action === b.action }
}

/// Opens the context menu of a row's content from anywhere on the row. As with `ListRowAction`, the view that holds it
/// must not be captured by it.
nonisolated final class ListRowMenu {
    /// Takes the mouse's position in the window; nil if the request comes from something else.
    private(set) var open: @MainActor (CGPoint?) -> Void = { _ in }

    func set(_ open: @escaping @MainActor (CGPoint?) -> Void) -> ListRowMenu {
        self.open = open
        return self
    }
}

private enum ListRowMenuKey: PassingTraitKey {
    static var defaultValue: ListRowMenu? { nil }
}

/// Gives the row around a view its context menu.
nonisolated struct ListRowMenuModifier: TraitModifier, Equatable {
    typealias Body = Never
    /// Nil if the view is in no row.
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
