import Foundation
import Synchronization

/// Warnings about a user's views; each text is written once.
package enum Log {
    private static let state = Mutex<(seen: Set<String>, sink: (@Sendable (String) -> Void)?)>(([], nil))

    package static func warning(_ message: @autoclosure () -> String) {
        let text = message()
        let sink = state.withLock { state -> (@Sendable (String) -> Void)? in
            guard state.seen.count < 10_000, state.seen.insert(text).inserted else { return { _ in } }
            return state.sink
        }
        if let sink { sink(text) } else { FileHandle.standardError.write(Data("[Roost] warning: \(text)\n".utf8)) }
    }

    /// Collects the warnings that arise while `body` runs, each once, instead of printing them (for tests).
    package static func collecting<T>(_ body: () throws -> T) rethrows -> (result: T, warnings: [String]) {
        let collected = Collected()
        let before = state.withLock { state in
            let before = state
            state = ([], { collected.append($0) })
            return before
        }
        defer { state.withLock { $0 = before } }
        let result = try body()
        return (result, collected.all)
    }

    private final class Collected: Sendable {
        private let texts = Mutex<[String]>([])
        func append(_ text: String) { texts.withLock { $0.append(text) } }
        var all: [String] { texts.withLock { $0 } }
    }
}

/// A type's name as its author wrote it, for messages: without module and generic arguments.
package func typeName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}
