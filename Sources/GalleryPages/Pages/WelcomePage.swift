import SwiftUI

extension Page {
    static let welcome = Page(
        "welcome", title: "Hello", caption: "The example of the read-me.", size: CGSize(width: 440, height: 200)
    ) { WelcomePage() }
}

/// The example of the read-me, word for word, on the gallery's background.
struct WelcomePage: View {
    var body: some View {
        Welcome()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .pageBackground()
    }
}

struct Welcome: View {
    var body: some View {
        HStack(spacing: 16) {
            Circle()
                .fill(.orange.gradient)
                .frame(width: 64, height: 64)
                .overlay { Text("🐦").font(.largeTitle) }
            VStack(alignment: .leading, spacing: 2) {
                Text("Hello, Linux").font(.title2.bold())
                Text("The same views, the same layout.").foregroundStyle(.secondary)
            }
        }
        .padding(20)
        .background(.white, in: RoundedRectangle(cornerRadius: 24))
        .shadow(color: .black.opacity(0.15), radius: 12, y: 6)
    }
}
