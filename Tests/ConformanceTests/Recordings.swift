import Foundation

/// `cases.json`: the recorded answers of Apple's SwiftUI, in words. The tables beside it hold the same in code.
struct Recording: Decodable, Sendable {
    let id: String
    let area: String
    let view: String
    let proposal: String
    let expected: String
    let platform: String

    private enum CodingKeys: String, CodingKey {
        case id, area, view, expected, platform
        case proposal = "proposal_or_container"
    }

    static let all: [Recording] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "cases.json")
        do {
            return try JSONDecoder().decode([Recording].self, from: Data(contentsOf: file))
        } catch {
            fatalError("\(file.path): \(error)")
        }
    }()

    static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}

extension Recording: CustomStringConvertible {
    var description: String { "\(view) in \(proposal) on \(platform): \(expected)" }
}
