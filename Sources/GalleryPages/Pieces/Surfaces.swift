import SwiftUI

extension View {
    /// The background of cards: grey, or black in the dark appearance.
    func pageBackground() -> some View { modifier(PageBackground()) }

    /// A rounded surface behind the view: white, or grey in the dark appearance.
    func card(cornerRadius: CGFloat = 24) -> some View { modifier(CardSurface(cornerRadius: cornerRadius)) }
}

private struct PageBackground: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content.background(
            colorScheme == .dark ? Color.black : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255))
    }
}

private struct CardSurface: ViewModifier {
    var cornerRadius: CGFloat
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content.background(
            colorScheme == .dark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : Color.white,
            in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
    }
}
