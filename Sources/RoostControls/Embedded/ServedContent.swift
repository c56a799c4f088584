import Foundation
import RoostLocks

/// Content that the server hands to frames and players of its own pages, for as long as this object lives.
package final class ServedContent: Sendable {
    package enum Body: Sendable {
        case data(Data)
        /// Read when it is asked for.
        case file(URL)
    }

    /// What the server needs of the content.
    package struct Entry: Sendable {
        package let body: Body
        /// The MIME type.
        package let type: String
    }

    private let token: String
    private static let entries = Mutex<[String: Entry]>([:])

    /// Where paths of served content begin.
    package static let pathPrefix = "/embedded/"

    /// The path, which nobody can guess.
    package var path: String { Self.pathPrefix + token }

    /// - Parameter type: The MIME type.
    package init(_ body: Body, type: String) {
        var generator = SystemRandomNumberGenerator()
        token = [UInt64.random(in: .min ... .max, using: &generator), .random(in: .min ... .max, using: &generator)]
            .map { String($0, radix: 16) }.joined(separator: "-")
        Self.entries.withLock { [token] in $0[token] = Entry(body: body, type: type) }
    }

    deinit { Self.entries.withLock { [token] in $0[token] = nil } }

    /// The content at a path; nil where there is none, or none any more.
    package static func entry(at path: String) -> Entry? {
        guard path.hasPrefix(pathPrefix) else { return nil }
        return entries.withLock { $0[String(path.dropFirst(pathPrefix.count))] }
    }
}
