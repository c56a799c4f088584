import SwiftUI

/// The data of a link's picture.
struct Card: Decodable, Sendable {
    var title: String
    var author: String
    var initials: String
    var date: String
    var tags: [String]
    /// 0 … 1.
    var bars: [Double]
    /// `rrggbb`, as are the background's two.
    var avatar: String
    var from: String
    var to: String
}

/// A link's picture of 1200 × 630 pixels: its author, its title and its tags.
struct CardView: View {
    let card: Card

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            author
            Spacer()
            Text(card.title).font(.system(size: 64, weight: .bold)).lineLimit(3)
            Spacer()
            HStack(alignment: .bottom, spacing: 12) {
                ForEach(card.tags, id: \.self) { tag in
                    Text(tag).font(.system(size: 22, weight: .medium))
                        .frame(height: 44)
                        .padding(.horizontal, 20)
                        .background(.white.opacity(0.2), in: Capsule())
                }
                Spacer()
                bars
            }
        }
        .foregroundStyle(.white)
        .padding(64)
        .frame(width: 1200, height: 630)
        .background { ground }
    }

    @ViewBuilder private var ground: some View {
        if card.from == card.to {
            Color(hex: card.from)
        } else {
            LinearGradient(
                colors: [Color(hex: card.from), Color(hex: card.to)], startPoint: .topLeading,
                endPoint: .bottomTrailing)
        }
    }

    private var author: some View {
        HStack(spacing: 20) {
            Circle().fill(Color(hex: card.avatar)).frame(width: 72, height: 72)
                .overlay { Text(card.initials).font(.system(size: 28, weight: .bold)) }
            VStack(alignment: .leading, spacing: 2) {
                Text(card.author).font(.system(size: 28, weight: .semibold))
                Text(card.date).font(.system(size: 22)).foregroundStyle(.white.opacity(0.75))
            }
        }
    }

    private var bars: some View {
        HStack(alignment: .bottom, spacing: 6) {
            ForEach(card.bars.indices, id: \.self) { index in
                RoundedRectangle(cornerRadius: 4).fill(.white.opacity(0.85))
                    .frame(width: 14, height: 10 + 90 * card.bars[index])
            }
        }
        .frame(height: 100, alignment: .bottom)
    }
}

extension Color {
    /// `rrggbb`.
    init(hex: String) {
        let value = UInt32(hex, radix: 16) ?? 0
        func channel(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
