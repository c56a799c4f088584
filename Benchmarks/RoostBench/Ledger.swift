import Foundation
import RoostDocuments
import SwiftUI

/// A table over many pages, as one PDF file that leaves as it is made.
enum Ledger {
    private struct Booking: Decodable {
        var number: Int
        var text: String
        var cents: Int

        init(number: Int, text: String, cents: Int) { (self.number, self.text, self.cents) = (number, text, cents) }

        init(from decoder: any Decoder) throws {
            var fields = try decoder.unkeyedContainer()
            number = try fields.decode(Int.self)
            text = try fields.decode(String.self)
            cents = try fields.decode(Int.self)
        }
    }

    /// The rows of a file, or any number of made-up ones.
    static func run(_ options: Options) throws {
        let rows =
            options.operands.isEmpty
            ? (0..<options.number("rows", default: 40_000)).map {
                Booking(number: $0 + 1, text: "Booking of account \($0 % 997)", cents: $0 % 9_973)
            } : try options.decoded([Booking].self)
        let isTagged = options["tagged"] != "no"
        // One row that does not count: it opens the fonts, as in every peer.
        try document(rows.prefix(1), tagged: isTagged).writePDF { _ in }
        let measurement = try Measurement(count: rows.count) {
            var bytes = 0
            let file = options["keep"].flatMap { FileManager.default.createFile(atPath: $0, contents: nil) ? $0 : nil }
                .flatMap { FileHandle(forWritingAtPath: $0) }
            try document(rows[...], tagged: isTagged).writePDF { part in
                bytes += part.count
                try file?.write(contentsOf: part)
            }
            return bytes
        }
        try measurement.report()
    }

    private static func document(_ rows: ArraySlice<Booking>, tagged: Bool) -> Document {
        Document {
            Text("Ledger").font(.title.bold()).accessibilityHeading(.h1)
            DocumentTable(rows, columns: [GridItem(.fixed(60)), GridItem(), GridItem(.fixed(80))]) { row in
                Text("\(row.number)")
                Text(row.text)
                Text("\(row.cents)")
            } header: {
                Text("No.")
                Text("Text")
                Text("Cents")
            }
            .font(.caption)
        }
        .pageFooter { page in Text("\(page.number)").font(.caption) }
        .tagged(tagged)
    }
}
