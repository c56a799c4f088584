import RoostCore

/// A scene's place among the status items of a desktop's panel.
package struct StatusItemDeclaration {
    package let label: AnyView
    package let isInserted: Bool
    /// Whether the item opens a small window with the scene's content, or else a menu.
    package var opensWindow = false
}

/// The symbol of a status item, as high as those of panels are: 22 points.
nonisolated struct StatusItemLabel: View {
    /// Nil for none.
    let label: AnyView?

    @MainActor var body: some View {
        label.labelStyle(.iconOnly).font(.system(size: 15, weight: .medium)).foregroundStyle(.primary)
            .frame(minWidth: 22, minHeight: 22, maxHeight: 22).fixedSize()
    }
}

/// A status item's menu as the content of a window, where the desktop shows no status items.
nonisolated struct StatusMenuWindow: View {
    let content: AnyView

    @MainActor var body: some View {
        MenuCard(content: content, closing: MenuClosing {}).environment(\.menuMetrics, .pointer)
    }
}
