import Foundation

/// When references are written.
package enum SnapshotRecord: String, Sendable {
    /// Always; nothing is compared.
    case all
    /// Where there is no reference yet, and where it differs.
    case failed
    /// Where there is no reference yet.
    case missing
    /// Never.
    case never

    /// What the environment says: `SNAPSHOT_TESTING_RECORD=all`, `failed`, `missing` or `never`, or
    /// `ROOST_RECORD_SNAPSHOTS=1` for all.
    package static let fromEnvironment = from(ProcessInfo.processInfo.environment)

    static func from(_ environment: [String: String]) -> SnapshotRecord {
        if let record = environment["SNAPSHOT_TESTING_RECORD"].flatMap(SnapshotRecord.init) { return record }
        return environment["ROOST_RECORD_SNAPSHOTS"] == "1" ? .all : .missing
    }
}
