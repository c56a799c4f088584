import CoreGraphics
import RoostCore

/// A part of a document with pages of its own: it begins on a new page, and so do the views after it. Outside of a
/// document, and inside a stack, it is its content.
nonisolated public struct PageSection<Content: View>: View {
    private let size: PageSize?
    private let margins: EdgeInsets?
    private let columns: Int?
    private let columnSpacing: CGFloat
    private let content: Content

    /// A part with other pages than the document around it.
    /// - Parameters:
    ///   - size: The size of the pages; nil for the document's.
    ///   - margins: The room at the edges, in points; nil for the document's.
    ///   - columns: The number of columns; nil for the document's.
    ///   - columnSpacing: The distance of the columns, in points.
    nonisolated public init(
        size: PageSize? = nil, margins: EdgeInsets? = nil, columns: Int? = nil, columnSpacing: CGFloat = 24,
        @ViewBuilder content: () -> Content
    ) {
        self.size = size
        self.margins = margins
        self.columns = columns
        self.columnSpacing = columnSpacing
        self.content = content()
    }

    @MainActor public var body: some View { content }
}

extension PageSection: FlowingView {
    @MainActor func flow(into flow: Flow) throws {
        let outer = flow.composer.style
        var style = outer
        if let size { style.size = size }
        if let margins { style.margins = margins }
        if let columns { style.setColumns(columns, spacing: columnSpacing) }
        try flow.composer.begin(style)
        try flow.add(content)
        try flow.composer.begin(outer)
    }
}
