import SwiftUI

/// A list that typing filters, with suggestions and scopes.
struct Searching: View {
    @State private var text = ""
    @State private var scope = "All"
    @State private var submitted = "nothing"
    private let names = [
        "Amsterdam", "Athens", "Berlin", "Bern", "Dublin", "Helsinki", "Lisbon", "London", "Madrid", "Oslo", "Paris",
        "Prague", "Rome", "Sofia", "Vienna", "Warsaw",
    ]

    private var shown: [String] {
        names.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
            .filter { scope == "All" || $0.count <= 5 }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(shown, id: \.self) { name in
                    NavigationLink(name) { Text("In \(name)") }
                }
            }
            .overlay { if shown.isEmpty { ContentUnavailableView.search(text: text) } }
            .navigationTitle("Cities")
            .safeAreaInset(edge: .top) {
                Text("Submitted \(submitted)").accessibilityIdentifier("submitted")
            }
        }
        .searchable(text: $text, prompt: "City")
        .searchSuggestions {
            if text == "b" {
                Text("Berlin suggested").searchCompletion("Berlin")
                Text("Bern suggested").searchCompletion("Bern")
            }
        }
        .searchScopes($scope) {
            Text("All").tag("All")
            Text("Short").tag("Short")
        }
        .onSubmit(of: .search) { submitted = text }
    }
}

/// Rows with swipe actions at both edges.
struct Swiping: View {
    @State private var rows = ["One", "Two", "Three", "Four", "Five"]
    @State private var did = "nothing"
    @State private var counts: [String: Int] = [:]

    var body: some View {
        NavigationStack {
            List {
                ForEach(rows, id: \.self) { row in
                    Button("\(row) \(counts[row, default: 0])") { counts[row, default: 0] += 1 }
                        .swipeActions(edge: .leading) {
                            Button("Pin", systemImage: "pin") { did = "pinned \(row)" }.tint(.orange)
                            Button("Read", systemImage: "envelope.open") { did = "read \(row)" }.tint(.blue)
                        }
                        .swipeActions(edge: .trailing, allowsFullSwipe: row != "Two") {
                            Button("Delete", role: .destructive) {
                                withAnimation { rows.removeAll { $0 == row } }
                                did = "deleted \(row)"
                            }
                            Button("Flag") { did = "flagged \(row)" }.tint(.indigo)
                        }
                }
                Text("Did \(did)").accessibilityIdentifier("did")
            }
            .navigationTitle("Swipes")
        }
    }
}
