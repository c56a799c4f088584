import Foundation
@_spi(Engine) import RoostCore
import RoostLocks
import RoostPreviewMessages

/// The starts of states that somebody chose by the properties' names.
final class ChosenValues: Sendable {
    private struct Seen: Sendable {
        /// The states that the preview has, with their types.
        var states: [String: String] = [:]
        var used: Set<String> = []
    }

    private let values: [String: String]
    private let seen = Mutex(Seen())

    init(_ values: [String: String]) { self.values = values }

    var seeds: StateSeeds {
        StateSeeds { [self] place, type, isOfUser in
            guard isOfUser else { return nil }
            let value = values[place.name].flatMap { StateArchive.value(written: $0, of: type) }
            seen.withLock { seen in
                seen.states[place.name] = "\(type)"
                if value != nil { seen.used.insert(place.name) }
            }
            return value
        }
    }

    /// The chosen values that no state has taken, in a sentence; nil for none.
    var complaint: String? {
        let seen = seen.withLock { $0 }
        let unused = values.keys.filter { !seen.used.contains($0) }.sorted()
        guard let name = unused.first else { return nil }
        if let type = seen.states[name] {
            return "The state “\(name)” takes the type \(type), which “\(values[name] ?? "")” is not."
        }
        let known = seen.states.map { "\($0.key) (\($0.value))" }.sorted().joined(separator: ", ")
        return "The preview has no state “\(name)”. It has \(known.isEmpty ? "none" : known)."
    }
}
