import Foundation

/// An invoice as a shop's server keeps it.
struct Invoice: Decodable {
    struct Party: Decodable {
        var name, street, city, country: String
    }

    struct Line: Decodable {
        var number: Int
        var name: String
        var note: String?
        var quantity: Int
        var price: Double
        var amount: Double { Double(quantity) * price }
    }

    var number, date, currency: String
    var seller, buyer: Party
    var taxRate: Double
    var lines: [Line]

    var net: Double { lines.reduce(0) { $0 + $1.amount } }
    var tax: Double { (net * taxRate * 100).rounded() / 100 }
}
