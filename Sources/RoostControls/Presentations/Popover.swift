import RoostCore

extension View {
    /// Presents a bubble that points to this view while `isPresented` is true. In a narrow window it is a sheet, unless
    /// `presentationCompactAdaptation` says otherwise.
    ///
    /// - Parameter arrowEdge: The bubble's edge that the arrow stands on: with `.top` the bubble lies below the view.
    ///   Where it does not fit there, it goes to the other side.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents(.popover(anchor: attachmentAnchor, edge: arrowEdge), isPresented) { AnyView(content()) }
    }

    /// Presents a bubble that points to this view while there is an item; another item is another bubble.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(.popover(anchor: attachmentAnchor, edge: arrowEdge), item) { AnyView(content($0)) }
    }
}
