import RoostCore

/// A look for disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Draws a group from its label, its content and whether it is expanded.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts and the state of a disclosure group, for a `DisclosureGroupStyle`.
nonisolated public struct DisclosureGroupStyleConfiguration {
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct Content: View {
        let content: () -> AnyView
        @MainActor public var body: some View { content() }
    }

    /// The group's label.
    public let label: Label
    /// The group's content, made only where the style shows it.
    public let content: Content
    /// Whether the content is to show. Styles set it to open and close the group.
    @Binding public var isExpanded: Bool
}

/// The platform's usual group: a label with a chevron that turns down while the group is open.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        UsualDisclosureGroup(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The platform's usual group: the chevron stands at the row's end on iOS, before the label on macOS.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// The look of the disclosure groups in this view.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        styled(\.disclosureGroupStyle, style)
    }
}

extension DisclosureGroupStyle {
    @MainActor func view(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
        AnyView(StyledBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    /// Nil for the usual style, which groups draw directly.
    @Entry var disclosureGroupStyle: StyleStack<(any DisclosureGroupStyle)?> = StyleStack(nil)
}

nonisolated private struct UsualDisclosureGroup: View {
    let configuration: DisclosureGroupStyleConfiguration

    @MainActor var body: some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
        .environment(\.disclosureGroupStyle, StyleStack(nil))
    }
}
