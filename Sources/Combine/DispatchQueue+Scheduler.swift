import Dispatch
import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
    /// A moment on Dispatch's clock, which stops while the machine sleeps and cannot be set.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment as a time of Dispatch's.
        public var dispatchTime: DispatchTime

        /// The moment of a time of Dispatch's.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Reads the nanoseconds since the machine started.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// The time until another moment, in nanoseconds; negative for an earlier one.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return Stride(nanoseconds: to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
        }

        /// The moment that much later.
        public func advanced(by stride: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + stride.timeInterval)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A length of time, in nanoseconds. Lengths that `Int` cannot hold are the longest that it can.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// Nanoseconds, with their sign.
            public var magnitude: Int

            /// The length, as Dispatch takes it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            init(nanoseconds: Int) { magnitude = nanoseconds }

            init(seconds: Double) {
                let nanoseconds = (seconds * 1e9).rounded()
                magnitude =
                    nanoseconds.isNaN ? 0 : Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min + 1 : .max)
            }

            /// A length from Dispatch's; `never` is the longest.
            public init(_ interval: DispatchTimeInterval) {
                switch interval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                case .never: magnitude = .max
                @unknown default: magnitude = .max
                }
            }

            /// A literal is in whole seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// A literal is in seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }

            /// A length of nanoseconds; nil where `Int` cannot hold the number.
            public init?<Source: BinaryInteger>(exactly source: Source) {
                guard let nanoseconds = Int(exactly: source) else { return nil }
                magnitude = nanoseconds
            }

            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            public static func + (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude + b.magnitude) }
            public static func - (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude - b.magnitude) }
            public static func * (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude * b.magnitude) }
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            /// Seconds, rounded to nanoseconds; zero for NaN.
            public static func seconds(_ count: Double) -> Stride { Stride(seconds: count) }
            /// Whole seconds; the longest length where they overflow.
            public static func seconds(_ count: Int) -> Stride { scaled(count, 1_000_000_000) }
            /// Milliseconds; the longest length where they overflow.
            public static func milliseconds(_ count: Int) -> Stride { scaled(count, 1_000_000) }
            /// Microseconds; the longest length where they overflow.
            public static func microseconds(_ count: Int) -> Stride { scaled(count, 1000) }
            /// Nanoseconds, exactly.
            public static func nanoseconds(_ count: Int) -> Stride { Stride(nanoseconds: count) }

            private static func scaled(_ count: Int, _ unit: Int) -> Stride {
                let (product, overflows) = count.multipliedReportingOverflow(by: unit)
                return Stride(nanoseconds: overflows ? (count < 0 ? .min + 1 : .max) : product)
            }
        }
    }

    /// The way in which a queue runs scheduled actions.
    public struct SchedulerOptions {
        /// The quality of service; by default the queue's.
        public var qos: DispatchQoS
        /// Flags of the work, such as `barrier`; by default none.
        public var flags: DispatchWorkItemFlags
        /// A group that the work belongs to; nil for none.
        public var group: DispatchGroup?

        /// The way to run actions; by default as the queue does.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The present moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// Zero: timers take any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action as soon as the queue gets to it.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = HandedOver(run: action)
        async(
            group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
            execute: { action.run() })
    }

    /// Runs an action once, at a moment or within the tolerance after it.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = HandedOver(run: action)
        // Entered now and not when the timer fires: whoever waits for the group has to wait for work that is still to
        // come.
        let group = options?.group
        group?.enter()
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(deadline: date.dispatchTime, leeway: tolerance.timeInterval)
        timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            // The handler keeps the timer until it has fired.
            timer.cancel()
            action.run()
            group?.leave()
        }
        timer.resume()
    }

    /// Runs an action again and again, first at `date` and then at each interval, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = HandedOver(run: action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        let group = options?.group
        timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            group?.enter()
            action.run()
            group?.leave()
        }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
