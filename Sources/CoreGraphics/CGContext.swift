import Foundation
import RoostLocks
import RoostLog

/// A picture for drawing functions, or a PDF document for `ImageRenderer.render(rasterizationScale:renderer:)` to draw its
/// pages into.
///
/// As on Apple's systems, the origin of a page and of a bitmap is the bottom left corner, and y points up. UIKit's
/// contexts begin at the top left corner. The functions that draw paths and pictures have no effect on PDF pages, with a
/// warning.
public final class CGContext {
    /// One drawing on a page: its content, and the transform from the content's space, y up, to the page's.
    package struct Drawing {
        package let content: any Sendable
        package let size: CGSize
        package let transform: CGAffineTransform
    }

    package struct Page {
        package let mediaBox: CGRect
        package fileprivate(set) var drawings: [Drawing] = []
    }

    /// Receives a writer's bytes.
    package typealias Sink = (UnsafeRawBufferPointer) throws -> Void

    private var page: Page?
    /// Whether the context created the file. A failed write removes only such a file.
    private var hasMadeFile = false
    private let mediaBox: CGRect
    private let destination: Destination
    private var output: Output
    /// The settings for the following drawing.
    package var state = State()
    private var savedStates: [State] = []
    /// The current path, in the target's coordinates.
    var current = CGMutablePath()
    /// The drawing so far, and those that it interrupts: one for each transparency layer.
    var layers: [[Drawn]] = [[]]
    /// The settings at the start of each transparency layer.
    var layerStates: [State] = []
    /// The width in pixels; 0 for PDF documents.
    public let width: Int
    /// The height in pixels; 0 for PDF documents.
    public let height: Int

    private enum Destination {
        case file(URL)
        case consumer(CGDataConsumer)
        case picture
    }

    private enum Output {
        /// No writer yet: the pages so far.
        case waiting([Page])
        /// Pages are written as soon as they end, so that a long document takes no more memory than a short one.
        case writing(any CGPageWriter)
        case ended
    }

    /// A PDF document in a file; nil if the address is not a file's. `auxiliaryInfo` has no effect, with a warning.
    /// - Parameter mediaBox: The pages' rectangle in points; US Letter by default.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard url.isFileURL else { return nil }
        Self.warn(about: auxiliaryInfo)
        destination = .file(url)
        output = .waiting([])
        (width, height) = (0, 0)
        self.mediaBox = mediaBox?.pointee ?? Self.letter
    }

    /// A picture of a size in pixels.
    /// - Parameter transform: From the coordinates of drawing functions to the picture's, whose y points down.
    package init(width: Int, height: Int, transform: CGAffineTransform) {
        destination = .picture
        output = .ended
        mediaBox = .zero
        (self.width, self.height) = (width, height)
        state.transform = transform
    }

    /// A transparent picture in sRGB; nil where a side is not positive, and for memory of the app's own, which Roost
    /// cannot draw into.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0 else { return nil }
        guard data == nil else {
            Log.warning("CGContext cannot draw into the app's own memory; give nil for data, and use makeImage()")
            return nil
        }
        self.init(
            width: width, height: height,
            transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// Whether drawing functions have an effect. Warns where they have none.
    package func draws() -> Bool {
        if case .picture = destination { return true }
        Log.warning("CGContext's drawing functions have no effect on PDF pages: draw views with ImageRenderer")
        return false
    }

    /// A PDF document in memory, with pages of US Letter by default. `auxiliaryInfo` has no effect, with a warning.
    public init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        Self.warn(about: auxiliaryInfo)
        destination = .consumer(consumer)
        output = .waiting([])
        (width, height) = (0, 0)
        self.mediaBox = mediaBox?.pointee ?? Self.letter
    }

    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// Dictionaries are ignored: documents have no title and no owner, and pages have the document's size.
    private static func warn(about info: CFDictionary?) {
        if info != nil { Log.warning("CGContext's auxiliaryInfo and pageInfo have no effect") }
    }

    /// Ends the current page, if any, and starts one with an identity transform. `pageInfo` has no effect, with a
    /// warning.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        Self.warn(about: pageInfo)
        endPDFPage()
        page = Page(mediaBox: mediaBox)
        state = State()
        savedStates = []
    }

    /// Writes the page. Errors are logged, since Apple's function does not throw.
    public func endPDFPage() {
        guard let finished = page.take() else { return }
        switch output {
        case .waiting(let pages): output = .waiting(pages + [finished])
        case .writing(let writer): attempt { try writer.append(finished) }
        case .ended: break
        }
    }

    /// Writes the rest of the document. Errors are logged, since Apple's function does not throw.
    public func closePDF() {
        endPDFPage()
        if case .writing(let writer) = output { attempt { try writer.finish() } }
        output = .ended
    }

    /// Runs a step that may fail. After a failure nothing more is written.
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

    /// The transform from the current space to the page's or the picture's.
    public var ctm: CGAffineTransform { state.transform }
    /// Applies a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    /// Moves the origin by a distance in the current space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }
    /// Scales the current space by a factor for each axis.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
    /// Rotates the current space by an angle in radians; with y pointing up, positive angles turn anticlockwise.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    /// Saves all settings.
    public func saveGState() { savedStates.append(state) }
    /// Returns to the settings saved last; without any it does nothing.
    public func restoreGState() { if let saved = savedStates.popLast() { state = saved } }

    // MARK: For renderers

    /// Records content with a size, in points, at the current transform's origin.
    /// - Parameter makeWriter: Called for the document's first drawing.
    package func draw(
        _ content: any Sendable, size: CGSize, makeWriter: (@escaping Sink) throws -> any CGPageWriter
    ) {
        page?.drawings.append(Drawing(content: content, size: size, transform: state.transform))
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
        case .picture:
            return { _ in }
        }
    }
}

/// Writes a document's pages as they end. The renderer supplies it.
package protocol CGPageWriter: AnyObject {
    func append(_ page: CGContext.Page) throws
    /// Writes the end of the document.
    func finish() throws
}

/// The memory that a document is written to.
public final class CGDataConsumer {
    private let data: NSMutableData

    /// Appends a document's bytes to `data`; never nil.
    public init?(data: CFMutableData) { self.data = data }

    fileprivate func append(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        data.append(start, length: bytes.count)
    }
}
