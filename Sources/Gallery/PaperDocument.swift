import Foundation
import PaperworkPages
import RoostDocuments

/// A document of the gallery: a PDF file, the data that it shows, and pictures of some of its pages.
struct PaperDocument {
    var name: String
    var title: String
    /// What the document shows, in a sentence.
    var caption: String
    var document: Document
    /// The file's data beside it, as JSON.
    var data: Data
    /// The pages that have pictures; nil for all.
    var pages: [Int]?

    /// The number of the page and the picture's name.
    typealias Picture = (page: Int, name: String)

    static func all() throws -> [PaperDocument] {
        let json = try Data(contentsOf: Invoice.sampleFile)
        let invoice = try JSONDecoder().decode(Invoice.self, from: json)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let rows = try encoder.encode(
            Statement.sample(bookingsPerMonth: 700, bank: invoice.seller, holder: invoice.buyer))
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
        let count = try document.pageCount()
        let numbers = pages.map { $0.filter { $0 < count } + [count] } ?? Array(1...count)
        return try numbers.map { number in
            let picture = "\(name)-\(number).png"
            try document.drawPages(pages: number...number) { try $1.write(to: folder.appending(path: picture)) }
            return (number, picture)
        }
    }
}
