import Foundation
import RoostLocks
import RoostLog

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

    /// Where a writer's bytes go.
    package typealias Sink = (UnsafeRawBufferPointer) throws -> Void

    private var page: Page?
    /// Whether the file is the context's own: only that is taken away where writing fails.
    private var hasMadeFile = false
    private let mediaBox: CGRect
    private let destination: Destination
    private var output: Output
    private var transform = CGAffineTransform.identity
    private var savedTransforms: [CGAffineTransform] = []

    private enum Destination {
        case file(URL)
        case consumer(CGDataConsumer)
    }

    private enum Output {
        /// Nobody has said yet how pages are written; so far, there are these.
        case waiting([Page])
        /// Pages leave as soon as they end, so that a long document takes no more memory than a short one.
        case writing(any CGPageWriter)
        case ended
    }

    /// A PDF document in a file.
    /// - Parameter mediaBox: the pages' rectangle in points; US Letter by default.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard url.isFileURL else { return nil }
        Self.warn(about: auxiliaryInfo)
        destination = .file(url)
        output = .waiting([])
        self.mediaBox = mediaBox?.pointee ?? Self.letter
    }

    /// A PDF document in memory.
    public init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        Self.warn(about: auxiliaryInfo)
        destination = .consumer(consumer)
        output = .waiting([])
        self.mediaBox = mediaBox?.pointee ?? Self.letter
    }

    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// Nothing is read out of dictionaries: documents have no title and no owner, pages the document's size.
    private static func warn(about info: CFDictionary?) {
        if info != nil { Log.warning("CGContext's auxiliaryInfo and pageInfo have no effect") }
    }

    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        Self.warn(about: pageInfo)
        endPDFPage()
        page = Page(mediaBox: mediaBox)
        transform = .identity
        savedTransforms = []
    }

    /// Writes the page. What cannot be written is logged, since Apple's function throws nothing.
    public func endPDFPage() {
        guard let finished = page.take() else { return }
        switch output {
        case .waiting(let pages): output = .waiting(pages + [finished])
        case .writing(let writer): attempt { try writer.append(finished) }
        case .ended: break
        }
    }

    /// Writes the rest of the document. What cannot be written is logged, since Apple's function throws
    /// nothing.
    public func closePDF() {
        endPDFPage()
        if case .writing(let writer) = output { attempt { try writer.finish() } }
        output = .ended
    }

    /// Does what may fail; a document that failed is not written any further.
    private func attempt(_ step: () throws -> Void) {
        do {
            try step()
        } catch {
            output = .ended
            if hasMadeFile, case .file(let url) = destination { try? FileManager.default.removeItem(at: url) }
            Log.warning("the PDF was not written: \(error)")
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
    /// - Parameter makeWriter: Called by the document's first drawing.
    package func draw(
        _ content: any Sendable, size: CGSize, makeWriter: (@escaping Sink) throws -> any CGPageWriter
    ) {
        page?.drawings.append(Drawing(content: content, size: size, transform: transform))
        guard case .waiting(let pages) = output else { return }
        attempt {
            let writer = try makeWriter(try makeSink())
            output = .writing(writer)
            for page in pages { try writer.append(page) }
        }
    }

    private func makeSink() throws -> Sink {
        switch destination {
        case .file(let url):
            try Data().write(to: url)
            hasMadeFile = true
            let file = try FileHandle(forWritingTo: url)
            return { try file.write(contentsOf: Data($0)) }
        case .consumer(let consumer):
            return { consumer.append($0) }
        }
    }
}

/// Makes a document of pages as they are finished; given by whoever draws.
package protocol CGPageWriter: AnyObject {
    func append(_ page: CGContext.Page) throws
    /// Writes what comes after the last page.
    func finish() throws
}

/// Where the bytes of a document go.
public final class CGDataConsumer {
    private let data: NSMutableData

    public init?(data: CFMutableData) { self.data = data }

    fileprivate func append(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        data.append(start, length: bytes.count)
    }
}

/// The names under which files written for Apple's systems pass Foundation's values to CoreGraphics.
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = [String: Any]
