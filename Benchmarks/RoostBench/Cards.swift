import Foundation
import SwiftUI
import Synchronization

/// Draws cards, each with a renderer of its own, like a server that answers requests.
enum Cards {
    /// Makes every card of a file once, after one that does not count.
    static func run(_ options: Options) throws {
        var cards = try options.decoded([Card].self)
        cards = Array(cards.prefix(options.number("count", default: cards.count)))
        let format = options["format"] ?? "png"
        if let folder = options["keep"] {
            for (index, card) in cards.enumerated() {
                let file = URL(fileURLWithPath: folder).appendingPathComponent("card-\(index).\(format)")
                try picture(of: card, as: format).write(to: file)
            }
            return
        }
        _ = try picture(of: cards[0], as: format)
        let measurement = try Measurement(count: cards.count) {
            options["cores"] == "all"
                ? try onAllCores(cards, format) : try cards.reduce(0) { $0 + (try picture(of: $1, as: format).count) }
        }
        try measurement.report()
    }

    private static func onAllCores(_ cards: [Card], _ format: String) throws -> Int {
        let results = Mutex<[Result<Int, any Error>]>([])
        DispatchQueue.concurrentPerform(iterations: cards.count) { index in
            let result = Result { try picture(of: cards[index], as: format).count }
            results.withLock { $0.append(result) }
        }
        return try results.withLock { try $0.reduce(0) { $0 + (try $1.get()) } }
    }

    /// The work of one request.
    private static func picture(of card: Card, as format: String) throws -> Data {
        let renderer = ImageRenderer(content: CardView(card: card))
        switch format {
        case "png": return try renderer.pngData()
        case "webp": return try renderer.webpData(quality: 0.8)
        default: throw UsageError()
        }
    }
}
