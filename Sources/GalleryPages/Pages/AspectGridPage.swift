import SwiftUI

extension Page {
    static let aspectGrid = Page(
        "aspect-grid", title: "A grid that follows its shape",
        caption: "The number of columns is the one that makes the cells most nearly square."
    ) { AspectGridPage() }
}

struct AspectGridPage: View {
    var body: some View {
        Slide(Page.aspectGrid.title, Page.aspectGrid.caption) {
            VStack(spacing: 20) {
                HStack(spacing: 20) {
                    shelf(of: 8, ratio: 3)
                    shelf(of: 5, ratio: 1)
                }
                HStack(spacing: 20) {
                    shelf(of: 5, ratio: 0.5)
                    shelf(of: 12, ratio: 1.4)
                    shelf(of: 3, ratio: 1)
                }
            }
        }
    }

    private func shelf(of count: Int, ratio: CGFloat) -> some View {
        AspectGrid {
            ForEach(0..<count, id: \.self) { index in
                RoundedRectangle(cornerRadius: 10, style: .continuous)
                    .fill(Color(hue: Double(index) / 12, saturation: 0.55, brightness: 0.95).gradient)
                    .overlay { Text("\(index + 1)").font(.headline).foregroundStyle(.black.opacity(0.55)) }
            }
        }
        .padding(8)
        .overlay { RoundedRectangle(cornerRadius: 16, style: .continuous).strokeBorder(.quaternary, lineWidth: 2) }
        .aspectRatio(ratio, contentMode: .fit)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
