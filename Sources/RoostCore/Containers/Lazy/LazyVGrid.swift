import CoreGraphics

/// Views in columns of given widths, filled row by row and made only once they come into view (Rules.md, Lazy grids).
nonisolated public struct LazyVGrid<Content: View>: View {
    public typealias Body = Never
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - columns: The columns from leading to trailing; an empty array is one flexible column.
    ///   - alignment: The alignment of the block of columns in the grid.
    ///   - spacing: The gap between rows, in points; nil for 8.
    ///   - pinnedViews: The headers and footers that stay in view while their section scrolls; by default none.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
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
                    arranger: GridTracks(
                        items: view.columns.isEmpty ? [GridItem()] : view.columns,
                        blockShare: alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5),
                    pinned: view.pinnedViews)
            }, content: { $0.content })
    }
}
