import CoreGraphics

/// Views in rows and columns whose widths and heights go by all their cells.
nonisolated public struct Grid<Content: View>: ContainerView {
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

    @inline(__always)
    static func layout(of view: UnsafePointer<Self>) -> GridLayout { view.pointee.layout }

    @inline(__always)
    static func withContent(of view: UnsafeMutablePointer<Self>, _ body: (UnsafePointer<Content>) -> Void) {
        withUnsafePointer(to: &view.pointee.content, body)
    }
}
