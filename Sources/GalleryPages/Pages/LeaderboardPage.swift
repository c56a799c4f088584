import SwiftUI

extension Page {
    static let leaderboard = Page(
        "leaderboard", title: "A grid",
        caption: "The text columns are as wide as their widest cell, in any language; the bars share the rest.",
        size: CGSize(width: 390, height: 320)
    ) { LeaderboardPage() }
}

struct LeaderboardPage: View {
    var body: some View {
        Slide(Page.leaderboard.title, Page.leaderboard.caption) {
            Leaderboard(pets: Pet.all)
        }
    }
}

struct Leaderboard: View {
    var pets: [Pet]

    var body: some View {
        Grid(alignment: .leading) {
            ForEach(pets) { pet in
                GridRow {
                    Text(pet.name)
                    ProgressView(value: Double(pet.votes), total: Double(max(1, pets.totalVotes)))
                    Text("\(pet.votes)")
                        .monospacedDigit()
                        .gridColumnAlignment(.trailing)
                }
                if pet != pets.last {
                    Divider()
                }
            }
        }
    }
}
