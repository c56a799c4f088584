import SwiftUI

extension Page {
    static let invoice = Page(
        "invoice", title: "An invoice", caption: "One page of A4; in the PDF its text can be selected and searched.",
        size: CGSize(width: 595, height: 842)
    ) { InvoicePage() }
}

struct InvoicePage: View {
    private let items: [(name: String, count: Int, price: Int)] = [
        ("Avocado toast", 12, 850), ("Almond butter, small jar", 6, 490), ("Oat flat white", 18, 420),
        ("Delivery", 1, 1200),
    ]

    private var total: Int { items.map { $0.count * $0.price }.reduce(0, +) }

    var body: some View {
        VStack(alignment: .leading, spacing: 32) {
            HStack(alignment: .firstTextBaseline) {
                Text("Invoice").font(.system(size: 40, weight: .bold))
                Spacer()
                Text("2026-118").font(.title3).monospacedDigit().foregroundStyle(.secondary)
            }
            HStack(alignment: .top) {
                address("From", "Café Aguacate", "12 Harbour Street", "Lisbon")
                Spacer()
                address("To", "Example Ltd.", "1 Long Lane", "London")
                Spacer()
                address("Date", "21 November 2026", "Due in 30 days")
            }
            Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
                GridRow {
                    Text("Item").frame(maxWidth: .infinity, alignment: .leading)
                    Text("Count").gridColumnAlignment(.trailing)
                    Text("Price").gridColumnAlignment(.trailing)
                    Text("Sum").gridColumnAlignment(.trailing)
                }
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(.secondary)
                ForEach(items, id: \.name) { item in
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Text(item.name)
                        Text("\(item.count)")
                        Text(euros(item.price))
                        Text(euros(item.count * item.price))
                    }
                    .monospacedDigit()
                }
                Rectangle().frame(height: 1.5).gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Text("Total")
                    Text("")
                    Text("")
                    Text(euros(total)).monospacedDigit()
                }
                .font(.headline)
            }
            Spacer()
            Text("Thank you. Please quote the invoice’s number with your payment.")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .padding(56)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
    }

    private func address(_ title: String, _ lines: String...) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(title).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
            ForEach(lines, id: \.self) { Text($0) }
        }
        .font(.callout)
    }

    private func euros(_ cents: Int) -> String {
        let rest = cents % 100
        return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
