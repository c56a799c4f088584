import SwiftUI

/// Settings that outlive a page, a session and the app.
struct SettingsScreen: View {
    @AppStorage("count") private var count = 0
    @AppStorage("text") private var text = ""
    @SceneStorage("tab") private var tab = 0

    var body: some View {
        VStack {
            Text("Count \(count)").accessibilityIdentifier("count")
            Button("Add") { count += 1 }
            Text("Tab \(tab)").accessibilityIdentifier("tab")
            Button("Next") { tab += 1 }
            Text("\(text.count) letters").accessibilityIdentifier("letters")
            Button("Overfill") { text = String(repeating: "x", count: 100_000) }
        }
    }
}

/// An app that can end by a fault of its own.
struct Faults: View {
    @State private var name = ""
    @State private var notes = ""
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            TextField("Name", text: $name)
            TextEditor(text: $notes).frame(height: 80).accessibilityLabel("Notes")
            Text("Hello \(name)").accessibilityIdentifier("greeting")
            Text("Process \(ProcessInfo.processInfo.processIdentifier)").accessibilityIdentifier("process")
            Text("Count \(count)").accessibilityIdentifier("count")
            Button("Add") { count += 1 }
            Button("Trap", role: .destructive) { _ = [0][count - count + 1] }
        }
        .textFieldStyle(.roundedBorder)
        .padding()
    }
}
