import Foundation
import OpenCombine

/// A moment of the calendar's clock, for the schedulers of run loops and operation queues. It jumps when the clock is
/// set.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The moment as Foundation's date.
    public var date: Date

    /// The moment of a date.
    public init(_ date: Date) { self.date = date }

    /// The time until another moment, in seconds; negative for an earlier one.
    public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// The moment that much later.
    public func advanced(by stride: Stride) -> DateSchedulerTime {
        DateSchedulerTime(date.addingTimeInterval(stride.timeInterval))
    }

    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// Seconds, with their sign.
        public var magnitude: TimeInterval

        /// The same as `magnitude`.
        public var timeInterval: TimeInterval { magnitude }

        /// A length of seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        /// A literal is in seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        /// A literal is in seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }

        /// A length of seconds; nil where a `Double` cannot hold the number exactly.
        public init?<Source: BinaryInteger>(exactly source: Source) {
            guard let seconds = TimeInterval(exactly: source) else { return nil }
            magnitude = seconds
        }

        public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
        public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
        public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
        public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
        public static func += (a: inout Stride, b: Stride) { a.magnitude += b.magnitude }
        public static func -= (a: inout Stride, b: Stride) { a.magnitude -= b.magnitude }
        public static func *= (a: inout Stride, b: Stride) { a.magnitude *= b.magnitude }

        /// Seconds, whole or with a fraction.
        public static func seconds(_ count: Int) -> Stride { Stride(TimeInterval(count)) }
        public static func seconds(_ count: Double) -> Stride { Stride(count) }
        /// Milliseconds, kept as a fraction of a second.
        public static func milliseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e3) }
        /// Microseconds, kept as a fraction of a second.
        public static func microseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e6) }
        /// Nanoseconds, kept as a fraction of a second.
        public static func nanoseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e9) }
    }
}
