import Foundation
import SwiftUI

/// The work of a command line tool that makes one picture. The whole process is timed from outside.
enum Start {
    static func run(_ options: Options) throws {
        guard options.operands.count == 2, let card = try options.decoded([Card].self).first else { throw UsageError() }
        try ImageRenderer(content: CardView(card: card)).write(to: URL(fileURLWithPath: options.operands[1]))
    }
}
