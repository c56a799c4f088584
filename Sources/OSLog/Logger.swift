import Foundation
import Logging

/// Passes an app's messages to swift-log, under the subsystem's name. Most apps import OSLog for it.
///
/// Without a log handler of the app's own, messages go to standard error, a line each. Levels below `info` are written
/// only where the environment variable `OS_ACTIVITY_MODE` is `debug`.
public struct Logger: Sendable {
    private let label: String
    private let metadata: Logging.Logger.Metadata?

    /// A logger without a name.
    public init() {
        label = ""
        metadata = nil
    }

    /// A logger of one part of an app. swift-log gets the subsystem as its label and the category as metadata.
    /// - Parameters:
    ///   - subsystem: The app, as a reversed domain name.
    ///   - category: The part of the app.
    public init(subsystem: String, category: String) {
        label = subsystem
        metadata = ["category": "\(category)"]
    }

    /// Writes a message of the default level: swift-log's `notice`.
    public func log(_ message: OSLogMessage) { write(message, .default) }
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
    /// Writes a message as `debug` does.
    public func trace(_ message: OSLogMessage) { write(message, .debug) }
    /// Writes a message for development: swift-log's `debug`, which standard error gets only where
    /// `OS_ACTIVITY_MODE` is `debug`.
    public func debug(_ message: OSLogMessage) { write(message, .debug) }
    /// Writes a message that may help: swift-log's `info`.
    public func info(_ message: OSLogMessage) { write(message, .info) }
    /// Writes a message as `log(_:)` does.
    public func notice(_ message: OSLogMessage) { write(message, .default) }
    /// Writes a message as `error` does.
    public func warning(_ message: OSLogMessage) { write(message, .error) }
    /// Writes a message about an error: swift-log's `error`.
    public func error(_ message: OSLogMessage) { write(message, .error) }
    /// Writes a message as `fault` does.
    public func critical(_ message: OSLogMessage) { write(message, .fault) }
    /// Writes a message about a fault of the app: swift-log's `critical`.
    public func fault(_ message: OSLogMessage) { write(message, .fault) }

    private static let writesDebug = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"

    private func write(_ message: OSLogMessage, _ level: OSLogType) {
        // Made for each message: an app may install its handler after its loggers are made.
        var logger = Logging.Logger(label: label)
        if Self.writesDebug { logger.logLevel = .debug }
        logger.log(level: level.loggingLevel, "\(message.text)", metadata: metadata)
    }
}

/// The level of a message. Numbers without a name count as `default`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// Apple's number of the level.
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A level of a number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Worth keeping: swift-log's `notice`.
    public static let `default` = OSLogType(0)
    /// Helpful: swift-log's `info`.
    public static let info = OSLogType(1)
    /// For development: swift-log's `debug`.
    public static let debug = OSLogType(2)
    /// An error: swift-log's `error`.
    public static let error = OSLogType(16)
    /// A fault of the app: swift-log's `critical`.
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
