import Foundation
import RoostLocks

/// Where settings are kept, by their keys, with the evaluations that have read them.
///
/// A store may be used on any thread.
package class SettingsStore: @unchecked Sendable {
    // Unchecked: subclasses hold constants and what a lock guards.
    fileprivate init() {}

    func value(for key: String) -> SettingValue? { fatalError("SettingsStore is abstract") }
    func set(_ value: SettingValue?, for key: String) { fatalError("SettingsStore is abstract") }
    fileprivate var readers: SettingReaders { fatalError("SettingsStore is abstract") }

    /// Reads for whoever is being evaluated, who is evaluated again when the value changes.
    final func read(_ key: String) -> SettingValue? {
        if let reader = Evaluation.current { readers.insert(reader, for: key) }
        return value(for: key)
    }

    final func write(_ value: SettingValue?, for key: String, _ transaction: Transaction) {
        set(value, for: key)
        readers.mark(key, transaction)
    }
}

/// Who has read which key.
private final class SettingReaders: Sendable {
    private let known = Mutex<[String: Dependents]>([:])

    func insert(_ reader: Evaluation, for key: String) {
        known.withLock { $0[key, default: Dependents()].insert(reader) }
    }

    func mark(_ key: String, _ transaction: Transaction) {
        let readers = known.withLock { $0.removeValue(forKey: key) }
        for reader in readers?.all ?? [] { reader.queue.mark(reader, transaction: transaction) }
    }
}

/// The defaults of the program itself, on this machine. What is written is on the disk at once.
final class DefaultsStore: SettingsStore, @unchecked Sendable {
    // Unchecked: `UserDefaults` may be used on any thread.
    let defaults: UserDefaults
    /// Several objects may stand for one suite, so that all of them have their readers together.
    private static let readers = SettingReaders()

    static let standard = DefaultsStore(.standard)

    init(_ defaults: UserDefaults) { self.defaults = defaults }

    override fileprivate var readers: SettingReaders { Self.readers }

    override func value(for key: String) -> SettingValue? { defaults.object(forKey: key).flatMap(SettingValue.init) }

    override func set(_ value: SettingValue?, for key: String) {
        if let value { defaults.set(value.object, forKey: key) } else { defaults.removeObject(forKey: key) }
        defaults.synchronize()
    }
}

/// Settings that belong to somebody, a visitor or a window, over the program's own defaults: in memory, and where a host
/// keeps them, there too.
package final class OwnedSettings: SettingsStore, @unchecked Sendable {
    /// A value as it is kept. Of two under one key, the later one counts.
    package struct Entry: Sendable, Equatable {
        package var key: String
        /// Nil where the value was removed.
        package var value: SettingValue?
        /// Milliseconds since 1970.
        package var time: Int64

        package init(key: String, value: SettingValue?, time: Int64) {
            (self.key, self.value, self.time) = (key, value, time)
        }

        fileprivate var size: Int { key.utf8.count + (value?.size ?? 0) }
    }

    /// How much a host keeps: settings, and bytes of their keys and values together.
    package static let mostEntries = 128
    package static let mostBytes = 64 << 10
    /// Bytes of a key that is kept.
    package static let longestKey = 256

    private struct State {
        var entries: [String: Entry] = [:]
        /// The keys whose values the host has not taken yet.
        var changed: Set<String> = []
        /// The size of what is kept, by key.
        var kept: [String: Int] = [:]
        var onChange: (@Sendable () -> Void)?
    }

    // Unchecked: what changes is in `state`.
    private let state = Mutex(State())
    private let ownReaders = SettingReaders()
    /// What holds for keys that were never set.
    private let base: UserDefaults?

    package init(over base: UserDefaults? = nil) {
        self.base = base
        super.init()
    }

    override fileprivate var readers: SettingReaders { ownReaders }

    override func value(for key: String) -> SettingValue? {
        if let entry = state.withLock({ $0.entries[key] }) { return entry.value }
        return base?.object(forKey: key).flatMap(SettingValue.init)
    }

    override func set(_ value: SettingValue?, for key: String) {
        let tell = state.withLock { state -> (@Sendable () -> Void)? in
            let former = state.entries[key]
            guard former == nil || former?.value != value else { return nil }
            let time = max(Int64(Date().timeIntervalSince1970 * 1000), (former?.time ?? 0) + 1)
            state.entries[key] = Entry(key: key, value: value, time: time)
            state.changed.insert(key)
            return state.onChange
        }
        tell?()
    }

    // MARK: For the host that keeps them

    /// Called, on the thread that changed something, when there is something to keep.
    package func onChange(_ tell: (@Sendable () -> Void)?) { state.withLock { $0.onChange = tell } }

    /// Takes in what the host has kept. What was set here since stays, and is to be kept again.
    package func restore(_ kept: [Entry]) {
        let changed = state.withLock { state in
            kept.filter { entry in
                if let own = state.entries[entry.key] {
                    guard own.time < entry.time else {
                        if own.time > entry.time { state.changed.insert(entry.key) }
                        return false
                    }
                }
                state.entries[entry.key] = entry
                state.kept[entry.key] = entry.size
                state.changed.remove(entry.key)
                return true
            }
        }
        for entry in changed { ownReaders.mark(entry.key, Transaction()) }
    }

    /// Has everything kept that is not among these keys: somebody new keeps it.
    package func keepAgain(allBut keys: Set<String>) {
        state.withLock { state in state.changed.formUnion(state.entries.keys.filter { !keys.contains($0) }) }
    }

    /// What has to be kept since this was called last. What is too much stays in memory alone.
    package func takeChanges() -> [Entry] {
        state.withLock { state in
            guard !state.changed.isEmpty else { return [] }
            let changed = state.changed.sorted().compactMap { state.entries[$0] }
            state.changed = []
            return changed.filter { entry in
                let former = state.kept.removeValue(forKey: entry.key)
                let bytes = state.kept.values.reduce(entry.size, +)
                let fits = state.kept.count < Self.mostEntries && bytes <= Self.mostBytes
                guard fits, entry.key.utf8.count <= Self.longestKey else {
                    state.kept[entry.key] = former
                    Log.warning(
                        "The setting “\(entry.key)” of \(entry.size) bytes is not kept: a visitor has at most \(Self.mostEntries) settings and \(Self.mostBytes) bytes."
                    )
                    return false
                }
                state.kept[entry.key] = entry.size
                return true
            }
        }
    }
}
