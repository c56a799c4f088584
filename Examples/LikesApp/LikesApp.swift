import SwiftUI

@main
struct LikesApp: App {
    var body: some Scene { WindowGroup("Likes") { LikesView() } }
}

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
