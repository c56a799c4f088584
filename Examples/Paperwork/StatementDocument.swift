import RoostDocuments
import SwiftUI

/// A bank statement: a cover, a table of contents, and the bookings of each month.
struct StatementDocument: View {
    let statement: Statement

    var document: Document {
        Document(spacing: 14) { self }
            .pageHeader { page in
                if !page.isFirst {
                    RunningHead(title: "Statement \(String(statement.year))", party: statement.holder.name)
                }
            }
            .pageFooter { page in PageNumber(page: page, sender: statement.bank) }
            .metadata(
                DocumentMetadata(
                    title: "Statement \(String(statement.year))", author: statement.bank.name, language: "en"))
    }

    var body: some View {
        Letterhead(seller: statement.bank, buyer: statement.holder)
        Text("Statement \(String(statement.year))").font(.title.bold()).accessibilityHeading(.h1).padding(.top, 24)
        Text("Account \(statement.account). The months, and their pages:")
        TableOfContents(levels: 2...2)
        ForEach(statement.months) { month in
            Text(month.name).font(.title2.bold()).accessibilityHeading(.h2).pageBreakBefore()
            Text("\(month.bookings.count) bookings").foregroundStyle(.secondary)
            DocumentTable(month.bookings, columns: Self.columns) { booking in
                Text(booking.day).monospacedDigit()
                Text(booking.text)
                amount(booking.amount)
            } header: {
                Text("Day")
                Text("Booking")
                Text("Amount")
            } footer: {
                Text("")
                Text("Sum of \(month.name)").bold()
                amount(month.bookings.reduce(0) { $0 + $1.amount }).bold()
            }
            .subtotals(of: \.amount) { sum in
                row("Carried over", sum)
            } broughtForward: { sum in
                row("Brought forward", sum)
            }
            .rowPadding(3)
            .font(.footnote)
        }
    }

    private static let columns = [
        GridItem(.fixed(64)), GridItem(.flexible()), GridItem(.fixed(80), alignment: .topTrailing),
    ]

    @ViewBuilder private func row(_ words: String, _ sum: Double) -> some View {
        Text("")
        Text(words).italic()
        amount(sum).italic()
    }

    private func amount(_ value: Double) -> Text {
        Text(value, format: .number.precision(.fractionLength(2))).monospacedDigit()
    }
}

/// A year of bookings.
struct Statement {
    struct Booking {
        var day, text: String
        var amount: Double
    }

    struct Month: Identifiable {
        var id: Int
        var name: String
        var bookings: [Booking]
    }

    var year: Int
    var account: String
    var bank, holder: Invoice.Party
    var months: [Month]

    /// A made-up year.
    /// - Parameter count: The number of bookings in each month.
    static func sample(bookingsPerMonth count: Int, bank: Invoice.Party, holder: Invoice.Party) -> Statement {
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
            return Month(id: index, name: name, bookings: bookings)
        }
        return Statement(
            year: 2026, account: "DE02 1203 0000 0000 2020 51", bank: bank, holder: holder, months: months)
    }
}
