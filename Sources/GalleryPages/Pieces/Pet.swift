import SwiftUI

/// A candidate in the vote for the furriest friend.
struct Pet: Identifiable, Equatable {
    var name: String
    var emoji: String
    var votes: Int
    var id: String { name }

    static let cat = Pet(name: "Cat", emoji: "🐱", votes: 25)
    static let goldfish = Pet(name: "Goldfish", emoji: "🐠", votes: 9)
    static let dog = Pet(name: "Dog", emoji: "🐶", votes: 16)
    static let all = [cat, goldfish, dog]
}

extension [Pet] {
    var totalVotes: Int { map(\.votes).reduce(0, +) }

    var isTied: Bool { Set(map(\.votes)).count <= 1 }

    /// 1 for those with most votes.
    func rank(of pet: Pet) -> Int { 1 + filter { $0.votes > pet.votes }.count }

    /// The same pets with other votes.
    func voted(_ votes: Int...) -> [Pet] {
        zip(self, votes).map { pet, votes in
            var pet = pet
            pet.votes = votes
            return pet
        }
    }
}
