import SwiftUI

extension Page {
    static let appearance = Page(
        "appearance", title: "Light and dark",
        caption: "System colours, text and surfaces answer to the colour scheme."
    ) { AppearancePage() }
}

struct AppearancePage: View {
    var body: some View {
        Slide(Page.appearance.title, Page.appearance.caption) {
            HStack(spacing: 20) {
                Panel(title: "Light").environment(\.colorScheme, .light)
                Panel(title: "Dark").environment(\.colorScheme, .dark)
            }
        }
    }
}

private struct Panel: View {
    var title: String

    private let colors: [(name: String, color: Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
        ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text(title).font(.title2.bold())
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                ForEach(0..<3) { row in
                    GridRow {
                        ForEach(0..<4) { column in
                            let swatch = colors[row * 4 + column]
                            VStack(spacing: 4) {
                                RoundedRectangle(cornerRadius: 12, style: .continuous).fill(swatch.color)
                                Text(swatch.name).font(.caption2).foregroundStyle(.secondary)
                            }
                        }
                    }
                }
            }
            VStack(alignment: .leading, spacing: 4) {
                Text("Primary text")
                Text("Secondary text").foregroundStyle(.secondary)
                Text("Tertiary text").foregroundStyle(.tertiary)
            }
        }
        .padding(20)
        .card(cornerRadius: 16)
        .padding(16)
        .pageBackground()
        .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
    }
}
