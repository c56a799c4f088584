import SwiftUI

extension Page {
    static let report = Page(
        "report", title: "A card for a link",
        caption: "The kind of picture that a server makes for every page it serves.",
        size: CGSize(width: 600, height: 315)
    ) { ReportPage() }
}

struct ReportPage: View {
    private let months: [(name: String, visits: Double)] = [
        ("Jan", 42), ("Feb", 38), ("Mar", 55), ("Apr", 61), ("May", 74), ("Jun", 69), ("Jul", 88), ("Aug", 96),
    ]

    var body: some View {
        HStack(spacing: 28) {
            VStack(alignment: .leading, spacing: 6) {
                Text("VISITS").font(.caption.weight(.semibold)).tracking(1.5).foregroundStyle(.white.opacity(0.7))
                Text("96,204").font(.system(size: 52, weight: .bold)).monospacedDigit()
                Text("9 % more than in July, and the best month so far.")
                    .font(.callout)
                    .foregroundStyle(.white.opacity(0.85))
                Spacer()
                Text("August 2026").font(.footnote).foregroundStyle(.white.opacity(0.7))
            }
            .frame(width: 210, alignment: .leading)
            HStack(alignment: .bottom, spacing: 10) {
                ForEach(months, id: \.name) { month in
                    VStack(spacing: 6) {
                        RoundedRectangle(cornerRadius: 6, style: .continuous)
                            .fill(.white.opacity(month.visits == 96 ? 1 : 0.45))
                            .frame(height: month.visits * 2)
                        Text(month.name).font(.caption2).foregroundStyle(.white.opacity(0.8))
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
        .padding(32)
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            LinearGradient(colors: [.indigo, .blue, .teal], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
}
