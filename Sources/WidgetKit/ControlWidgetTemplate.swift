import AppIntents
import RoostCore
import SwiftUI

/// The content of a control: a button or a toggle.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    /// The parts to show; Roost's own.
    var _parts: ControlParts { get }
}

/// The parts of a control, in the room of a control centre.
@MainActor
public struct ControlParts {
    /// The view whose icon shows.
    var icon: AnyView?
    var title: AnyView
    /// The words for the value or for the action.
    var status: AnyView?
    /// Whether a toggle is on; nil for a button.
    var isOn: Bool?
    var tint: Color?
    var isDisabled = false
    /// Does what a press does.
    let press: @MainActor () async throws -> Void
}

/// A button that runs an action.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public let _parts: ControlParts

    /// A button with words for the action: the closure gets whether it is under way.
    public init(
        action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: (Bool) -> ActionLabel
    ) {
        let status = AnyView(actionLabel(false))
        _parts = ControlParts(icon: status, title: AnyView(label()), status: status) { _ = try await action.perform() }
    }

    /// A button.
    public init(action: Action, @ViewBuilder label: () -> Label) where ActionLabel == EmptyView {
        let label = AnyView(label())
        _parts = ControlParts(icon: label, title: label) { _ = try await action.perform() }
    }

    /// A button with a title, and words for the action: the closure gets whether it is under way.
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: (Bool) -> ActionLabel
    ) where Label == Text { self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel) }

    /// A button with a title, and words for the action: the closure gets whether it is under way.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: (Bool) -> ActionLabel
    ) where Label == Text { self.init(action: action, label: { Text(title) }, actionLabel: actionLabel) }

    /// A button with a title.
    public init(_ titleKey: LocalizedStringKey, action: Action) where Label == Text, ActionLabel == EmptyView {
        _parts = ControlParts(title: AnyView(Text(titleKey))) { _ = try await action.perform() }
    }

    /// A button with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: Action) where Label == Text, ActionLabel == EmptyView {
        _parts = ControlParts(title: AnyView(Text(title))) { _ = try await action.perform() }
    }
}

/// A toggle that runs an action with the value to set.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    public let _parts: ControlParts

    /// A toggle with words for its value.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label, @ViewBuilder valueLabel: (Bool) -> ValueLabel
    ) {
        let status = AnyView(valueLabel(isOn))
        _parts = ControlParts(icon: status, title: AnyView(label()), status: status, isOn: isOn) {
            try await Self.set(!isOn, by: action)
        }
    }

    /// A toggle.
    public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) where ValueLabel == EmptyView {
        let label = AnyView(label())
        _parts = ControlParts(icon: label, title: label, isOn: isOn) { try await Self.set(!isOn, by: action) }
    }

    /// A toggle with a title, and words for its value.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> ValueLabel
    ) where Label == Text { self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel) }

    /// A toggle with a title, and words for its value.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> ValueLabel
    ) where Label == Text { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }

    /// A toggle with a title.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action
    ) where Label == Text, ValueLabel == EmptyView {
        _parts = ControlParts(title: AnyView(Text(titleKey)), isOn: isOn) { try await Self.set(!isOn, by: action) }
    }

    /// A toggle with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isOn: Bool, action: Action
    ) where Label == Text, ValueLabel == EmptyView {
        _parts = ControlParts(title: AnyView(Text(title)), isOn: isOn) { try await Self.set(!isOn, by: action) }
    }

    private static func set(_ value: Bool, by action: Action) async throws {
        var action = action
        action.value = value
        _ = try await action.perform()
    }
}

/// A template with some parts changed.
public struct _ChangedControlTemplate: ControlWidgetTemplate {
    public let _parts: ControlParts

    init(_ template: some ControlWidgetTemplate, _ change: (inout ControlParts) -> Void = { _ in }) {
        var parts = template._parts
        change(&parts)
        _parts = parts
    }
}

extension ControlWidgetTemplate {
    /// Gives the control a colour, which shows while a toggle is on; nil for the app's tint.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { _ChangedControlTemplate(self) { $0.tint = tint } }

    /// Whether the control takes no presses.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        _ChangedControlTemplate(self) { $0.isDisabled = $0.isDisabled || disabled }
    }
}

/// Builds the content of a control.
@MainActor @resultBuilder public struct ControlWidgetTemplateBuilder {
    /// The content.
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    /// The content of a branch.
    public static func buildEither(first content: some ControlWidgetTemplate) -> _ChangedControlTemplate {
        _ChangedControlTemplate(content)
    }
    /// The content of a branch.
    public static func buildEither(second content: some ControlWidgetTemplate) -> _ChangedControlTemplate {
        _ChangedControlTemplate(content)
    }
    /// Content of newer systems.
    public static func buildLimitedAvailability(_ content: some ControlWidgetTemplate) -> _ChangedControlTemplate {
        _ChangedControlTemplate(content)
    }
}

extension View {
    /// Words that the action button would show. They show nowhere, which a warning says.
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
        Log.warning("controlWidgetActionHint has no effect: there is no action button")
        return self
    }

    /// Words that the system would show for a moment. They show nowhere, which a warning says.
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
        Log.warning("controlWidgetStatus has no effect: there is no control centre")
        return self
    }
}
