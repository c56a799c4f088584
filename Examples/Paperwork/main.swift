import Foundation
import RoostDocuments
import SwiftUI

// Paperwork FOLDER [BOOKINGS]: reads invoice.json beside this file, and writes invoice.pdf and statement.pdf into a folder.

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
    print("usage: Paperwork FOLDER [BOOKINGS PER MONTH]")
    exit(2)
}
let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "invoice.json")
let json = try Data(contentsOf: source)
let invoice = try JSONDecoder().decode(Invoice.self, from: json)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

let attachment = DocumentAttachment(
    name: "invoice.json", data: json, mediaType: "application/json", description: "The invoice's data",
    relationship: .source)
try InvoiceDocument(invoice: invoice).document.archival().attachment(attachment)
    .write(to: folder.appending(path: "invoice.pdf"))

let bookings = arguments.count > 2 ? Int(arguments[2]) ?? 700 : 700
let statement = Statement.sample(bookingsPerMonth: bookings, bank: invoice.seller, holder: invoice.buyer)
let start = ContinuousClock.now
try StatementDocument(statement: statement).document.write(to: folder.appending(path: "statement.pdf"))
print("The statement took \(ContinuousClock.now - start).")
