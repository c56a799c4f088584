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

    package init(
        metadata: PDFMetadata = PDFMetadata(), options: PDFOptions = PDFOptions(),
        sink: @escaping (UnsafeRawBufferPointer) throws -> Void
    ) {
        document = PDFDocument(metadata: metadata, options: options, sink: sink)
    }

    /// - Parameter tags: In a tagged file, the elements of the drawings: a drawing with owner 1 belongs to the first. A
    ///   drawing with owner 0 has no meaning.
    package func append(_ page: DisplayList, tags: [PDFTag] = []) throws {
        try attempt { try document.append(page, tags: tags) }
    }

    /// A new element of a tagged file's structure, the last one in its parent.
    /// - Parameter parent: The element around it; nil for the document.
    package func makeTag(_ role: String, alternative: String? = nil, in parent: PDFTag? = nil) -> PDFTag? {
        document.structure?.makeTag(role, alternative: alternative, in: parent)
    }

    /// Writes an element that gets no more parts.
    package func close(_ tag: PDFTag) { document.structure?.close(tag) }

    /// Adds a bookmark. Its page may come later.
    package func add(_ item: PDFOutlineItem) { document.outline.append(item) }

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
