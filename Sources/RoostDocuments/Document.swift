import CoreGraphics
import Foundation
import RoostCore

/// Views that flow over pages: an addition of Roost's, for invoices, statements, reports and certificates.
///
/// The content is ordinary SwiftUI. Each view gets the width of the column and its ideal height, as in a `VStack`; what
/// does not fit goes on to the next page. Pages break between views, inside vertical stacks and grids, and between the
/// lines of texts, of which at least two stay together.
///
/// ```swift
/// let document = Document {
///     Text("Statement").font(.title).accessibilityHeading(.h1)
///     ForEach(entries) { EntryRow(entry: $0) }
/// }
/// .pageSize(.a4)
/// .pageFooter { page in Text("Page \(page.number) of \(page.count)") }
/// .title("Statement")
/// try document.write(to: URL(filePath: "statement.pdf"))
/// ```
///
/// A `ForEach` and a `DocumentTable` that stand directly in the document, or in a view of yours that stands there, are
/// laid out element by element, so that the length of a document does not matter for memory. What stands inside a stack
/// is laid out at once.
public struct Document {
    let content: any View
    let spacing: CGFloat?
    var style = PageStyle()
    var header: PageMargin?
    var footer: PageMargin?
    var metadata = DocumentMetadata()
    var isTagged = true
    var attachments: [DocumentAttachment] = []
    var isArchival = false

    /// A document of views, one below the other.
    /// - Parameters:
    ///   - spacing: The distance of the views, in points; nil for the distance that a `VStack` would choose.
    ///   - content: Makes the views, on the current thread.
    public init<Content: View>(spacing: CGFloat? = nil, @ViewBuilder content: @MainActor () -> Content) {
        self.spacing = spacing
        self.content = makeView(content)
    }

    private func with(_ change: (inout Document) -> Void) -> Document {
        var copy = self
        change(&copy)
        return copy
    }

    // MARK: Pages

    /// Sets the size of the pages; by default A4, upright.
    public func pageSize(_ size: PageSize) -> Document { with { $0.style.size = size } }

    /// Sets the room between the edges of a page and everything on it, in points; by default 56 on each side (20 mm).
    public func pageMargins(_ margins: EdgeInsets) -> Document { with { $0.style.margins = margins } }

    /// Sets the same room at all edges of a page, in points.
    public func pageMargins(_ length: CGFloat) -> Document {
        pageMargins(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Sets the number of columns on a page; by default one. The content fills them from the leading side.
    /// - Parameter spacing: The distance of the columns, in points.
    public func columns(_ count: Int, spacing: CGFloat = 24) -> Document {
        with { $0.style.setColumns(count, spacing: spacing) }
    }

    /// Sets the side of a column to which narrower views are aligned; by default the leading one.
    public func alignment(_ alignment: HorizontalAlignment) -> Document { with { $0.style.alignment = alignment } }

    /// Draws everything but the page larger or smaller; by default 1. A view's point is then `scale` points of paper.
    public func contentScale(_ scale: CGFloat) -> Document { with { $0.style.setScale(scale) } }

    /// Puts a view at the head of each page, inside the margins.
    ///
    /// The closure gets the page. A first page or even pages of their own are conditions:
    /// `if !page.isFirst { Text("Invoice 17") }`.
    /// - Parameter spacing: The distance between the view and the content, in points.
    public func pageHeader<Header: View>(
        spacing: CGFloat = 16, @ViewBuilder _ header: @escaping @MainActor (DocumentPage) -> Header
    ) -> Document {
        with { $0.header = PageMargin(spacing: spacing, content: header) }
    }

    /// Puts a view at the foot of each page, inside the margins.
    /// - Parameter spacing: The distance between the content and the view, in points.
    public func pageFooter<Footer: View>(
        spacing: CGFloat = 16, @ViewBuilder _ footer: @escaping @MainActor (DocumentPage) -> Footer
    ) -> Document {
        with { $0.footer = PageMargin(spacing: spacing, content: footer) }
    }

    // MARK: Facts

    /// Sets the title, which viewers show in place of the file's name.
    public func title(_ title: String) -> Document { with { $0.metadata.title = title } }

    /// Sets all facts that the file states about itself.
    public func metadata(_ metadata: DocumentMetadata) -> Document { with { $0.metadata = metadata } }
}

/// A view at the head or foot of each page.
struct PageMargin {
    let spacing: CGFloat
    let makeBlock: @MainActor (DocumentPage, BlockContext) -> FlowBlock

    init<Content: View>(spacing: CGFloat, content: @escaping @MainActor (DocumentPage) -> Content) {
        self.spacing = spacing
        makeBlock = { page, context in FlowBlock(content(page), context) }
    }
}
