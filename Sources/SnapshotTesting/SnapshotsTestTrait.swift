import Testing

/// Configures the snapshots of a test or a suite: see `snapshots(record:diffTool:host:)`.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    /// Always true: the tests of a suite have its trait.
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    /// Runs a test with the configuration, and with counters of its own for snapshots without a name.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(
            record: configuration.record, diffTool: configuration.diffTool, host: configuration.host
        ) {
            try await SnapshotCounter.$ofTest.withValue(SnapshotCounter()) { try await function() }
        }
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    /// Snapshots of the default configuration, with counters of their own.
    public static var snapshots: Self { snapshots() }

    /// How the snapshots of a test or suite are recorded and reported.
    /// - Parameters:
    ///   - record: When references are written; nil for the surroundings'.
    ///   - diffTool: How a failure names its files; nil for the surroundings'.
    ///   - host: The simulator that drew the references; nil for the surroundings'.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
        host: SnapshotHost? = nil
    ) -> Self { snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool, host: host)) }

    /// How the snapshots of a test or suite are recorded and reported.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
    }
}
