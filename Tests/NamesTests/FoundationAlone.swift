import Foundation

// On Apple's systems Foundation brings these names; here `ImportsOfTheModule.swift` does.

final class Library: ObservableObject {
    @Published var titles: [String] = []

    func load(_ url: URL) async throws {
        let (data, _) = try await URLSession.shared.data(for: URLRequest(url: url))
        titles = try JSONDecoder().decode([String].self, from: data)
    }
}

@Observable final class Shelf {
    var width: CGFloat = 3
}
