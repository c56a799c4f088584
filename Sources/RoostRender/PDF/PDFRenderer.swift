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
