import SwiftUI

extension Page {
    static let readers = Page(
        "readers", title: "One screen, four readers",
        caption: "A form in light and dark, in large text, and from right to left.",
        size: CGSize(width: 4 * CGSize.phone.width + 3 * 24, height: CGSize.phone.height)
    ) { ReadersPage() }
}

struct ReadersPage: View {
    var body: some View {
        HStack(spacing: 24) {
            screen
            screen.environment(\.colorScheme, .dark)
            screen.environment(\.dynamicTypeSize, .xxxLarge)
            screen.environment(\.layoutDirection, .rightToLeft)
        }
    }

    private var screen: some View {
        SettingsPage().frame(width: CGSize.phone.width, height: CGSize.phone.height)
    }
}
