import Foundation
import SwiftUI

/// A report as one PDF file, with a view for each page.
enum Pages {
    static func run(_ options: Options) throws {
        var pages = try options.decoded([Page].self)
        pages = Array(pages.prefix(options.number("count", default: pages.count)))
        // Two pages that do not count: they open the fonts, as in every peer, and teach the graph how to compare pages.
        var file = document(pages.prefix(2))
        let measurement = Measurement(count: pages.count) {
            file = document(pages)
            return file.length
        }
        if let path = options["keep"] { try file.write(to: URL(fileURLWithPath: path), options: .atomic) }
        try measurement.report()
    }

    private static func document(_ pages: some Collection<Page>) -> NSMutableData {
        let data = NSMutableData()
        var box = CGRect(origin: .zero, size: ReportPage.size)
        guard let first = pages.first, let consumer = CGDataConsumer(data: data),
            let context = CGContext(consumer: consumer, mediaBox: &box, nil)
        else { return data }
        // One renderer for all pages, so that their common parts stay.
        let renderer = ImageRenderer(content: ReportPage(page: first))
        for page in pages {
            context.beginPDFPage(nil)
            renderer.content = ReportPage(page: page)
            renderer.render { _, draw in draw(context) }
            context.endPDFPage()
        }
        context.closePDF()
        return data
    }
}
