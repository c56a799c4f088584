import SwiftUI

extension Page {
    static let voting = Page(
        "voting", title: "A whole screen", caption: "Podium, leaderboard and buttons together.", size: .phone
    ) { VotingScreen() }

    static let votingInTheDark = Page(
        "voting-dark", title: "… in the dark", caption: "The same view in the dark colour scheme.", size: .phone,
        colorScheme: .dark
    ) { VotingScreen() }

    static let votingFromRightToLeft = Page(
        "voting-right-to-left", title: "… from right to left", caption: "The same view; everything is mirrored.",
        size: .phone
    ) { VotingScreen().environment(\.layoutDirection, .rightToLeft) }

    static let votingInLargeText = Page(
        "voting-large-text", title: "… in large text", caption: "The same view with an accessibility text size.",
        size: .phone
    ) { VotingScreen().environment(\.dynamicTypeSize, .accessibility2) }
}

/// The vote for the furriest friend.
struct VotingScreen: View {
    var pets = Pet.all

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Furriest friend").font(.largeTitle.bold())
            Podium(pets: pets, avatarSize: 52)
                .frame(maxHeight: 304)
            Leaderboard(pets: pets)
                .padding(20)
                .card()
            VoteRow(pets: pets)
                .frame(maxWidth: .infinity)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 20)
        .padding(.top, 68)
        .padding(.bottom, 34)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .pageBackground()
    }
}
