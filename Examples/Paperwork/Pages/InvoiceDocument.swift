import RoostDocuments
import SwiftUI

/// An invoice on as many pages as it needs.
package struct InvoiceDocument: View {
    let invoice: Invoice

    package init(invoice: Invoice) { self.invoice = invoice }

    /// The invoice for archives, with its XML inside: a Factur-X file.
    package var electronicDocument: Document {
        document.archival().attachment(.facturX(invoice.xml, level: .minimum))
    }

    package var document: Document {
        Document(spacing: 16) { self }
            .pageHeader { page in
                if !page.isFirst { RunningHead(title: "Invoice \(invoice.number)", party: invoice.buyer.name) }
            }
            .pageFooter { page in PageNumber(page: page, sender: invoice.seller) }
            .metadata(
                DocumentMetadata(
                    title: "Invoice \(invoice.number)", author: invoice.seller.name, language: "en"))
    }

    package var body: some View {
        Letterhead(seller: invoice.seller, buyer: invoice.buyer)
        HStack(alignment: .firstTextBaseline) {
            Text("Invoice \(invoice.number)").font(.title.bold()).accessibilityHeading(.h1)
            Spacer()
            Text(invoice.date).foregroundStyle(.secondary)
        }
        .padding(.top, 24)
        Text(
            """
            Thank you for your order. We have delivered the following goods; all prices are in euros and without value \
            added tax, which the last lines show.
            """
        )
        .font(.subheadline)
        lines
        VStack(alignment: .leading, spacing: 6) {
            Text("Payment").font(.headline).accessibilityHeading(.h2)
            Text("Please pay within 30 days to the account below, and name the invoice's number.")
            Text("IBAN DE02 1203 0000 0000 2020 51").monospacedDigit()
        }
        .font(.subheadline)
        .keepTogether()
        .padding(.top, 12)
    }

    private var lines: some View {
        DocumentTable(invoice.lines, columns: Self.columns) { line in
            Text("\(line.number)").foregroundStyle(.secondary)
            VStack(alignment: .leading, spacing: 2) {
                Text(line.name)
                if let note = line.note { Text(note).font(.caption).foregroundStyle(.secondary) }
            }
            Text("\(line.quantity)")
            amount(line.price)
            amount(line.amount)
        } header: {
            Text("No.")
            Text("Item")
            Text("Quantity")
            Text("Price")
            Text("Amount")
        } footer: {
            Text("")
            VStack(alignment: .leading, spacing: 4) {
                Text("Net")
                Text("Value added tax, \(invoice.taxRate, format: .percent)")
                Text("Total").bold()
            }
            Text("")
            Text("")
            VStack(alignment: .trailing, spacing: 4) {
                amount(invoice.net)
                amount(invoice.tax)
                amount(invoice.net + invoice.tax).bold()
            }
        }
        .subtotals(of: \.amount) { sum in
            subtotal("Carried over", sum)
        } broughtForward: { sum in
            subtotal("Brought forward", sum)
        }
        .font(.footnote)
    }

    private static let columns = [
        GridItem(.fixed(28), alignment: .topTrailing), GridItem(.flexible()),
        GridItem(.fixed(60), alignment: .topTrailing), GridItem(.fixed(64), alignment: .topTrailing),
        GridItem(.fixed(72), alignment: .topTrailing),
    ]

    @ViewBuilder private func subtotal(_ words: String, _ sum: Double) -> some View {
        Text("")
        Text(words).italic()
        Text("")
        Text("")
        amount(sum).italic()
    }

    private func amount(_ value: Double) -> Text {
        Text(value, format: .number.precision(.fractionLength(2))).monospacedDigit()
    }
}

/// The sender and the address that shows in the window of an envelope.
struct Letterhead: View {
    let seller: Invoice.Party
    let buyer: Invoice.Party

    var body: some View {
        VStack(alignment: .leading, spacing: 36) {
            HStack(spacing: 10) {
                RoundedRectangle(cornerRadius: 6).fill(.teal.gradient).frame(width: 28, height: 28)
                    .accessibilityHidden(true)
                Text(seller.name).font(.title3.weight(.semibold))
            }
            VStack(alignment: .leading, spacing: 2) {
                Text("\(seller.name) · \(seller.street) · \(seller.city)").font(.caption2).foregroundStyle(.secondary)
                Text(buyer.name).padding(.top, 4)
                Text(buyer.street)
                Text(buyer.city)
                Text(buyer.country)
            }
            .font(.subheadline)
        }
    }
}

/// The line at the head of the pages after the first.
struct RunningHead: View {
    let title: String
    let party: String

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            Text(party)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
    }
}

/// The line at the foot of each page.
struct PageNumber: View {
    let page: DocumentPage
    let sender: Invoice.Party

    var body: some View {
        VStack(spacing: 6) {
            Divider()
            HStack {
                Text("\(sender.name), \(sender.city)")
                Spacer()
                Text("Page \(page.number) of \(page.count)").monospacedDigit()
            }
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
}
