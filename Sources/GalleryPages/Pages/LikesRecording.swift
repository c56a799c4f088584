import SwiftUI

extension Recording {
    static let likes = Recording(
        "likes", title: "An app of twenty lines",
        caption: "A spring moves the hearts, the symbols bounce and the number rolls.",
        size: CGSize(width: 320, height: 200)
    ) {
        LikesView()
    } script: { stage in
        stage.wait(0.6)
        for pause in [0.9, 0.5, 0.3, 1.6] {
            stage.tap("Like")
            stage.wait(pause)
        }
    }
}

/// The overview's app.
struct LikesView: View {
    @State private var likes = 0

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                ForEach(0...likes, id: \.self) { _ in
                    Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.pink)
                }
            }
            .symbolEffect(.bounce, value: likes)
            Text("Likes: \(likes)").font(.title2.bold()).contentTransition(.numericText())
            Button("Like") { withAnimation(.bouncy) { likes += 1 } }.buttonStyle(.borderedProminent)
        }
    }
}
