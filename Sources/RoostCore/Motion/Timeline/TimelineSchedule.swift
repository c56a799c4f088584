import Foundation

/// A type that gives a `TimelineView` the dates of its updates.
public protocol TimelineSchedule {
    /// A sequence of dates in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    /// The dates in order; the first one may lie before `startDate`. `mode` is always `.normal` here.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The rate of updates that a schedule is asked for.
public enum TimelineScheduleMode: Sendable {
    /// As often as the schedule likes: the only mode that is asked for here.
    case normal
    /// Rarely, for a dimmed display. Never asked for here.
    case lowFrequency
}

/// A schedule for animations: the display's frames, or fewer.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Seconds; nil for every frame.
    let minimumInterval: Double?
    let paused: Bool

    /// Frames at least `minimumInterval` seconds apart, by default every one; none while `paused`.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        self.paused = paused
    }

    /// Dates at the interval, for an observer without a display's frames: at least 1/120 second apart. While paused,
    /// the first date alone.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        .init(date: startDate, interval: paused ? .infinity : max(minimumInterval ?? 0, 1 / 120))
    }
}

/// A schedule of dates at a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates from the first one on, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date?
        let interval: Double

        /// The next date; nil after the only date of an infinite interval.
        public mutating func next() -> Date? {
            defer { date = interval.isFinite ? date?.addingTimeInterval(interval) : nil }
            return date
        }
    }

    private let startDate: Date
    private let interval: Double

    /// The interval is in seconds; with 0 or less, `startDate` is the only date.
    public init(from startDate: Date, by interval: Double) {
        self.startDate = startDate
        self.interval = interval > 0 ? interval : .infinity
    }

    /// The dates from the last one at or before `date`.
    public func entries(from date: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = date.timeIntervalSince(startDate)
        let first = interval.isFinite ? startDate + (passed / interval).rounded(.down) * interval : startDate
        return Entries(date: first, interval: interval)
    }
}

/// A schedule of the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Takes minutes of the clock, at their full second.
    public init() {}

    /// The starts of the minutes, from the one of `date`.
    public func entries(from date: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: date, mode: mode)
    }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Takes dates in order.
    public init(_ dates: Entries) { self.dates = dates }

    /// All dates, past ones too.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Frames at least `minimumInterval` seconds apart, by default every one; none while `paused`.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates `interval` seconds apart.
    public static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// The given dates, which must be in order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S> {
        ExplicitTimelineSchedule(dates)
    }
}
