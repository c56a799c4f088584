import Foundation

/// Makes its content anew at the dates of a schedule.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    public typealias Body = Never

    /// The date that the content is for.
    public struct Context: Sendable {
        /// How often the content is made.
        public enum Cadence: Comparable, Sendable {
            case live
            case seconds
            case minutes
        }

        /// The schedule's latest date; for a schedule of the display's frames, now.
        public let date: Date
        /// How exactly the content should show the time: a display that is always lit shows seconds or minutes only.
        /// Here it is always live.
        public let cadence: Cadence
    }

    let schedule: Schedule
    let content: (Context) -> Content

    @_disfavoredOverload
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        TimelineNode(view, inputs)
    }
}

/// The context of any timeline view, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Looks for the schedule's last date that has come, and waits for the one after it.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    ClockedNode<TimelineView<Schedule, Content>, Content>
{
    private var date: Date
    private var entries: Schedule.Entries.Iterator?
    private var timer: TimerID?
    /// When the content was made for a frame last, for a schedule of the display's frames.
    private var lastFrame = -Double.infinity

    /// How many dates of a schedule may have passed at once; those after them count as to come.
    private static var mostPassed: Int { 100_000 }

    override init(_ view: TimelineView<Schedule, Content>, _ inputs: borrowing _NodeInputs) {
        date = inputs.graph.date
        super.init(view, inputs)
        begin()
        start()
        // The graph may have been made before its clock was set.
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

    /// Shows the last of the dates from `next` on that has come, and waits for the one after it.
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
        // A frame that comes a little early is taken: the display's beat and the interval need not agree.
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
