import SwiftUI

/// A vote for the furriest friend: `swift run VotingApp`.
@main
struct VotingApp: App {
    var body: some Scene {
        WindowGroup("Furriest friend") { VotingScreen() }
    }
}

struct VotingScreen: View {
    @State private var pets = Pet.all

    var body: some View {
        VStack(spacing: 16) {
            Podium(pets: pets)
            Leaderboard(pets: pets)
            VoteButtons(pets: $pets)
        }
        .padding()
        .frame(maxWidth: 480)
        .navigationTitle("Furriest friend")
    }
}

struct Pet: Identifiable, Equatable {
    var name: String
    var emoji: String
    var votes: Int
    var id: String { name }

    static let all = [
        Pet(name: "Cat", emoji: "🐱", votes: 25), Pet(name: "Goldfish", emoji: "🐠", votes: 9),
        Pet(name: "Dog", emoji: "🐶", votes: 16),
    ]
}

extension [Pet] {
    /// The place of a candidate: 1 for those with the most votes.
    func rank(of pet: Pet) -> Int { 1 + filter { $0.votes > pet.votes }.count }

    var isTied: Bool { Set(map(\.votes)).count <= 1 }

    var totalVotes: Int { map(\.votes).reduce(0, +) }
}
