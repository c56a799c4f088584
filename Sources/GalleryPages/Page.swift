import SwiftUI

/// One picture of the gallery: a view of our own that shows one idea.
package struct Page: Sendable {
    /// The files' name, without extension.
    package var name: String
    package var title: String
    /// What the picture shows, in a sentence.
    package var caption: String
    /// In points.
    package var size: CGSize
    package var colorScheme = ColorScheme.light
    var content: @MainActor @Sendable () -> AnyView

    init<Content: View>(
        _ name: String, title: String, caption: String, size: CGSize = .slide, colorScheme: ColorScheme = .light,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        self.name = name
        self.title = title
        self.caption = caption
        self.size = size
        self.colorScheme = colorScheme
        self.content = { AnyView(content()) }
    }

    /// The whole picture.
    package var picture: Picture { Picture(page: self) }

    /// A page as a view that can be made on any thread.
    package nonisolated struct Picture: View {
        let page: Page

        @MainActor package var body: some View {
            page.content()
                .frame(width: page.size.width, height: page.size.height)
                .environment(\.colorScheme, page.colorScheme)
        }
    }
}

extension CGSize {
    /// A landscape card.
    static let slide = CGSize(width: 800, height: 600)
    /// A telephone's screen.
    static let phone = CGSize(width: 390, height: 844)
}
