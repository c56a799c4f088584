import Foundation
import Logging

/// Hands what an app reports to swift-log, under the subsystem's name: what `import OSLog` is for in most apps.
///
/// Without a handler of the app's that is standard error, a line each; levels below `info` are written where the
/// environment variable `OS_ACTIVITY_MODE` is `debug`.
public struct Logger: Sendable {
    private let label: String
    private let metadata: Logging.Logger.Metadata?

    public init() {
        label = ""
        metadata = nil
    }

    /// - Parameters:
    ///   - subsystem: The app, as a reversed address.
    ///   - category: The part of the app.
    public init(subsystem: String, category: String) {
        label = subsystem
        metadata = ["category": "\(category)"]
    }

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
        // Made anew each time: an app may install its handler after its loggers are made.
        var logger = Logging.Logger(label: label)
        if Self.writesDebug { logger.logLevel = .debug }
        logger.log(level: level.loggingLevel, "\(message.text)", metadata: metadata)
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

    fileprivate var loggingLevel: Logging.Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
