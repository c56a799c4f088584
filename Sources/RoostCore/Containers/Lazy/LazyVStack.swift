import CoreGraphics

/// Views below each other, of which only those in view are made; as broad as it is proposed (FACTS 1.7).
nonisolated public struct LazyVStack<Content: View>: View {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - spacing: points between the views; nil for 8.
    ///   - pinnedViews: headers and footers that stay in view while their section is scrolled.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        LazyContainerNode(
            view, inputs,
            object: { view in
                let alignment = view.alignment
                return LazyContainerObject(
                    axis: .vertical, spacing: view.spacing,
                    arranger: SingleTrack(alignment: Alignment(horizontal: alignment, vertical: .center)),
                    pinned: view.pinnedViews)
            }, content: { $0.content })
    }
}
