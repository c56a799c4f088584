import Foundation
import Logging
import RoostLocks

/// Warnings about the user's views. They go to swift-log, each text once, and at most 10,000 different ones.
package enum Log {
    private static let label = "roost"
    private static let seen = Mutex<Set<String>>([])

    /// Whether a missing symbol, image, colour or font is logged as an error: `ROOST_STRICT=1`.
    @TaskLocal package static var isStrict = ProcessInfo.processInfo.environment["ROOST_STRICT"] == "1"

    /// Logs that something is probably not as its author meant it.
    /// - Parameters:
    ///   - view: The view that it is about, for handlers that read metadata.
    ///   - value: The value that is refused or has no effect.
    package static func warning(_ message: @autoclosure () -> String, view: String? = nil, value: Any? = nil) {
        write(message(), .warning, view: view, value: value)
    }

    /// Logs that something named in a view is missing, and what is drawn instead; as an error if `isStrict`.
    /// - Parameter name: The missing thing.
    package static func missing(_ name: String, _ message: @autoclosure () -> String) {
        let text = message()
        (Thread.current.threadDictionary[missingKey] as? Collected)?.add(text)
        write(text, isStrict ? .error : .warning, value: name)
    }

    /// Logs something that the app has asked for, each time anew.
    package static func info(_ message: @autoclosure () -> String) {
        let text = message()
        if let collected = Thread.current.threadDictionary[collectedKey] as? Collected { return collected.add(text) }
        Logger(label: label).info("\(text)")
    }

    private static func write(_ text: String, _ level: Logger.Level, view: String? = nil, value: Any? = nil) {
        if let collected = Thread.current.threadDictionary[collectedKey] as? Collected { return collected.add(text) }
        guard seen.withLock({ $0.count < 10_000 && $0.insert(text).inserted }) else { return }
        var metadata: Logger.Metadata = [:]
        if let view { metadata["view"] = "\(view)" }
        if let value { metadata["value"] = "\(value)" }
        // Made for each warning, because a server may install its handler after the first one.
        Logger(label: label).log(level: level, "\(text)", metadata: metadata.isEmpty ? nil : metadata)
    }

    // MARK: Collecting

    /// The keys under which a thread keeps the warnings that it collects, and the things that it missed.
    private static let collectedKey = "org.roost.collected-warnings"
    private static let missingKey = "org.roost.missing"

    /// Collects the warnings of this thread while `body` runs, each once, instead of writing them (for tests).
    package static func collecting<T>(_ body: () throws -> T) rethrows -> (result: T, warnings: [String]) {
        let collected = Collected()
        let result = try keeping(collected, as: collectedKey, body)
        return (result, collected.texts)
    }

    /// Collects the things that are missing on this thread while `body` runs, in addition to writing them.
    package static func findingMissing<T>(_ body: () throws -> T) -> (result: Result<T, any Error>, missing: [String]) {
        let collected = Collected()
        let result = keeping(collected, as: missingKey) { Result { try body() } }
        return (result, collected.texts)
    }

    private static func keeping<T>(_ collected: Collected, as key: String, _ body: () throws -> T) rethrows -> T {
        let thread = Thread.current
        let before = thread.threadDictionary[key]
        thread.threadDictionary[key] = collected
        defer { thread.threadDictionary[key] = before }
        return try body()
    }

    /// A list that never leaves the thread that made it.
    private final class Collected {
        private(set) var texts: [String] = []

        func add(_ text: String) {
            if !texts.contains(text) { texts.append(text) }
        }
    }
}
