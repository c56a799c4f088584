import SwiftUI

@main
struct VotingApp: App {
    var body: some Scene {
        WindowGroup("Furriest friend") { ContentView() }
    }
}

struct ContentView: View {
    @State private var votes = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("Furriest friend 🐱").font(.largeTitle.bold())
            Text("\(votes) votes").font(.title2).foregroundStyle(.secondary)
            RoundedRectangle(cornerRadius: 20).fill(.blue.gradient).frame(width: 200, height: 100).shadow(radius: 10)
            Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)).frame(
                width: 80, height: 80)
            HStack {
                Button("Cat") { votes += 1 }
                Button("Dog") { votes += 2 }.buttonStyle(.borderedProminent)
            }
        }
        .padding()
    }
}
