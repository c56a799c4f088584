import Foundation
import OpenCombine

extension Timer {
    /// A publisher of the current date every `interval` seconds, once it is connected.
    /// - Parameters:
    ///   - interval: In seconds.
    ///   - tolerance: How much later than due a date may come, in seconds; nil for the timer's own.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// The publisher of `Timer.publish(every:tolerance:on:in:options:)`. Its subscribers share the timer of a
    /// connection; a date that comes without demand is dropped.
    public final class TimerPublisher: ConnectablePublisher {
        /// The date at which the timer fired.
        public typealias Output = Date
        /// It never fails.
        public typealias Failure = Never

        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        /// How much later than due a date may come, in seconds; nil for the timer's own.
        public let tolerance: TimeInterval?
        /// The run loop of the timer.
        public let runLoop: RunLoop
        /// The modes in which the timer fires.
        public let mode: RunLoop.Mode
        /// Accepted for source compatibility; has no effect here.
        public let options: RunLoop.SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>()

        /// A publisher that starts with `connect()` or `autoconnect()`.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Adds a subscriber; dates come once the publisher is connected.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts a timer; cancelling the result ends it.
        public func connect() -> any Cancellable {
            // The subject locks; the timer fires on the run loop's thread only.
            nonisolated(unsafe) let subject = subject
            let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
