import SwiftUI

/// Each candidate's votes, as a bar and a number.
struct Leaderboard: View {
    var pets: [Pet]

    var body: some View {
        Grid(alignment: .leading) {
            ForEach(pets) { pet in
                GridRow {
                    Text(pet.name)
                    ProgressView(value: Double(pet.votes), total: Double(max(pets.totalVotes, 1)))
                        .accessibilityLabel(pet.name)
                    Text("\(pet.votes)")
                        .monospacedDigit()
                        .gridColumnAlignment(.trailing)
                        .accessibilityIdentifier("votes-\(pet.name)")
                }
                Divider()
            }
        }
    }
}

/// A button for each candidate. All have the width of the widest.
struct VoteButtons: View {
    @Binding var pets: [Pet]

    var body: some View {
        HStack {
            ForEach($pets) { $pet in
                Button {
                    pet.votes += 1
                } label: {
                    Text(pet.name).frame(maxWidth: .infinity)
                }
                .buttonStyle(.bordered)
            }
        }
        .fixedSize()
    }
}
