import CoreGraphics
import Foundation
import RoostCore
import RoostImaging

/// Makes PDF documents with the drawing functions of UIKit and of a `CGContext`. Text stays text, and paths stay paths.
open class UIGraphicsPDFRenderer {
    private let bounds: CGRect
    /// The settings of the documents.
    public let format: UIGraphicsPDFRendererFormat

    /// A renderer of documents with pages of a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
        self.bounds = bounds
        self.format = format
    }

    /// The document that `actions` draw; they begin each page.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        guard let consumer = CGDataConsumer(data: data) else { return Data() }
        withUnsafePointer(to: bounds) { box in
            if let context = CGContext(consumer: consumer, mediaBox: box, nil) { draw(actions, into: context) }
        }
        return data as Data
    }

    /// Writes the document that `actions` draw into a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }

    private func draw(_ actions: (UIGraphicsPDFRendererContext) -> Void, into document: CGContext) {
        let context = UIGraphicsPDFRendererContext(document, bounds, format)
        actions(context)
        context.endPage()
        document.closePDF()
    }
}

/// The settings of a renderer's documents.
open class UIGraphicsPDFRendererFormat {
    /// The document's title, author and other facts; has no effect here.
    open var documentInfo: [String: Any] = [:]

    /// Settings of the default values.
    public init() {}

    /// New settings of the default values.
    open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    /// The same as `default()` here.
    open class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// The document of a renderer's actions.
open class UIGraphicsPDFRendererContext {
    private let document: CGContext
    private var page: UIGraphicsDrawing?
    /// The rectangle of the pages, in points.
    public let pdfContextBounds: CGRect
    /// The settings of the document.
    public let format: UIGraphicsPDFRendererFormat

    init(_ document: CGContext, _ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
        self.document = document
        self.format = format
        pdfContextBounds = bounds
    }

    /// The context of the current page, in points from its top left corner. Before the first page its drawing is lost.
    open var cgContext: CGContext { page?.context ?? UIGraphicsDrawing(size: pdfContextBounds.size, scale: 1).context }

    /// Ends the page and begins a new one.
    open func beginPage() {
        endPage()
        let page = UIGraphicsDrawing(size: pdfContextBounds.size, scale: 1)
        self.page = page
        UIGraphicsDrawing.begin(page)
    }

    /// Ends the page and begins a new one. All pages have the document's size, whatever `bounds` and `pageInfo` say.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        if bounds.size != pdfContextBounds.size {
            Log.warning("UIGraphicsPDFRenderer: all pages of a document have its size")
        }
        beginPage()
    }

    /// Fills a rectangle, in points, with the current fill colour.
    open func fill(_ rect: CGRect) { page?.context.fill(rect) }

    func endPage() {
        guard let page = page.take() else { return }
        _ = UIGraphicsDrawing.end()
        document.beginPDFPage(nil)
        nonisolated(unsafe) let (drawing, document) = (page, document)
        withMainActorAssumed {
            MainActor.assumeIsolated {
                ImageRenderer(content: drawing.picture).render { _, draw in draw(document) }
            }
        }
        document.endPDFPage()
    }
}
