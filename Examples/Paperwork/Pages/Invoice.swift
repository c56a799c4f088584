import Foundation

/// An invoice as a shop's server keeps it.
package struct Invoice: Decodable, Sendable {
    package struct Party: Codable, Sendable {
        package var name, street, city, country, countryCode: String
    }

    struct Line: Decodable, Sendable {
        var number: Int
        var name: String
        var note: String?
        var quantity: Int
        var price: Double
        var amount: Double { Double(quantity) * price }
    }

    /// The example's file of an invoice.
    package static var sampleFile: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "invoice.json")
    }

    /// The date is a day as in `2026-04-17`.
    var number, date, currency: String
    package var seller, buyer: Party
    var taxRate: Double
    var lines: [Line]

    var net: Double { lines.reduce(0) { $0 + $1.amount } }
    var tax: Double { (net * taxRate * 100).rounded() / 100 }
}
