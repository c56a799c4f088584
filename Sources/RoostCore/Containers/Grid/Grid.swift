import CoreGraphics

/// Views in rows and columns whose widths and heights go by all their cells.
nonisolated public struct Grid<Content: View>: View {
    public typealias Body = Never
    let layout: GridLayout
    var content: Content

    /// - Parameters:
    ///   - horizontalSpacing: points between columns; nil for what the cells prefer.
    ///   - verticalSpacing: points between rows; nil for what the cells prefer.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ContainerNode(view, inputs, layout: { $0.pointee.layout }, content: { withUnsafePointer(to: &$0.content, $1) })
    }
}
