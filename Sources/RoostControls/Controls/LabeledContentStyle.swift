import RoostCore

/// A look for values with labels.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    /// Draws a labelled value from its label and its content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labelled value, for a `LabeledContentStyle`.
nonisolated public struct LabeledContentStyleConfiguration {
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The labelled value or control.
    public let content: Content
}

/// The label before the content, which stands at the row's far end on iOS and right after the label on macOS.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label before the content: grey and at the row's far end on iOS, right after the label on macOS.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// The look of the labelled content in this view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        styled(\.labeledContentStyle, style)
    }
}

/// A label and its content in the surrounding style.
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

/// On iOS the content is grey, in a tinted button too, and stands at the far end, in a list's row of an accessibility size below the label; on
/// macOS it follows the label (`web-lc1`).
nonisolated private struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.isInList) private var isInList
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @MainActor var body: some View {
        switch idiom {
        case .iOS where isInList && dynamicTypeSize.isAccessibilitySize:
            VStack(alignment: .leading, spacing: 4) {
                configuration.label
                configuration.content.defaultForegroundStyle(Color.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        case .iOS:
            ControlRow(label: configuration.label) { configuration.content.defaultForegroundStyle(Color.secondary) }
        case .macOS: ControlRow(label: configuration.label) { configuration.content }
        }
    }
}

extension EnvironmentValues {
    @Entry fileprivate var labeledContentStyle: StyleStack<any LabeledContentStyle> = StyleStack(
        AutomaticLabeledContentStyle())
}
