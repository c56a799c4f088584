import SwiftUI

/// The shop's books, for the app and for the server's other routes.
@MainActor @Observable final class Stock {
    static let shared = Stock()

    let titles = ["Emma", "Middlemarch", "Villette"]
    private var copies = [3, 2, 1]

    func copies(of book: Int) -> Int { copies[book] }

    func sell(_ book: Int) { copies[book] = max(0, copies[book] - 1) }

    var report: String { zip(titles, copies).map { "\($0): \($1)\n" }.joined() }
}

/// A shelf of books, each with an address below the app's.
struct ShelfApp: App {
    var body: some Scene {
        WindowGroup("Shelf") { Shelf() }
    }
}

struct Shelf: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(Stock.shared.titles.indices, id: \.self) { book in
                NavigationLink(Stock.shared.titles[book], value: book)
            }
            .navigationTitle("Shelf")
            .navigationDestination(for: Int.self) { BookPage(book: $0) }
        }
        .userActivity("book") { activity in
            activity.webpageURL = URL(string: "https://shop.example/" + (path.last.map { "books/\($0)" } ?? ""))
        }
        .onOpenURL { url in
            path = Int(url.lastPathComponent).flatMap { Stock.shared.titles.indices.contains($0) ? [$0] : nil } ?? []
        }
    }
}

struct BookPage: View {
    let book: Int

    var body: some View {
        let copies = Stock.shared.copies(of: book)
        VStack(spacing: 16) {
            Text("\(copies) in stock").accessibilityIdentifier("copies")
            Button("Buy one") { Stock.shared.sell(book) }
                .buttonStyle(.borderedProminent)
                .disabled(copies == 0)
        }
        .navigationTitle(Stock.shared.titles[book])
    }
}
