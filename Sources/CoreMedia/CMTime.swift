@_exported import Foundation

/// A moment or a span as a fraction: `value` parts, of which `timescale` make a second.
public struct CMTime: Sendable, Hashable, Comparable {
    /// The number of parts.
    public var value: CMTimeValue
    /// The parts of a second.
    public var timescale: CMTimeScale
    /// Whether the time is valid, rounded, infinite or not known.
    public var flags: CMTimeFlags
    /// Tells rounds of a loop apart; 0 for most.
    public var epoch: CMTimeEpoch

    /// A time of its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// No time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// `value` parts, of which `timescale` make a second.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Seconds, rounded to a part of a second.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite, preferredTimescale > 0 else {
            self = seconds == .infinity ? .positiveInfinity : seconds == -.infinity ? .negativeInfinity : .invalid
            return
        }
        let parts = seconds * Double(preferredTimescale)
        guard abs(parts) < Double(Int64.max) else {
            self = parts > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: CMTimeValue(parts.rounded()), timescale: preferredTimescale)
        if Double(value) != parts { flags.insert(.hasBeenRounded) }
    }

    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether this is a time.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether this is a time that is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether this is later than all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether this is earlier than all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether this is a fraction.
    public var isNumeric: Bool {
        isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
    }

    /// The seconds; not a number where the time is not known.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }

    public static func == (a: CMTime, b: CMTime) -> Bool { order(a, b) == 0 }
    public static func < (a: CMTime, b: CMTime) -> Bool { order(a, b) < 0 }

    public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(kind)) }

    /// The kinds in order: no time, earliest, fractions, latest, not known.
    private var kind: Int {
        !isValid ? -2 : isNegativeInfinity ? -1 : isNumeric ? 0 : isPositiveInfinity ? 1 : 2
    }

    private static func order(_ a: CMTime, _ b: CMTime) -> Int {
        guard a.isNumeric, b.isNumeric else { return (a.kind - b.kind).signum() }
        let left = a.value.multipliedFullWidth(by: Int64(b.timescale))
        let right = b.value.multipliedFullWidth(by: Int64(a.timescale))
        if left.high != right.high { return left.high < right.high ? -1 : 1 }
        return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
    }

    public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, sign: 1) }
    public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, sign: -1) }
    public static func += (a: inout CMTime, b: CMTime) { a = a + b }
    public static func -= (a: inout CMTime, b: CMTime) { a = a - b }

    private static func sum(_ a: CMTime, _ b: CMTime, sign: Int64) -> CMTime {
        guard a.isNumeric, b.isNumeric else { return a.isNumeric || !a.isValid && b.isValid ? b : a }
        if a.timescale == b.timescale {
            let (value, isTooLarge) = a.value.addingReportingOverflow(sign * b.value)
            if !isTooLarge { return CMTime(value: value, timescale: a.timescale) }
        }
        let (x, y) = (Int64(a.timescale), Int64(b.timescale))
        let common = x / divisor(x, y) * y
        // The common scale, as far as numbers reach; else rounded.
        guard common <= Int64(CMTimeScale.max) else {
            return CMTime(
                seconds: a.seconds + Double(sign) * b.seconds, preferredTimescale: max(a.timescale, b.timescale))
        }
        let (left, isLeftTooLarge) = a.value.multipliedReportingOverflow(by: common / x)
        let (right, isRightTooLarge) = b.value.multipliedReportingOverflow(by: sign * (common / y))
        let (value, isTooLarge) = left.addingReportingOverflow(right)
        guard !isLeftTooLarge, !isRightTooLarge, !isTooLarge else {
            return CMTime(
                seconds: a.seconds + Double(sign) * b.seconds, preferredTimescale: max(a.timescale, b.timescale))
        }
        return CMTime(value: value, timescale: CMTimeScale(common))
    }

    private static func divisor(_ a: Int64, _ b: Int64) -> Int64 { b == 0 ? a : divisor(b, a % b) }

    /// The time in other parts of a second, rounded to the nearest.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return self }
        let parts = Double(value) * Double(newTimescale) / Double(timescale)
        let rounded =
            switch method {
            case .roundHalfAwayFromZero, .default: parts.rounded(.toNearestOrAwayFromZero)
            case .roundTowardZero: parts.rounded(.towardZero)
            case .roundAwayFromZero: parts.rounded(.awayFromZero)
            case .quickTime, .roundTowardPositiveInfinity: parts.rounded(.up)
            case .roundTowardNegativeInfinity: parts.rounded(.down)
            }
        return CMTime(seconds: rounded / Double(newTimescale), preferredTimescale: newTimescale)
    }
}

/// The parts of a time.
public typealias CMTimeValue = Int64
/// The parts of a second.
public typealias CMTimeScale = Int32
/// A round of a loop.
public typealias CMTimeEpoch = Int64

/// What is known of a time.
public struct CMTimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is a time.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// It has been rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// It is later than all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// It is earlier than all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// It is not known.
    public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// How a time is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest, up to the next, or down to the one before.
    case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
    /// Down.
    case roundTowardNegativeInfinity
    /// To the nearest.
    case `default` = 0
}

/// `value` parts, of which `timescale` make a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Seconds, rounded to a part of a second.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// −1, 0 or 1: the order of two times.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
/// The beginning.
public let kCMTimeZero = CMTime.zero
/// No time.
public let kCMTimeInvalid = CMTime.invalid

/// A span from a moment on.
public struct CMTimeRange: Sendable, Hashable {
    /// The first moment.
    public var start: CMTime
    /// The length.
    public var duration: CMTime

    /// A span by its beginning and its length.
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    /// A span by its beginning and its end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// The moment after the last.
    public var end: CMTime { start + duration }
    /// A span of no length at the beginning.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// Whether a moment is in the span.
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}
