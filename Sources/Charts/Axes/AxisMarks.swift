import Foundation

/// Grid lines, ticks and labels at the values of an axis.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
    public typealias Body = Never
    private let group: AxisGroup

    private init(group: AxisGroup) { self.group = group }

    public func _append(to groups: inout _AxisGroups) { groups.groups.append(group) }

    /// Marks of your own at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(group: AxisGroup(preset: preset, position: position, values: values, parts: Self.parts(content)))
    }

    /// Marks of your own at each value of a list.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content)
    }

    /// Marks of your own at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values) { _ in content() }
    }

    /// Marks of your own at each value of a list.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values)) { _ in content() }
    }

    private static func parts(_ content: @escaping (AxisValue) -> Content) -> (AxisValue) -> [AxisPart] {
        { value in
            var parts = _AxisParts()
            content(value)._append(to: &parts)
            return parts.parts
        }
    }
}

extension AxisMarkValues {
    init<Value: Plottable>(_ values: [Value]) { self.init(content: .values(values.map(\.plotValue))) }
}

nonisolated extension AxisMarks where Content == AnyAxisMark {
    /// The usual marks for the kind of values.
    /// - Parameter stroke: The style of lines.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(group: AxisGroup(preset: preset, position: position, values: values, stroke: stroke))
    }

    /// The usual marks at each value of a list.
    /// - Parameter stroke: The style of lines.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
    }

    /// The usual marks, with labels in a format.
    /// - Parameter stroke: The style of lines.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            group: AxisGroup(
                preset: preset, position: position, values: values,
                format: { F.FormatInput(plotValue: $0).map(format.format) }, stroke: stroke))
    }

    /// The usual marks at each value of a list, with labels in a format.
    /// - Parameter stroke: The style of lines.
    public init<F: FormatStyle, Value: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where F.FormatInput == Value, F.FormatOutput == String {
        self.init(format: format, preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
    }
}
