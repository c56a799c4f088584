import SwiftUI

extension Page {
    static let symbols = Page(
        "symbols", title: "Symbols", caption: "Drawn by Roost under the names that code already uses."
    ) { SymbolsPage() }
}

struct SymbolsPage: View {
    private let names = [
        "star", "star.fill", "heart", "heart.fill", "plus", "minus", "xmark", "checkmark", "magnifyingglass",
        "gearshape",
        "person", "person.fill", "house", "house.fill", "bell", "bell.fill", "envelope", "envelope.fill", "calendar",
        "clock", "globe", "photo", "folder", "folder.fill", "doc.text", "cart", "bag", "creditcard", "lock",
        "lock.fill",
        "wifi", "location.fill", "camera", "tag", "bookmark", "eye", "phone.fill", "music.note", "chart.bar.fill",
        "bolt.fill",
        "sun.max", "moon.fill", "cloud", "drop", "flame.fill", "leaf.fill", "play.fill", "arrow.clockwise",
        "square.and.arrow.up", "square.and.pencil", "trash", "list.bullet", "slider.horizontal.3", "plus.circle",
        "plus.circle.fill", "xmark.circle.fill", "checkmark.circle.fill", "info.circle", "exclamationmark.triangle",
        "chevron.right.circle.fill",
    ]

    var body: some View {
        Slide(Page.symbols.title, Page.symbols.caption) {
            Grid(horizontalSpacing: 12, verticalSpacing: 18) {
                ForEach(0..<6) { row in
                    GridRow {
                        ForEach(0..<10) { column in
                            Image(systemName: names[row * 10 + column])
                                .font(.system(size: 30))
                                .foregroundStyle(row.isMultiple(of: 2) ? AnyShapeStyle(.primary) : AnyShapeStyle(.blue))
                                .frame(maxWidth: .infinity, maxHeight: .infinity)
                        }
                    }
                }
            }
        }
    }
}
