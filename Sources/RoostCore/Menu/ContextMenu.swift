import CoreGraphics

extension View {
    /// A menu that opens when the view is held, or clicked with the control key.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems, preview: nil))
    }

    /// A menu that opens when the view is held, under a preview.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems, preview: preview))
    }
}

/// What opens a context menu: a touch that rests, a click with the control key, or a request.
nonisolated private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: () -> Items
    /// Nil for none.
    let preview: (() -> Preview)?
    @State private var isOpen = false
    @State private var rowMenu = ListRowMenu()
    @Environment(\.isInList) private var isInList

    @ViewBuilder @MainActor func body(content: Content) -> some View {
        let opening =
            content
            .opensMenu { isOpen = true }
            .accessibilityAction(.showMenu) { isOpen = true }
        if let preview {
            opening.presentsMenu($isOpen, content: items, preview: preview).modifier(rowPart)
        } else {
            opening.presentsMenu($isOpen, closeOuter: nil, content: items).modifier(rowPart)
        }
    }

    /// Where the view is all that is in a row, the row is the view.
    @MainActor private var rowPart: ListRowMenuModifier {
        ListRowMenuModifier(menu: isInList ? rowMenu.set { [isOpen = $isOpen] in isOpen.wrappedValue = true } : nil)
    }
}

extension View {
    /// Acts where a context menu is to open: for a touch that rests, and a click with the control key.
    nonisolated func opensMenu(_ open: @escaping @MainActor () -> Void) -> some View {
        simultaneousGesture(LongPressGesture.opensMenu.onEnded { _ in runIsolated(open) })
            .simultaneousGesture(TapGesture().modifiers(.control).onEnded { runIsolated(open) })
    }
}
