import Foundation

/// The dates of a timeline.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    /// The dates in order; the first one may lie before `startDate`.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

public enum TimelineScheduleMode: Sendable {
    case normal
    case lowFrequency
}

/// As often as the display shows pictures, or less.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Seconds; nil for each frame.
    let minimumInterval: Double?
    let paused: Bool

    /// The interval is in seconds.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        self.paused = paused
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        .init(date: startDate, interval: paused ? .infinity : max(minimumInterval ?? 0, 1 / 120))
    }
}

/// At dates that lie as far apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date?
        let interval: Double

        public mutating func next() -> Date? {
            defer { date = interval.isFinite ? date?.addingTimeInterval(interval) : nil }
            return date
        }
    }

    private let startDate: Date
    private let interval: Double

    /// The interval is in seconds.
    public init(from startDate: Date, by interval: Double) {
        self.startDate = startDate
        self.interval = interval > 0 ? interval : .infinity
    }

    public func entries(from date: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = date.timeIntervalSince(startDate)
        let first = interval.isFinite ? startDate + (passed / interval).rounded(.down) * interval : startDate
        return Entries(date: first, interval: interval)
    }
}

/// At the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from date: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: date, mode: mode)
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S> {
        ExplicitTimelineSchedule(dates)
    }
}
