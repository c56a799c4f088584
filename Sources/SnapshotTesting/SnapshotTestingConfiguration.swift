import RoostCore
import RoostTesting

/// How snapshots are recorded, and how a failure names its files.
public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal static var current: Self?

    /// How a failure names its files; nil for the surroundings'.
    public var diffTool: DiffTool?
    /// When references are written; nil for the surroundings'.
    public var record: Record?

    /// The simulator that drew the references, and the Xcode that compiled them; nil for the surroundings'.
    public var host: SnapshotHost?

    /// A configuration; nil is taken from the surroundings.
    public init(record: Record?, diffTool: DiffTool?, host: SnapshotHost? = nil) {
        self.record = record
        self.diffTool = diffTool
        self.host = host
    }

    /// When references are written.
    public struct Record: Equatable, Sendable {
        let rule: SnapshotRecord

        /// `all`, `failed`, `missing` or `never`; nil for other words.
        public init?(rawValue: String) {
            guard let rule = SnapshotRecord(rawValue: rawValue) else { return nil }
            self.rule = rule
        }

        init(_ rule: SnapshotRecord) { self.rule = rule }

        /// Always: each assertion writes its reference, and fails.
        public static let all = Record(.all)
        /// Where there is no reference, and where it differs. The assertion fails.
        public static let failed = Record(.failed)
        /// Where there is no reference yet, which is the default. The assertion fails.
        public static let missing = Record(.missing)
        /// Never; an assertion without a reference fails.
        public static let never = Record(.never)
    }

    /// The line of a failure that names the reference and the failed snapshot, such as a command that compares them.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (String, String) -> String

        /// A tool that makes the line of both paths.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.tool = tool
        }

        /// A command, which both paths follow.
        public init(stringLiteral value: StringLiteralType) { self.init { "\(value) \($0) \($1)" } }

        /// Kaleidoscope's command.
        public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }
        /// The paths of both files.
        public static let `default` = DiffTool { "reference: \($0)\nactual: \($1)" }

        /// The line for two paths.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// `all` for true, `missing` for false.
    public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
    /// `default`.
    @available(*, deprecated, message: "Use .default.")
    public init(nilLiteral: ()) { self = .default }
}

/// Runs an operation in which snapshots are recorded and reported in another way.
/// - Parameters:
///   - record: When references are written; nil for the surroundings'.
///   - diffTool: How a failure names its files; nil for the surroundings'.
///   - host: The simulator that drew the references; nil for the surroundings'.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    host: SnapshotHost? = nil, operation: () throws -> R
) rethrows -> R {
    let configuration = SnapshotTestingConfiguration.resolved(record: record, diffTool: diffTool, host: host)
    return try SnapshotTestingConfiguration.$current.withValue(configuration) {
        try ReferenceXcode.$version.withValue(configuration.host?.xcode, operation: operation)
    }
}

/// Runs an operation in which snapshots are recorded and reported in another way.
/// - Parameters:
///   - record: When references are written; nil for the surroundings'.
///   - diffTool: How a failure names its files; nil for the surroundings'.
///   - host: The simulator that drew the references; nil for the surroundings'.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    host: SnapshotHost? = nil, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
    let configuration = SnapshotTestingConfiguration.resolved(record: record, diffTool: diffTool, host: host)
    return try await SnapshotTestingConfiguration.$current.withValue(configuration) {
        try await ReferenceXcode.$version.withValue(configuration.host?.xcode, operation: operation)
    }
}

extension SnapshotTestingConfiguration {
    /// What counts here: the arguments, then the surrounding `withSnapshotTesting`, then the test's trait, then the
    /// process.
    static func resolved(
        record: Record?, diffTool: DiffTool?, host: SnapshotHost? = nil
    ) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: record ?? current?.record ?? Defaults.record,
            diffTool: diffTool ?? current?.diffTool ?? Defaults.diffTool,
            host: host ?? current?.host ?? Defaults.host)
    }
}
