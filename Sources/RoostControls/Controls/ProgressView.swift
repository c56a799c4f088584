import Foundation
import RoostCore

/// The progress of a task: a bar where it is known, a spinner where it is not.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    /// The source whose value is read from time to time; nil for a given value.
    private var source: ProgressSource?
    @Environment(\.progressViewStyle) private var styles

    fileprivate init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    fileprivate init(source: ProgressSource, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.init(fraction: nil, label: label, currentValueLabel: currentValueLabel)
        self.source = source
    }

    @MainActor public var body: some View {
        if let source {
            TimelineView(source.schedule) { context in
                content(source.fraction(at: context.date), words: source.words)
            }
        } else {
            content(fraction, words: nil)
        }
    }

    @MainActor private func content(_ fraction: Double?, words: Text?) -> some View {
        styles.draw {
            $0.view(
                ProgressViewStyleConfiguration(
                    fractionCompleted: fraction,
                    label: (words.map { styles.content($0) } ?? label.map { styles.content($0) }).map {
                        .init(content: $0)
                    },
                    currentValueLabel: currentValueLabel.map { .init(content: styles.content($0)) }))
        }
        .accessibleControl(.progress(fraction))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinner with any view as its label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    /// A bar that is filled by `value` out of `total`; a nil `value` makes a spinner.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// A bar with a label, and another one for the current value; a nil `value` makes a spinner.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// A spinner without a label.
    public init() {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }

    /// A bar without a label; a nil `value` makes a spinner.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(fraction: value.map { Double($0 / total) }, label: nil, currentValueLabel: nil)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// A spinner with a text as its label.
    public init(_ titleKey: LocalizedStringKey) {
        self.init { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init { Text(title) }
    }

    /// A bar with a text as its label; a nil `value` makes a spinner.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The configured view, for `ProgressViewStyle.makeBody(configuration:)` in styles that build on others.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressView {
    /// A bar that fills, or empties, between two dates.
    ///
    /// - Parameter countsDown: Whether the bar empties.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            source: .timer(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// A bar that fills, or empties, between two dates, with the remaining or elapsed time.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// A bar that fills, or empties, between two dates, with the remaining or elapsed time.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            source: .timer(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// The progress of an operation, read four times a second, with the operation's description as the label.
    public init(_ progress: Progress) {
        self.init(source: .operation(progress), label: nil, currentValueLabel: nil)
    }
}

/// The remaining or elapsed time of an interval.
nonisolated public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// The source of a progress view's value.
nonisolated private enum ProgressSource {
    case timer(ClosedRange<Date>, countsDown: Bool)
    case operation(Progress)

    func fraction(at date: Date) -> Double? {
        switch self {
        case .timer(let range, let countsDown):
            let length = range.upperBound.timeIntervalSince(range.lowerBound)
            let gone = length > 0 ? date.timeIntervalSince(range.lowerBound) / length : 1
            let fraction = min(max(gone, 0), 1)
            return countsDown ? 1 - fraction : fraction
        case .operation(let progress):
            guard !progress.isIndeterminate else { return nil }
            let fraction = progress.fractionCompleted
            return fraction.isFinite ? min(max(fraction, 0), 1) : 0
        }
    }

    /// The operation's own description, else its percentage; nil for a timer.
    var words: Text? {
        guard case .operation(let progress) = self else { return nil }
        if let words = progress.localizedDescription, !words.isEmpty { return Text(words) }
        return fraction(at: .distantPast).map {
            Text("\($0.formatted(.percent.precision(.fractionLength(0)))) completed")
        }
    }

    var schedule: ProgressSchedule {
        switch self {
        case .timer(let range, _):
            // A bar is rarely longer than a few hundred points.
            let length = range.upperBound.timeIntervalSince(range.lowerBound)
            return ProgressSchedule(
                from: range.lowerBound, until: range.upperBound, step: min(max(length / 400, 1 / 30), 1))
        case .operation(let progress):
            return ProgressSchedule(
                from: .distantPast, until: progress.isFinished ? .distantPast : .distantFuture, step: 0.25)
        }
    }
}

/// The dates at which a progress view reads its source.
nonisolated private struct ProgressSchedule: TimelineSchedule {
    let from: Date
    let until: Date
    let step: Double

    init(from: Date, until: Date, step: Double) {
        self.from = from
        self.until = until
        self.step = step
    }

    struct Entries: Sequence, IteratorProtocol {
        var date: Date?
        let from: Date
        let until: Date
        let step: Double

        mutating func next() -> Date? {
            guard let current = date else { return nil }
            date = current >= until ? nil : Swift.min(Swift.max(current, from).addingTimeInterval(step), until)
            return current
        }
    }

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(date: startDate, from: from, until: until, step: step)
    }
}
