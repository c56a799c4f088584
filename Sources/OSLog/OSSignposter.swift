import Foundation

/// Marks moments and spans for Apple's measuring tool. There is none here: the marks go nowhere, and cost nothing.
public struct OSSignposter: Sendable {
    /// Marks of one part of an app.
    public init(subsystem: String, category: String) {}
    /// Marks of a logger's part of an app.
    public init(logger: Logger) {}
    /// Marks of a part of an app.
    public init(logHandle: OSLog) {}
    /// Marks without a name.
    public init() {}
    /// Marks that are not kept: all are.
    public static let disabled = OSSignposter()

    /// Always false: nobody keeps the marks.
    public var isEnabled: Bool { false }
    /// A number to tell spans apart.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// A number to tell spans apart.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
    /// The beginning of a span.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        .init()
    }
    /// The beginning of a span, with words.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { .init() }
    /// The end of a span.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// The end of a span, with words.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// A moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// A moment, with words.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Runs a closure between the beginning and the end of a span.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// A number that tells spans apart.
public struct OSSignpostID: Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt64
    /// A number of your own.
    public init(_ value: UInt64) { rawValue = value }
    /// A number for a part of an app.
    public init(log: OSLog) { rawValue = Self.exclusive.rawValue }
    /// For spans of which there is one at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No span.
    public static let invalid = OSSignpostID(.max)
    /// No span.
    public static let null = OSSignpostID(0)
}

/// A span that has begun.
public final class OSSignpostIntervalState: Sendable {
    init() {}
}

/// What a mark stands for.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// A beginning.
    public static let begin = OSSignpostType(rawValue: 1)
    /// An end.
    public static let end = OSSignpostType(rawValue: 2)
}

/// A mark for Apple's measuring tool, which goes nowhere.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// A mark with words for Apple's measuring tool, which goes nowhere.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}
