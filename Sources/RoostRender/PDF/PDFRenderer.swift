import Foundation
import RoostPicture

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

    /// Writes page after page. The memory of a page is freed before the next is asked for.
    package func write(
        _ pages: some Sequence<DisplayList>, metadata: PDFMetadata = PDFMetadata(),
        to sink: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        try withoutActuallyEscaping(sink) { sink in
            let file = PDFFile(metadata: metadata, sink: sink)
            for page in pages { try file.append(page) }
            try file.finish()
        }
    }
}

/// A PDF file that grows page by page; its bytes leave as soon as they are made.
package final class PDFFile {
    private let document: PDFDocument
    /// The first error. Nothing more is written after it.
    private var error: (any Error)?

    package init(metadata: PDFMetadata = PDFMetadata(), sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
        document = PDFDocument(metadata: metadata, sink: sink)
    }

    package func append(_ page: DisplayList) throws { try attempt { try document.append(page) } }

    /// Writes the objects that follow the last page.
    package func finish() throws { try attempt { try document.finish() } }

    private func attempt(_ step: () throws -> Void) throws {
        if let error { throw error }
        do { try step() } catch {
            self.error = error
            throw error
        }
    }
}
