import SwiftUI

extension Page {
    static let podium = Page(
        "podium", title: "A layout that knows the ranking",
        caption: "Each avatar carries its rank as a layout value; the circle turns to show it, and a tie becomes a row."
    ) { PodiumPage() }
}

struct PodiumPage: View {
    private let rankings: [(name: String, pets: [Pet])] = [
        ("Cat, then dog", Pet.all.voted(25, 9, 16)),
        ("Dog, then cat", Pet.all.voted(16, 9, 25)),
        ("Goldfish, then cat", Pet.all.voted(16, 25, 9)),
        ("Goldfish alone", Pet.all.voted(9, 25, 9)),
        ("Cat and dog", Pet.all.voted(25, 9, 25)),
        ("All three", Pet.all.voted(9, 9, 9)),
    ]

    var body: some View {
        Slide(Page.podium.title, Page.podium.caption) {
            Grid(horizontalSpacing: 16, verticalSpacing: 16) {
                ForEach(0..<2) { row in
                    GridRow {
                        ForEach(0..<3) { column in
                            let ranking = rankings[row * 3 + column]
                            VStack(spacing: 8) {
                                Podium(pets: ranking.pets, avatarSize: 30)
                                Text(ranking.name).font(.footnote.weight(.medium)).foregroundStyle(.secondary)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The candidates in a circle before three steps, or in a row when all are equal.
struct Podium: View {
    var pets: [Pet]
    /// In points: the emoji's font size.
    var avatarSize: CGFloat = 40

    var body: some View {
        let layout = pets.isTied ? AnyLayout(HStackLayout()) : AnyLayout(RadialLayout())
        layout {
            ForEach(pets) { pet in
                Text(pet.emoji)
                    .font(.system(size: avatarSize))
                    .padding(avatarSize * 0.2)
                    .background(.white, in: Circle())
                    .shadow(color: .black.opacity(0.2), radius: 3, y: 1)
                    .rank(pets.rank(of: pet))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Steps() }
    }
}

private struct Steps: View {
    var body: some View {
        VStack(spacing: 0) {
            ForEach(1..<4) { place in
                Color.indigo.opacity(0.32 - 0.08 * Double(place))
                    .overlay(alignment: .leading) {
                        Text("\(place)")
                            .font(.title3.bold())
                            .foregroundStyle(.indigo.opacity(0.6))
                            .padding(.leading, 12)
                    }
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
}
