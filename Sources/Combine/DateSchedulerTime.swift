import Foundation
import OpenCombine

/// A moment, for schedulers that go by the calendar's clock.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    public func advanced(by stride: Stride) -> DateSchedulerTime {
        DateSchedulerTime(date.addingTimeInterval(stride.timeInterval))
    }

    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        public var magnitude: TimeInterval

        public var timeInterval: TimeInterval { magnitude }

        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        public init(floatLiteral value: TimeInterval) { magnitude = value }

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

        public static func seconds(_ count: Int) -> Stride { Stride(TimeInterval(count)) }
        public static func seconds(_ count: Double) -> Stride { Stride(count) }
        public static func milliseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e3) }
        public static func microseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e6) }
        public static func nanoseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e9) }
    }
}
