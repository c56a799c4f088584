import Foundation
import RoostDocuments
import RoostService
import SwiftUI

/// A program of templates that misbehave, for the tests of what that costs others.
@main
struct ServiceTestProgram: RenderService {
    var templates: [RenderTemplate] {
        RenderTemplate("card") { (card: Card) in Text(card.name).font(.system(size: card.size)) }
        RenderTemplate("letter") { (card: Card) in
            Document { ForEach(0..<Int(card.size), id: \.self) { _ in Text(card.name).pageBreakAfter() } }
        }
        RenderTemplate("fault") { (card: FaultyCard) in card.content }
    }
}

struct Card: Decodable {
    var name: String
    var size: Double
}

/// A card that does something else before it is drawn.
struct FaultyCard: Decodable {
    enum Fault: String, Decodable, CaseIterable { case loop, hoard, trap, recursion, chatter, kill, exit }

    var name: String
    var fault: Fault?
    /// For `kill`: a file whose absence makes the process end by the signal 9, once.
    var file: String?

    @MainActor var content: Text {
        switch fault {
        case .loop: while true { usleep(10_000) }
        case .hoard:
            var hoard: [UnsafeMutableRawPointer] = []
            while true {
                let part = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 16)
                memset(part, 1, 1 << 20)
                hoard.append(part)
            }
        case .trap: fatalError("as asked")
        case .recursion: return Text("\(Self.depth(1))")
        case .chatter: print("a line that is no answer")
        case .kill:
            if let file, !FileManager.default.fileExists(atPath: file) {
                _ = FileManager.default.createFile(atPath: file, contents: nil)
                kill(getpid(), SIGKILL)
            }
        case .exit: exit(0)
        case nil: break
        }
        return Text(name)
    }

    private static func depth(_ number: Int) -> Int { number < 0 ? 0 : depth(number + 1) + number }
}
