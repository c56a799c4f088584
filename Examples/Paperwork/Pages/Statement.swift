import Foundation

/// A year of bookings.
package struct Statement: Codable, Sendable {
    struct Booking: Codable, Sendable {
        var day, text: String
        var amount: Double
    }

    struct Month: Codable, Sendable {
        var name: String
        var bookings: [Booking]
    }

    var year: Int
    var account: String
    var bank, holder: Invoice.Party
    var months: [Month]

    /// A made-up year.
    /// - Parameter count: The number of bookings in each month.
    package static func sample(bookingsPerMonth count: Int, bank: Invoice.Party, holder: Invoice.Party) -> Statement {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        let texts = [
            "Card payment, bakery", "Standing order, rent of the workshop", "Transfer, invoice paid by a customer",
            "Direct debit, electricity", "Card payment, railway ticket", "Cash withdrawal",
        ]
        let months = names.enumerated().map { index, name in
            let bookings = (0..<count).map { number in
                let day = 1 + number * 28 / count
                let cents = (number * 7919 + index * 104_729) % 90_000
                let sign: Double = number.isMultiple(of: 3) ? 1 : -1
                return Booking(
                    day: String(format: "%02d.%02d.", day, index + 1),
                    text: texts[number % texts.count] + " \(index + 1)-\(number + 1)",
                    amount: sign * Double(cents) / 100)
            }
            return Month(name: name, bookings: bookings)
        }
        return Statement(
            year: 2026, account: "DE02 1203 0000 0000 2020 51", bank: bank, holder: holder, months: months)
    }
}
