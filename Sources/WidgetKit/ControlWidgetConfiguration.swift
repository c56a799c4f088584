import AppIntents
import SwiftUI

/// A control's kind, values and content.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    /// What there is to show; Roost's own.
    var _control: ControlKind { get }
}

/// One kind of control: what its modifiers have set, and how its content is made.
@MainActor
public struct ControlKind {
    let kind: String
    var displayName: LocalizedStringResource?
    var words: LocalizedStringResource?
    /// The content for the value of previews.
    let preview: @MainActor () -> any ControlWidgetTemplate
    /// The content for the value of this moment.
    let current: @MainActor () async throws -> any ControlWidgetTemplate
}

/// A control without parameters.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public let _control: ControlKind

    /// A control without a value: its name for `ControlCenter`, and its content.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        _control = ControlKind(kind: kind, preview: { content() }, current: { content() })
    }

    /// A control: its name for `ControlCenter`, what gives its values, and the content for a value.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        _control = ControlKind(
            kind: kind, preview: { content(provider.previewValue) },
            current: { content(try await provider.currentValue()) })
    }
}

/// A control with parameters, which have their defaults here.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    public let _control: ControlKind

    /// A control without a value: its name for `ControlCenter`, the type of its parameters, and its content.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        _control = ControlKind(
            kind: kind, preview: { content(Configuration()) }, current: { content(Configuration()) })
    }

    /// A control: its name for `ControlCenter`, what gives its values, and the content for a value.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        _control = ControlKind(
            kind: kind, preview: { content(provider.previewValue(configuration: Configuration())) },
            current: { content(try await provider.currentValue(configuration: Configuration())) })
    }
}

/// A configuration with some settings changed.
public struct _ChangedControlConfiguration: ControlWidgetConfiguration {
    public let _control: ControlKind

    init(_ configuration: some ControlWidgetConfiguration, _ change: (inout ControlKind) -> Void) {
        var control = configuration._control
        change(&control)
        _control = control
    }
}

extension ControlWidgetConfiguration {
    /// The name that people choose the control by.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        _ChangedControlConfiguration(self) { $0.displayName = displayName }
    }

    /// What the control does, in words.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        _ChangedControlConfiguration(self) { $0.words = description }
    }

    /// Whether the system asks for the parameters at once. Nobody is asked here: they have their defaults.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}
