import RoostLocks
import RoostTesting
import Testing

/// What counts outside of `withSnapshotTesting`: the traits of the running test, then the settings of the process.
enum Defaults {
    private static let records = Mutex(SnapshotTestingConfiguration.Record(.fromEnvironment))
    private static let diffTools = Mutex(SnapshotTestingConfiguration.DiffTool.default)

    static var record: SnapshotTestingConfiguration.Record {
        get { trait { $0.record } ?? records.withLock { $0 } }
        set { records.withLock { $0 = newValue } }
    }

    static var diffTool: SnapshotTestingConfiguration.DiffTool {
        get { trait { $0.diffTool } ?? diffTools.withLock { $0 } }
        set { diffTools.withLock { $0 = newValue } }
    }

    static var host: SnapshotHost? { trait { $0.host } ?? SnapshotHost.fromEnvironment }

    /// The value of the innermost trait that has one.
    private static func trait<Value>(_ value: (SnapshotTestingConfiguration) -> Value?) -> Value? {
        for case let trait as _SnapshotsTestTrait in (Test.current?.traits ?? []).reversed() {
            if let value = value(trait.configuration) { return value }
        }
        return nil
    }
}

/// Whether references are always written, for the whole process.
@available(*, deprecated, message: "Use withSnapshotTesting(record:).")
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? Defaults.record) == .all }
    set { Defaults.record = newValue ? .all : .missing }
}

/// How a failure names its files, for the whole process.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:).")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { Defaults.diffTool }
    set { Defaults.diffTool = newValue }
}
