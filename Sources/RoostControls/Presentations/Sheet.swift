import RoostCore

extension View {
    /// Presents a card over the window while `isPresented` is true; `onDismiss` runs when it has gone.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents(.sheet, isPresented, ended: onDismiss) { AnyView(content()) }
    }

    /// Presents a card over the window while there is an item; another item is another card.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(.sheet, item, ended: onDismiss) { AnyView(content($0)) }
    }

    /// Covers the window while `isPresented` is true; `onDismiss` runs when the cover has gone.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents(.cover, isPresented, ended: onDismiss) { AnyView(content()) }
    }

    /// Covers the window while there is an item; another item is another cover.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(.cover, item, ended: onDismiss) { AnyView(content($0)) }
    }

    // MARK: The modifiers behind all presentations

    nonisolated func presents(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, ended: (() -> Void)? = nil,
        content: @escaping () -> AnyView
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind, item: isPresented.wrappedValue ? AnyHashable(true) : nil, content: content,
                dismiss: { isPresented.wrappedValue = false }, ended: ended))
    }

    nonisolated func presents<Item: Identifiable>(
        _ kind: PresentationKind, _ item: Binding<Item?>, ended: (() -> Void)? = nil,
        content: @escaping (Item) -> AnyView
    ) -> some View {
        let shown = item.wrappedValue
        return modifier(
            PresentationModifier(
                kind: kind, item: shown.map { AnyHashable($0.id) },
                content: { shown.map { content($0) } ?? AnyView(EmptyView()) }, dismiss: { item.wrappedValue = nil },
                ended: ended))
    }
}
