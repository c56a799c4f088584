import Foundation

/// A view that updates its content at the dates of a schedule.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    public typealias Body = Never

    /// The moment that the content is made for.
    public struct Context: Sendable {
        /// The rate at which the content is updated.
        public enum Cadence: Comparable, Sendable {
            /// In every frame.
            case live
            /// Every second.
            case seconds
            /// Every minute.
            case minutes
        }

        /// The schedule's latest date; for `.animation`, now.
        public let date: Date
        /// The precision that the content should show: an always-on display shows seconds or minutes only. Always
        /// `.live` here.
        public let cadence: Cadence
    }

    let schedule: Schedule
    let content: (Context) -> Content

    /// Makes the content at each date of a schedule; the closure's parameter has the schedule's own context type.
    @_disfavoredOverload
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// Makes the content at each date of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        TimelineNode(view, inputs)
    }
}

/// The context of a timeline view of any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// The node of a timeline: finds the schedule's last date that has passed, and waits for the next one.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    ClockedNode<TimelineView<Schedule, Content>, Content>
{
    private var date: Date
    private var entries: Schedule.Entries.Iterator?
    private var timer: TimerID?
    /// The time of the last frame that the content was made for, for a schedule of the display's frames.
    private var lastFrame = -Double.infinity

    /// The number of a schedule's dates that may have passed at once; later ones count as future.
    private static var mostPassed: Int { 100_000 }

    override init(_ view: TimelineView<Schedule, Content>, _ inputs: borrowing _NodeInputs) {
        date = inputs.graph.date
        super.init(view, inputs)
        begin()
        start()
        // The graph may be older than the setting of its clock.
        onceShown { [unowned self] _ in restart() }
    }

    private func restart() {
        let shown = date
        begin()
        if date != shown { refresh() }
    }

    private func begin() {
        timer.map(graph.cancel)
        timer = nil
        if let frames = view.schedule as? AnimationTimelineSchedule {
            guard !frames.paused else { return }
            date = graph.date
            run()
        } else {
            var entries = view.schedule.entries(from: graph.date, mode: .normal).makeIterator()
            let first = entries.next()
            self.entries = entries
            date = min(first ?? graph.date, graph.date)
            wait(for: first)
        }
    }

    /// Shows the last passed date from `next` on, and waits for the one after it.
    private func wait(for next: Date?) {
        var next = next
        for _ in 0..<Self.mostPassed {
            guard let due = next else { return }
            guard due <= graph.date else { break }
            date = max(date, due)
            next = entries?.next()
        }
        guard let next else { return }
        timer = graph.schedule(at: graph.time(of: next)) { [weak self] in
            guard let self, isAlive else { return }
            timer = nil
            date = next
            wait(for: next)
            refresh()
        }
    }

    override func advance(to time: Double) -> Bool {
        guard let frames = view.schedule as? AnimationTimelineSchedule, !frames.paused else { return false }
        // A frame that comes a little early counts: the display's rate and the interval need not agree.
        if time - lastFrame >= (frames.minimumInterval ?? 0) - 0.001 {
            lastFrame = time
            date = graph.date
            refresh()
        }
        return true
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if viewChanged { begin() }
        super.changed(view: viewChanged, environment: environmentChanged)
    }

    override func makeContent() -> Content {
        view.content(TimelineView.Context(date: date, cadence: .live))
    }

    override func willEnd() { timer.map(graph.cancel) }
}
