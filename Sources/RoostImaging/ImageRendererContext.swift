import CoreGraphics
import RoostCore
import RoostRender

extension ImageRenderer {
    /// Lays the view out and calls `renderer` with its size, in points, and a function that draws it into a context. In
    /// a PDF context text stays text and shapes stay vectors.
    /// - Parameter rasterizationScale: Accepted for source compatibility; has no effect here.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let list: DisplayList
        do {
            list = try displayList()
        } catch {
            return Log.warning("\(error)")
        }
        renderer(list.size) { context in
            context.draw(list, size: list.size) { ContextWriter(PDFFile(sink: $0)) }
        }
    }
}

/// Draws a context's pages into a PDF file as they end.
private final class ContextWriter: CGPageWriter {
    private let file: PDFFile

    init(_ file: PDFFile) { self.file = file }

    func append(_ page: CGContext.Page) throws { try file.append(DisplayList(page)) }
    func finish() throws { try file.finish() }
}

extension DisplayList {
    /// The drawings of a page, in its coordinates with y down.
    fileprivate init(_ page: CGContext.Page) {
        self.init(size: page.mediaBox.size)
        for drawing in page.drawings {
            guard let list = drawing.content as? DisplayList else { continue }
            let transform = drawing.transform(on: page)
            // A single drawing of the page's size is the page.
            if page.drawings.count == 1, transform.isIdentity, list.size == size {
                entries = list.entries
                return
            }
            append(.pushTransform(transform))
            entries.append(contentsOf: list.entries)
            append(.pop)
        }
    }
}

extension CGContext.Drawing {
    /// The transform from the drawing's coordinates to the page's, both with y down.
    fileprivate func transform(on page: CGContext.Page) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
            .concatenating(transform)
            .concatenating(
                CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -page.mediaBox.minX, ty: page.mediaBox.maxY))
    }
}
