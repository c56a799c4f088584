import CoreGraphics

/// Views in rows of given breadths, of which only those in view are made (FACTS 1.7).
nonisolated public struct LazyHGrid<Content: View>: View {
    public typealias Body = Never
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - alignment: of the block of rows in the grid.
    ///   - spacing: points between columns; nil for 8.
    ///   - pinnedViews: headers and footers that stay in view while their section is scrolled.
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
