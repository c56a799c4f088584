import Foundation
import PaperworkPages
import RoostDocuments

/// Invoices of one page, each a tagged PDF file of its own, in one process: the work of one of `Paperwork`'s workers.
@MainActor
enum Invoices {
    static func run(_ options: Options) throws {
        let invoices = try options.decoded([Invoice].self)
        guard let first = invoices.first else { throw UsageError() }
        let graphs = BlockGraphs()
        func pdf(_ invoice: Invoice) throws -> Data {
            try InvoiceDocument(invoice: invoice).document.pdfData(pageLimit: .max, reusing: graphs)
        }
        // One invoice that does not count: it opens the fonts.
        _ = try pdf(first)
        let count = options.number("count", default: invoices.count)
        let measurement = try Measurement(count: count) {
            var bytes = 0
            for number in 0..<count {
                bytes += try pdf(invoices[number % invoices.count]).count
            }
            return bytes
        }
        try measurement.report()
    }
}
