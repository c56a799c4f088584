import Foundation
import RoostLocks

/// A store of settings by key, which records the evaluations that read them.
///
/// A store may be used on any thread.
package class SettingsStore: @unchecked Sendable {
    // Unchecked: subclasses hold only constants and lock-guarded state.
    fileprivate init() {}

    func value(for key: String) -> SettingValue? { fatalError("SettingsStore is abstract") }
    func set(_ value: SettingValue?, for key: String) { fatalError("SettingsStore is abstract") }
    fileprivate var readers: SettingReaders { fatalError("SettingsStore is abstract") }

    /// Reads a value. The current evaluation, if there is one, is repeated when the value changes.
    final func read(_ key: String) -> SettingValue? {
        if let reader = Evaluation.current { readers.insert(reader, for: key) }
        return value(for: key)
    }

    final func write(_ value: SettingValue?, for key: String, _ transaction: Transaction) {
        set(value, for: key)
        readers.mark(key, transaction)
    }
}

/// The readers of each key.
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

/// The program's own defaults on this machine. A written value is on disk at once.
package final class DefaultsStore: SettingsStore, @unchecked Sendable {
    // Unchecked: `UserDefaults` may be used on any thread.
    let defaults: UserDefaults
    /// Shared, because several objects may stand for one suite.
    private static let readers = SettingReaders()

    package static let standard = DefaultsStore(.standard)

    package init(_ defaults: UserDefaults) { self.defaults = defaults }

    override fileprivate var readers: SettingReaders { Self.readers }

    override func value(for key: String) -> SettingValue? { defaults.object(forKey: key).flatMap(SettingValue.init) }

    override func set(_ value: SettingValue?, for key: String) {
        if let value { defaults.set(value.object, forKey: key) } else { defaults.removeObject(forKey: key) }
        defaults.synchronize()
    }
}

/// The settings of one visitor or one window, on top of the program's own defaults. They are in memory, and the host
/// may keep them too.
package final class OwnedSettings: SettingsStore, @unchecked Sendable {
    /// A stored value. Of two entries with one key the later counts.
    package struct Entry: Sendable, Equatable, Codable {
        package var key: String
        /// Nil for a removed value.
        package var value: SettingValue?
        /// Milliseconds since 1970.
        package var time: Int64

        package init(key: String, value: SettingValue?, time: Int64) {
            (self.key, self.value, self.time) = (key, value, time)
        }

        fileprivate var size: Int { key.utf8.count + (value?.size ?? 0) }
    }

    /// The limits of what a host keeps: the number of settings, and the bytes of all their keys and values.
    package static let mostEntries = 128
    package static let mostBytes = 64 << 10
    /// The longest key, in bytes, that is kept.
    package static let longestKey = 256

    private struct State {
        var entries: [String: Entry] = [:]
        /// The keys whose values the host has not taken yet.
        var changed: Set<String> = []
        /// The sizes of the kept settings in bytes, by key.
        var kept: [String: Int] = [:]
        var onChange: (@Sendable () -> Void)?
    }

    // Unchecked: all mutable state is in `state`.
    private let state = Mutex(State())
    private let ownReaders = SettingReaders()
    /// The values of keys that were never set.
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

    /// Sets a closure to call, on the thread of the change, when there is something to keep.
    package func onChange(_ tell: (@Sendable () -> Void)?) { state.withLock { $0.onChange = tell } }

    /// All settings, by their keys.
    package var entries: [Entry] { state.withLock { $0.entries.values.sorted { $0.key < $1.key } } }

    /// Takes over the entries that the host has kept. Settings that were written here later stay, and are reported as
    /// changes again.
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

    /// Reports all settings except those under `keys` as changes, for a new host that has only these.
    package func keepAgain(allBut keys: Set<String>) {
        state.withLock { state in state.changed.formUnion(state.entries.keys.filter { !keys.contains($0) }) }
    }

    /// The settings to keep that changed since the last call. Those above the limits stay in memory only.
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
