import Foundation

/// Writes what an app reports to standard error, a line each: what `import OSLog` is for in most apps.
///
/// Levels below `info` are written where the environment variable `OS_ACTIVITY_MODE` is `debug`.
public struct Logger: Sendable {
    private let prefix: String

    public init() { prefix = "" }

    /// - Parameters:
    ///   - subsystem: The app, as a reversed address.
    ///   - category: The part of the app.
    public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)] " }

    public func log(_ message: OSLogMessage) { write(message, .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
    public func trace(_ message: OSLogMessage) { write(message, .debug) }
    public func debug(_ message: OSLogMessage) { write(message, .debug) }
    public func info(_ message: OSLogMessage) { write(message, .info) }
    public func notice(_ message: OSLogMessage) { write(message, .default) }
    public func warning(_ message: OSLogMessage) { write(message, .error) }
    public func error(_ message: OSLogMessage) { write(message, .error) }
    public func critical(_ message: OSLogMessage) { write(message, .fault) }
    public func fault(_ message: OSLogMessage) { write(message, .fault) }

    private static let writesDebug = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"

    private func write(_ message: OSLogMessage, _ level: OSLogType) {
        guard level != .debug || Self.writesDebug else { return }
        FileHandle.standardError.write(Data("\(level.name)\(prefix)\(message.text)\n".utf8))
    }
}

/// How much a report matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)

    fileprivate var name: String {
        switch self {
        case .error: "error: "
        case .fault: "fault: "
        default: ""
        }
    }
}
