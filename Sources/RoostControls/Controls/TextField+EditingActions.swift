import Foundation
import RoostCore

extension TextField where Label == Text {
    @available(*, deprecated, message: "Use FocusState.")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            FieldSource(text), prompt: nil, axis: .horizontal, label: Text(title), editingChanged: onEditingChanged)
    }

    /// A field for a value that a formatter writes and reads. It calls `onEditingChanged` when it gets or loses the
    /// focus, and `onCommit` when return is pressed.
    @available(*, deprecated, message: "Use onSubmit(of:_:) and FocusState.")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            FieldSource(value, formatter: formatter), prompt: nil, axis: .horizontal, label: Text(titleKey),
            editingChanged: onEditingChanged, committed: onCommit)
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:) and FocusState.")
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            FieldSource(value, formatter: formatter), prompt: nil, axis: .horizontal, label: Text(title),
            editingChanged: onEditingChanged, committed: onCommit)
    }

    /// A field for a value that a formatter writes and reads. It calls `onCommit` when return is pressed.
    @available(*, deprecated, message: "Use onSubmit(of:_:).")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:).")
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(title, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
    }
}
