import CCairo
import Foundation
import RoostCore

/// Writes display lists as the pages of a PDF file: shapes stay shapes, text stays text with its fonts embedded.
///
/// The same pages give the same bytes. A point of the list is a point of the page.
package struct PDFRenderer: Sendable {
    package init() {}

    package func render(_ pages: [DisplayList], metadata: PDFMetadata = PDFMetadata()) throws -> Data {
        var data = Data()
        try write(pages, metadata: metadata) { data.append(contentsOf: $0) }
        return data
    }

    /// Writes page after page; what a page needed is gone before the next is asked for.
    package func write(
        _ pages: some Sequence<DisplayList>, metadata: PDFMetadata = PDFMetadata(),
        to sink: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        try withoutActuallyEscaping(sink) { sink in
            let file = try PDFFile(metadata: metadata, sink: sink)
            for page in pages { try file.append(page) }
            try file.finish()
        }
    }
}

/// A PDF file that grows page by page; its bytes leave as they are made.
package final class PDFFile {
    private let stream: PDFStream
    private let document: PDFDocument

    package init(
        metadata: PDFMetadata = PDFMetadata(), sink: @escaping (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        stream = PDFStream(sink: sink)
        document = try PDFDocument(stream: stream, metadata: metadata)
    }

    deinit { abandon(CancellationError()) }

    package func append(_ page: DisplayList) throws {
        do { try document.append(page) } catch {
            abandon(error)
            throw error
        }
    }

    /// Writes what comes after the last page.
    package func finish() throws {
        if document.pageCount == 0 { stream.fail(VectorError.noPages) }
        document.finish()
        if let error = stream.error { throw error }
        try document.check()
    }

    /// Finishing writes what Cairo still holds back; nobody is to get half a file's end.
    private func abandon(_ error: any Error) {
        stream.fail(error)
        document.finish()
    }
}

/// Hands Cairo's bytes on, and remembers why that failed.
private final class PDFStream {
    private let sink: (UnsafeRawBufferPointer) throws -> Void
    private(set) var error: (any Error)?

    init(sink: @escaping (UnsafeRawBufferPointer) throws -> Void) { self.sink = sink }

    func write(_ bytes: UnsafeRawBufferPointer) {
        guard error == nil else { return }
        do { try sink(bytes) } catch { self.error = error }
    }

    func fail(_ error: any Error) {
        if self.error == nil { self.error = error }
    }
}

/// A PDF file that is being written.
final class PDFDocument {
    let surface: OpaquePointer
    let context: OpaquePointer
    let fonts = PDFFonts()
    let images = PDFImages()
    private(set) var pageCount = 0

    /// - Parameter stream: Must outlive the document.
    fileprivate init(stream: PDFStream, metadata: PDFMetadata) throws {
        let write: cairo_write_func_t = { stream, bytes, count in
            let bytes = UnsafeRawBufferPointer(start: bytes, count: Int(count))
            Unmanaged<PDFStream>.fromOpaque(stream!).takeUnretainedValue().write(bytes)
            return CAIRO_STATUS_SUCCESS
        }
        surface = cairo_pdf_surface_create_for_stream(write, Unmanaged.passUnretained(stream).toOpaque(), 1, 1)
        context = cairo_create(surface)
        cairo_surface_set_fallback_resolution(surface, 216, 216)
        set(CAIRO_PDF_METADATA_TITLE, metadata.title)
        set(CAIRO_PDF_METADATA_AUTHOR, metadata.author)
        set(CAIRO_PDF_METADATA_SUBJECT, metadata.subject)
        set(CAIRO_PDF_METADATA_KEYWORDS, metadata.keywords.isEmpty ? nil : metadata.keywords.joined(separator: ", "))
        set(CAIRO_PDF_METADATA_CREATOR, "Roost")
        set(CAIRO_PDF_METADATA_CREATE_DATE, metadata.dateText)
        try check()
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    private func set(_ field: cairo_pdf_metadata_t, _ value: String?) {
        if let value { cairo_pdf_surface_set_metadata(surface, field, value) }
    }

    func append(_ list: DisplayList) throws {
        let list = try VectorList(list)
        cairo_pdf_surface_set_size(surface, list.size.width, list.size.height)
        cairo_save(context)
        var page = PDFPage(list: list, document: self)
        try page.draw()
        cairo_restore(context)
        page.addLinks()
        cairo_show_page(context)
        pageCount += 1
        try check()
    }

    /// Writes what comes last in the file.
    func finish() { cairo_surface_finish(surface) }

    /// Throws Cairo's message if something went wrong.
    func check() throws {
        for status in [cairo_status(context), cairo_surface_status(surface)]
        where status != CAIRO_STATUS_SUCCESS && status != CAIRO_STATUS_SURFACE_FINISHED {
            throw VectorError.cairo(String(cString: cairo_status_to_string(status)))
        }
    }
}
