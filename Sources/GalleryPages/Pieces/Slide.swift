import SwiftUI

/// A page's frame: title and caption above, the content in a card below.
struct Slide<Content: View>: View {
    var title: String
    var caption: String
    var content: Content

    init(_ title: String, _ caption: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.caption = caption
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            VStack(alignment: .leading, spacing: 4) {
                Text(title)
                    .font(.title.bold())
                Text(caption)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .fixedSize(horizontal: false, vertical: true)
            }
            .padding(.horizontal, 4)
            content
                .padding(20)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .card()
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .pageBackground()
    }
}
