import SwiftUI

/// Books with addresses: `books/7` is the seventh.
struct Addresses: View {
    @State private var path: [Int] = []
    @State private var heard: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                ForEach(1..<4) { number in NavigationLink("Book \(number)", value: number) }
                Text("Heard \(heard.joined(separator: " "))").accessibilityIdentifier("heard")
            }
            .navigationTitle("Books")
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("The book \(number)").accessibilityIdentifier("book")
                    NavigationLink("The next one", value: number + 1)
                }
                .navigationTitle("Book \(number)")
            }
        }
        .userActivity("books") { activity in
            let place = path.map { "/books/\($0)" }.joined()
            activity.webpageURL = URL(string: "https://books.example\(place.isEmpty ? "/" : place)")
        }
        .onOpenURL { url in
            heard.append(url.absoluteString)
            path = url.pathComponents.compactMap { Int($0) }
        }
    }
}
