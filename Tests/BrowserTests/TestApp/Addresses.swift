import SwiftUI
import WebKit

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

/// Books with addresses of their own, in a list that has none, above a screen that has none either.
struct BooksAlone: View {
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<4) { number in NavigationLink("Book \(number)", value: "\(number)") }
                .navigationTitle("Books")
                .navigationDestination(for: String.self) { place in
                    if place == "about" {
                        Text("Of these books").navigationTitle("About")
                    } else {
                        VStack {
                            NavigationLink("About", value: "about")
                            WebView(url: URL(string: "http:notes/\(place).html")).frame(height: 80)
                        }
                        .navigationTitle("Book \(place)")
                        .userActivity("book") { $0.webpageURL = URL(string: "https://books.example/books/\(place)") }
                    }
                }
        }
        .onOpenURL { path = Int($0.lastPathComponent).map { ["\($0)"] } ?? [] }
    }
}
