import CoreGraphics

/// Views one below the other, made only once they come into view. The stack is as wide as its proposal (Rules.md,
/// Lazy stacks).
nonisolated public struct LazyVStack<Content: View>: View {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - spacing: The gap between the views, in points; nil for what each two neighbours prefer.
    ///   - pinnedViews: The headers and footers that stay in view while their section scrolls; by default none.
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
