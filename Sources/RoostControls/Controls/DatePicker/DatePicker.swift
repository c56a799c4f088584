import Foundation
import RoostCore

/// A control that chooses a day, a time of day, or both.
nonisolated public struct DatePicker<Label: View>: View {
    /// The parts of a date that the picker chooses.
    public typealias Components = DatePickerComponents

    private let configuration: DatePickerStyleConfiguration
    @Environment(\.datePickerStyle) private var styles

    private init(
        _ selection: Binding<Date>, from minimum: Date?, through maximum: Date?, _ components: Components,
        label: Label
    ) {
        configuration = DatePickerStyleConfiguration(
            label: .init(content: AnyView(label)), selection: selection, minimumDate: minimum, maximumDate: maximum,
            displayedComponents: components)
    }

    @MainActor public var body: some View {
        styles.draw {
            $0.view(
                DatePickerStyleConfiguration(
                    label: .init(content: styles.content(configuration.label.content)),
                    selection: configuration.$selection, minimumDate: configuration.minimumDate,
                    maximumDate: configuration.maximumDate, displayedComponents: configuration.displayedComponents))
        }
        .controlSpacing()
    }
}

/// The parts of a date that a `DatePicker` chooses.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The time of day; seconds are not shown.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    /// The day, with its month and year.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

nonisolated extension DatePicker {
    /// A picker without limits, with any view as its label. It shows day and time by default.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, through: nil, displayedComponents, label: label())
    }

    /// A picker for dates within `range`, with any view as its label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label: label())
    }

    /// A picker for dates from `range` on, with any view as its label.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label: label())
    }

    /// A picker for dates up to the end of `range`, with any view as its label.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, through: range.upperBound, displayedComponents, label: label())
    }
}

nonisolated extension DatePicker where Label == Text {
    /// A picker without limits, with a text as its label. It shows day and time by default.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A picker for dates within `range`, with a text as its label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A picker for dates from `range` on, with a text as its label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A picker for dates up to the end of `range`, with a text as its label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}
