import CoreGraphics

/// Views in rows of given heights, filled column by column and made only once they come into view (Rules.md, Lazy
/// grids).
nonisolated public struct LazyHGrid<Content: View>: View {
    public typealias Body = Never
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - rows: The rows from top to bottom; an empty array is one flexible row.
    ///   - alignment: The alignment of the block of rows in the grid.
    ///   - spacing: The gap between columns, in points; nil for 8.
    ///   - pinnedViews: The headers and footers that stay in view while their section scrolls; by default none.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
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
                    axis: .horizontal, spacing: view.spacing,
                    arranger: GridTracks(
                        items: view.rows.isEmpty ? [GridItem()] : view.rows,
                        blockShare: alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5), pinned: view.pinnedViews)
            }, content: { $0.content })
    }
}
