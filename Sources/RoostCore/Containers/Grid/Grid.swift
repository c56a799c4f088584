import CoreGraphics

/// Views in rows and columns, which are as wide and as tall as all their cells require. A child that is no `GridRow`
/// spans all columns.
nonisolated public struct Grid<Content: View>: ContainerView {
    public typealias Body = Never
    let layout: GridLayout
    var content: Content

    /// - Parameters:
    ///   - alignment: The alignment of cells in their slots.
    ///   - horizontalSpacing: The gap between columns, in points; nil for the cells' preferences.
    ///   - verticalSpacing: The gap between rows, in points; nil for the cells' preferences.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    @inline(__always)
    static func layout(of view: UnsafePointer<Self>) -> GridLayout { view.pointee.layout }

    @inline(__always)
    static func withContent(of view: UnsafeMutablePointer<Self>, _ body: (UnsafePointer<Content>) -> Void) {
        withUnsafePointer(to: &view.pointee.content, body)
    }
}
