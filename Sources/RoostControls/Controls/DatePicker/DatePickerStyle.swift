import Foundation
import RoostCore

/// A look for date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    /// Draws a date picker, and sets `configuration.selection` to a chosen date.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts and the state of a date picker, for a `DatePickerStyle`.
nonisolated public struct DatePickerStyleConfiguration {
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The picker's label.
    public let label: Label
    /// The chosen date. Nothing limits the dates that a style sets.
    @Binding public var selection: Date
    /// The earliest date that may be chosen; nil for no limit.
    public let minimumDate: Date?
    /// The latest date that may be chosen; nil for no limit.
    public let maximumDate: Date?
    /// The parts of the date that the picker chooses.
    public let displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// The date within the bounds.
    func limited(_ date: Date) -> Date {
        min(max(date, minimumDate ?? .distantPast), max(maximumDate ?? .distantFuture, minimumDate ?? .distantPast))
    }
}

/// The platform's usual date picker: compact.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// The day and the time as buttons. A press opens an editor below.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A month of days, and the time below it.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration, components: configuration.displayedComponents)
    }
}

/// A date as a field of macOS; as `compact` here.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A date as a field of macOS with arrows; as `compact` here.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A date as a field of macOS; as `compact` here.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A date as a field of macOS with arrows; as `compact` here.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The platform's usual date picker; drawn like `.compact`.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The day and the time as buttons. A press opens an editor below, where Apple's opens a popover.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month of days, at most 420 points wide, and the time below it.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
    /// The look of the date pickers in this view.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        styled(\.datePickerStyle, style)
    }
}

extension DatePickerStyle {
    @MainActor func view(_ configuration: DatePickerStyleConfiguration) -> AnyView {
        AnyView(StyledBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    @Entry var datePickerStyle: StyleStack<any DatePickerStyle> = StyleStack(DefaultDatePickerStyle())
}
