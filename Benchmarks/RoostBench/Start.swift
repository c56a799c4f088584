import Foundation
import SwiftUI

/// What a command line tool does that makes one picture: the whole process is timed, from outside.
enum Start {
    static func run(_ options: Options) throws {
        guard options.operands.count == 2, let card = try options.decoded([Card].self).first else { throw UsageError() }
        try ImageRenderer(content: CardView(card: card)).write(to: URL(fileURLWithPath: options.operands[1]))
    }
}
