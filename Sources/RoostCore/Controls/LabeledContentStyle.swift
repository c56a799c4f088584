/// The look of values with labels.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a `LabeledContentStyle` draws.
nonisolated public struct LabeledContentStyleConfiguration {
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public let label: Label
    public let content: Content
}

/// The label, and the content at the far end.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// The look of the labelled content in this view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        styled(\.labeledContentStyle, style)
    }
}

/// What the style around it makes of a label and its content.
nonisolated struct StyledLabeledContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.labeledContentStyle) private var styles

    @MainActor var body: some View {
        styles.draw {
            $0.view(
                LabeledContentStyleConfiguration(
                    label: .init(content: styles.content(label)), content: .init(content: styles.content(content))))
        }
    }
}

extension LabeledContentStyle {
    fileprivate func view(_ configuration: Configuration) -> AnyView {
        AnyView(StyledBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

/// On iOS the content is grey and stands at the far end; on macOS it follows the label (`web-lc1`).
nonisolated private struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        switch idiom {
        case .iOS: ControlRow(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
        case .macOS: ControlRow(label: configuration.label) { configuration.content }
        }
    }
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabeledContentStyle> { StyleStack(AutomaticLabeledContentStyle()) }
}

extension EnvironmentValues {
    fileprivate var labeledContentStyle: StyleStack<any LabeledContentStyle> {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}
