import RoostDocuments
import SwiftUI

/// A bank statement: a cover, a table of contents, and the bookings of each month.
package struct StatementDocument: View {
    let statement: Statement

    package init(statement: Statement) { self.statement = statement }

    package var document: Document {
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

    package var body: some View {
        Letterhead(seller: statement.bank, buyer: statement.holder)
        Text("Statement \(String(statement.year))").font(.title.bold()).accessibilityHeading(.h1).padding(.top, 24)
        Text("Account \(statement.account). The months, and their pages:")
        TableOfContents(levels: 2...2)
        ForEach(statement.months, id: \.name) { month in
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
