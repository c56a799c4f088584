import Foundation
import RoostDocuments
import SwiftUI

/// A table over many pages, as one PDF file that leaves as it is made.
enum Ledger {
    static func run(_ options: Options) throws {
        let rows = options.number("rows", default: 40_000)
        let measurement = try Measurement(count: rows) {
            var bytes = 0
            let file = options["keep"].flatMap { FileManager.default.createFile(atPath: $0, contents: nil) ? $0 : nil }
                .flatMap { FileHandle(forWritingAtPath: $0) }
            try document(rows, tagged: options["tagged"] != "no").writePDF { part in
                bytes += part.count
                try file?.write(contentsOf: part)
            }
            return bytes
        }
        try measurement.report()
    }

    private static func document(_ rows: Int, tagged: Bool) -> Document {
        Document {
            Text("Ledger").font(.title.bold()).accessibilityHeading(.h1)
            DocumentTable(0..<rows, columns: [GridItem(.fixed(60)), GridItem(), GridItem(.fixed(80))]) { row in
                Text("\(row + 1)")
                Text("Booking of account \(row % 997)")
                Text("\(row % 9_973)")
            } header: {
                Text("No.")
                Text("Text")
                Text("Cents")
            }
            .subtotals(of: { $0 % 9_973 }) { sum in
                Text("")
                Text("Carried over")
                Text("\(sum)")
            } broughtForward: { sum in
                Text("")
                Text("Brought forward")
                Text("\(sum)")
            }
            .font(.caption)
        }
        .pageFooter { page in Text("\(page.number)") }
        .tagged(tagged)
    }
}
