import RoostCore

extension View {
    /// Gives the rows of lists and tables with a selection a menu for their values, and an action.
    ///
    /// The menu of a selected row is for the whole selection, that of another row for its own value alone. The closure
    /// of the menu never gets an empty set here: the room below the rows has no menu.
    ///
    /// - Parameters:
    ///   - itemType: The type of the selection's values. Rows with values of other types have no menu.
    ///   - menu: Makes the menu's items for values of the selection.
    ///   - primaryAction: Acts on a tap on a row instead of selecting it, except while the list is edited. With the look
    ///     of macOS it acts on two clicks.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        environment(\.selectionMenu, SelectionMenu(menu: menu, primaryAction: primaryAction))
    }
}

/// The menu and the action of a selection, whatever the type of its values.
nonisolated struct SelectionMenu {
    /// Values of the menu's type.
    struct Values {
        fileprivate let set: Any
    }

    /// The values of a menu: those of a row with a tag, or of the whole selection that it belongs to; nil if the row's
    /// value is of another type.
    let values: (SelectionTag, [AnyHashable]) -> Values?
    let items: (Values) -> AnyView
    let primaryAction: ((Values) -> Void)?

    init<I: Hashable, M: View>(menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?) {
        func set(_ values: Values) -> Set<I> { values.set as? Set<I> ?? [] }
        values = { tag, chosen in
            guard let own = tag.value(as: I.self) else { return nil }
            return Values(set: Set(chosen.compactMap { $0.base as? I } + [own]))
        }
        items = { values in AnyView(menu(set(values))) }
        if let primaryAction {
            self.primaryAction = { values in primaryAction(set(values)) }
        } else {
            self.primaryAction = nil
        }
    }
}

extension EnvironmentValues {
    /// The menu and the action of the selections of the lists inside.
    @Entry var selectionMenu: SelectionMenu?
}
