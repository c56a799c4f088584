import Foundation
import PaperworkPages

/// Invoices of one page, each a tagged PDF file of its own, in one process: the work of one of `Paperwork`'s workers.
@MainActor
enum Invoices {
    static func run(_ options: Options) throws {
        let invoices = try options.decoded([Invoice].self)
        guard let first = invoices.first else { throw UsageError() }
        // One invoice that does not count: it opens the fonts.
        _ = try InvoiceDocument(invoice: first).document.pdfData()
        let count = options.number("count", default: invoices.count)
        let measurement = try Measurement(count: count) {
            var bytes = 0
            for number in 0..<count {
                bytes += try InvoiceDocument(invoice: invoices[number % invoices.count]).document.pdfData().count
            }
            return bytes
        }
        try measurement.report()
    }
}
