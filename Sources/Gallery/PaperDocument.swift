import Foundation
import PaperworkPages
import RoostCore
import RoostDocuments
import RoostPicture
import RoostRender

/// A document of the gallery: a PDF file, the data that it shows, and pictures of some of its pages.
struct PaperDocument {
    var name: String
    var title: String
    /// What the document shows, in a sentence.
    var caption: String
    var document: Document
    /// The file's data beside it, as JSON.
    var data: Data
    /// The pages that have pictures beside the last one; nil for all.
    var pages: [Int]?

    /// The number of the page and the picture's name.
    typealias Picture = (page: Int, name: String)

    @MainActor static func all() throws -> [PaperDocument] {
        let json = try Data(contentsOf: Invoice.sampleFile)
        let invoice = try JSONDecoder().decode(Invoice.self, from: json)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let rows = try encoder.encode(
            Statement.sample(bookingsPerMonth: 430, bank: invoice.seller, holder: invoice.buyer))
        let statement = try JSONDecoder().decode(Statement.self, from: rows)
        return [
            PaperDocument(
                name: "document-invoice", title: "Invoice",
                caption: "Three pages with sums carried over, and the invoice's XML inside",
                document: InvoiceDocument(invoice: invoice).electronicDocument, data: json),
            PaperDocument(
                name: "document-statement", title: "Statement",
                caption: "A year of bookings on more than 200 pages, with a table of contents",
                document: StatementDocument(statement: statement).document, data: rows, pages: [1, 2, 100]),
        ]
    }

    /// Writes the files, and returns the pictures.
    func write(into folder: URL) throws -> [Picture] {
        try document.write(to: folder.appending(path: "\(name).pdf"))
        try data.write(to: folder.appending(path: "\(name).json"))
        var pictures: [Picture] = []
        var last: (list: DisplayList, page: Int)?
        func draw(_ list: DisplayList, _ page: Int) throws {
            let picture = "\(name)-\(page).png"
            let white = Color.Resolved(red: 1, green: 1, blue: 1)
            try Rasterizer().png(list, scale: 2, background: white).write(to: folder.appending(path: picture))
            pictures.append((page, picture))
        }
        // Laying out takes longer than drawing: once for all pictures.
        try document.eachPage { list, page in
            if pages?.contains(page.number) ?? true { try draw(list, page.number) }
            last = (list, page.number)
        }
        if let last, pictures.last?.page != last.page { try draw(last.list, last.page) }
        return pictures
    }
}
