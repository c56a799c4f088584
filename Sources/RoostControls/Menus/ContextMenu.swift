import CoreGraphics
import RoostCore

extension View {
    /// Gives the view a menu that opens when the view is held, or clicked with the mouse's other button or the control
    /// key.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
    }

    /// Gives the view a menu that opens when the view is held, under a preview, or beside the mouse where its other
    /// button is pressed.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }
}

/// Opens a context menu: for a touch that rests, the mouse's other button, a click with the control key, or a request
/// of accessibility.
nonisolated private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: Items
    /// Nil for none.
    let preview: Preview?
    @State private var isOpen = false
    /// The place in the window where the mouse's other button opened the menu; nil where anything else did.
    @State private var clickedAt: CGPoint?
    @State private var rowMenu = ListRowMenu()
    @Environment(\.isInList) private var isInList

    @MainActor func body(content: Content) -> some View {
        content
            .opensMenu { open(at: $0) }
            .accessibilityAction(.showMenu) { open(at: nil) }
            .presentsContextMenu(
                $isOpen, clickedAt: clickedAt, content: { items }, preview: preview.map { preview in { preview } }
            )
            .modifier(rowPart)
    }

    private func open(at point: CGPoint?) {
        clickedAt = point
        isOpen = true
    }

    /// Lets the whole row open the menu where the view is all of a row's content.
    @MainActor private var rowPart: ListRowMenuModifier {
        let menu = rowMenu.set { [isOpen = $isOpen, clickedAt = $clickedAt] in
            clickedAt.wrappedValue = $0
            isOpen.wrappedValue = true
        }
        return ListRowMenuModifier(menu: isInList ? menu : nil)
    }
}

extension View {
    /// Acts where a context menu is to open: for a touch that rests, the mouse's other button, or a click with the
    /// control key. The action gets the place of the other button's click in the window, else nil.
    nonisolated func opensMenu(_ open: @escaping @MainActor (CGPoint?) -> Void) -> some View {
        simultaneousGesture(LongPressGesture.opensMenu.onEnded { _ in runIsolated { open(nil) } })
            .simultaneousGesture(TapGesture().modifiers(.control).onEnded { runIsolated { open(nil) } })
            .modifier(SecondaryClickModifier { open($0) })
    }
}
