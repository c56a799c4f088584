import Foundation

/// A kind of new package.
public enum ProjectTemplate: String, CaseIterable, Sendable {
    case app, cards, tests

    /// Writes a package.
    /// - Parameters:
    ///   - roost: Roost's folder, or the address of its repository.
    ///   - parent: The folder around the new package.
    /// - Returns: The new package's folder.
    @discardableResult
    public func write(name: String, roost: String, in parent: URL) throws -> URL {
        guard name.wholeMatch(of: #/[A-Za-z][A-Za-z0-9_]*/#) != nil else {
            throw WorkshopError(.request, "“\(name)” is no name of a module: take letters, digits and underscores.")
        }
        let folder = parent.appending(path: name).standardizedFileURL
        guard !FileManager.default.fileExists(atPath: folder.path()) else {
            throw WorkshopError(.request, "\(folder.path()) exists already.")
        }
        for (path, text) in files(name: name, roost: roost) {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return folder
    }

    /// The first command in the new package.
    public func nextStep(name: String) -> String {
        switch self {
        case .app: "swift run \(name)"
        case .cards: "swift run \(name) card.png"
        case .tests: "swift test"
        }
    }

    private func files(name: String, roost: String) -> [String: String] {
        var files = ["Package.swift": manifest(name, roost), ".gitignore": ".build/\n"]
        files["Sources/\(name)/Card.swift"] = Self.card
        switch self {
        case .app: files["Sources/\(name)/\(name)App.swift"] = app(name)
        case .cards: files["Sources/\(name)/Main.swift"] = Self.main
        case .tests: files["Tests/\(name)Tests/CardTests.swift"] = cardTests(name)
        }
        return files
    }

    private func manifest(_ name: String, _ roost: String) -> String {
        let isAddress = roost.contains("://")
        let dependency =
            isAddress
            ? ".package(url: \"\(roost)\", branch: \"main\")"
            : ".package(name: \"Roost\", path: \"\(URL(filePath: roost).standardizedFileURL.path())\")"
        let package = isAddress ? URL(filePath: roost).deletingPathExtension().lastPathComponent : "Roost"
        let product = ".product(name: \"SwiftUI\", package: \"\(package)\")"
        let kind = self == .tests ? "target" : "executableTarget"
        let tests = """

                    .testTarget(
                        name: "\(name)Tests",
                        dependencies: ["\(name)", .product(name: "RoostTesting", package: "\(package)")]),
            """
        return """
            // swift-tools-version:6.1
            import PackageDescription

            let package = Package(
                name: "\(name)",
                dependencies: [\(dependency)],
                targets: [
                    .\(kind)(name: "\(name)", dependencies: [\(product)]),\(self == .tests ? tests : "")
                ]
            )

            """
    }

    private static let card = """
        import SwiftUI

        struct Card: View {
            let name: String
            @State private var likes = 0

            var body: some View {
                VStack(alignment: .leading, spacing: 8) {
                    Text(name).font(.headline)
                    Button("Likes: \\(likes)") { likes += 1 }
                        .buttonStyle(.borderedProminent)
                }
                .padding()
            }
        }

        #Preview("Card", traits: .sizeThatFitsLayout) {
            Card(name: "Ada Lovelace")
        }

        """

    private static let main = """
        import SwiftUI

        @main
        struct Main {
            @MainActor static func main() throws {
                let renderer = ImageRenderer(content: Card(name: "Ada Lovelace").background(.white))
                renderer.scale = 2
                try renderer.write(to: URL(filePath: CommandLine.arguments.dropFirst().first ?? "card.png"))
            }
        }

        """

    private func app(_ name: String) -> String {
        """
        import SwiftUI

        @main
        struct \(name)App: App {
            var body: some Scene {
                WindowGroup("\(name)") { Card(name: "Ada Lovelace") }
            }
        }

        """
    }

    private func cardTests(_ name: String) -> String {
        """
        import RoostTesting
        import Testing

        @testable import \(name)

        @MainActor @Suite struct CardTests {
            @Test func `A card is as high as its words and its button`() {
                let report = LayoutReport(of: Card(name: "Ada"), proposal: .unspecified)
                #expect(report.size.height > 60)
            }
        }

        """
    }
}
