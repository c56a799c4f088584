import RoostCore

/// A menu that opens when a view is held.
@available(*, deprecated, message: "Use contextMenu(menuItems:)")
nonisolated public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// A menu of actions, made at once.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// A menu that opens when the view is held; nil for none.
    @available(*, deprecated, message: "Use contextMenu(menuItems:)")
    @ViewBuilder nonisolated public func contextMenu<MenuItems: View>(
        _ contextMenu: ContextMenu<MenuItems>?
    ) -> some View {
        if let contextMenu { self.contextMenu { contextMenu.items } } else { self }
    }
}
