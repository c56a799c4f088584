/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a `DisclosureGroupStyle` draws.
nonisolated public struct DisclosureGroupStyleConfiguration {
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct Content: View {
        let content: () -> AnyView
        @MainActor public var body: some View { content() }
    }

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool
}

/// The platform's usual group: a label with a sign of whether it is open.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        UsualDisclosureGroup(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
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

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<(any DisclosureGroupStyle)?> { StyleStack(nil) }
}

extension EnvironmentValues {
    /// Nil for the usual one, which groups draw without a detour.
    var disclosureGroupStyle: StyleStack<(any DisclosureGroupStyle)?> {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
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
