import Foundation
import RoostLocks

/// Warnings about a user's views; each text is written once.
package enum Log {
    private static let seen = Mutex<Set<String>>([])
    /// Where a thread keeps the warnings that it collects.
    private static let collectedKey = "org.roost.collected-warnings"

    package static func warning(_ message: @autoclosure () -> String) {
        let text = message()
        if let collected = Thread.current.threadDictionary[collectedKey] as? Collected {
            if !collected.texts.contains(text) { collected.texts.append(text) }
            return
        }
        guard seen.withLock({ $0.count < 10_000 && $0.insert(text).inserted }) else { return }
        FileHandle.standardError.write(Data("[Roost] warning: \(text)\n".utf8))
    }

    /// Collects the warnings that arise on this thread while `body` runs, each once, instead of printing them (for
    /// tests).
    package static func collecting<T>(_ body: () throws -> T) rethrows -> (result: T, warnings: [String]) {
        let collected = Collected()
        let thread = Thread.current
        let before = thread.threadDictionary[collectedKey]
        thread.threadDictionary[collectedKey] = collected
        defer { thread.threadDictionary[collectedKey] = before }
        let result = try body()
        return (result, collected.texts)
    }

    /// Never leaves the thread that made it.
    private final class Collected {
        var texts: [String] = []
    }
}

/// A type's name as its author wrote it, for messages: without module and generic arguments.
package func typeName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}
