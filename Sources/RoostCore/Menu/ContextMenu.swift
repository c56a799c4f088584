import CoreGraphics

extension View {
    /// A menu that opens when the view is held.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems))
    }

    /// A menu that opens when the view is held, under a preview.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
    ) -> some View {
        modifier(
            ContextMenuModifier {
                VStack(spacing: 0) {
                    preview()
                    menuItems()
                }
            })
    }
}

nonisolated private struct ContextMenuModifier<Items: View>: ViewModifier {
    let items: () -> Items
    @State private var isOpen = false

    @MainActor func body(content: Content) -> some View {
        content
            .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = true })
            .accessibilityAction(.showMenu) { isOpen = true }
            .presentsMenu($isOpen, closeOuter: nil) { items() }
    }
}
