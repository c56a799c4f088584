import Foundation

/// A PDF document that pages are drawn into: what `ImageRenderer.render(rasterizationScale:renderer:)` draws on.
///
/// As with Apple's, the origin is a page's bottom left corner and y points up. Drawing of other kinds does not exist.
public final class CGContext {
    /// One drawing on a page: something that can be drawn and the transform from its space, y up, to the page's.
    package struct Drawing {
        package let content: any Sendable
        package let size: CGSize
        package let transform: CGAffineTransform
    }

    package struct Page {
        package let mediaBox: CGRect
        package fileprivate(set) var drawings: [Drawing] = []
    }

    /// What makes a document of finished pages; given by whoever draws.
    package typealias Writer = ([Page]) throws -> Data

    package private(set) var pages: [Page] = []
    private var isPageOpen = false
    private let mediaBox: CGRect
    private let destination: Destination
    private var writer: Writer?
    private var transform = CGAffineTransform.identity
    private var savedTransforms: [CGAffineTransform] = []

    private enum Destination {
        case file(URL)
        case consumer(CGDataConsumer)
    }

    /// A PDF document in a file.
    /// - Parameter mediaBox: the pages' rectangle in points; US Letter by default.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard url.isFileURL else { return nil }
        destination = .file(url)
        self.mediaBox = mediaBox?.pointee ?? Self.letter
    }

    /// A PDF document in memory.
    public init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        destination = .consumer(consumer)
        self.mediaBox = mediaBox?.pointee ?? Self.letter
    }

    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        endPDFPage()
        pages.append(Page(mediaBox: mediaBox))
        isPageOpen = true
        transform = .identity
        savedTransforms = []
    }

    public func endPDFPage() { isPageOpen = false }

    /// Writes the document. What cannot be written is reported on standard error, since Apple's function throws nothing.
    public func closePDF() {
        endPDFPage()
        guard let writer else { return }
        do {
            let data = try writer(pages)
            switch destination {
            case .file(let url): try data.write(to: url)
            case .consumer(let consumer): consumer.append(data)
            }
        } catch {
            FileHandle.standardError.write(Data("[Roost] warning: the PDF was not written: \(error)\n".utf8))
        }
    }

    // MARK: Transform

    public var ctm: CGAffineTransform { transform }
    public func concatenate(_ transform: CGAffineTransform) { self.transform = transform.concatenating(self.transform) }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { transform = transform.translatedBy(x: tx, y: ty) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { transform = transform.scaledBy(x: sx, y: sy) }
    public func rotate(by angle: CGFloat) { transform = transform.rotated(by: angle) }
    public func saveGState() { savedTransforms.append(transform) }
    public func restoreGState() { if let saved = savedTransforms.popLast() { transform = saved } }

    // MARK: For whoever draws

    /// Draws something of a size at the current transform's origin.
    package func draw(_ content: any Sendable, size: CGSize, writer: @escaping Writer) {
        self.writer = writer
        guard isPageOpen else { return }
        pages[pages.count - 1].drawings.append(Drawing(content: content, size: size, transform: transform))
    }
}

/// Where the bytes of a document go.
public final class CGDataConsumer {
    private let data: NSMutableData

    public init?(data: CFMutableData) { self.data = data }

    fileprivate func append(_ bytes: Data) { data.append(bytes) }
}

/// The names under which files written for Apple's systems pass Foundation's values to CoreGraphics.
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = [String: Any]
