/// The look of buttons; the press is the system's.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look of buttons, and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a `ButtonStyle` draws.
nonisolated public struct ButtonStyleConfiguration {
    /// The button's label, whatever its type.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// What a `PrimitiveButtonStyle` draws.
nonisolated public struct PrimitiveButtonStyleConfiguration {
    /// The button's label, whatever its type.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    let parts: ButtonParts

    public var role: ButtonRole? { parts.role }
    public var label: Label { Label(content: parts.label) }
    var action: @MainActor () -> Void { parts.action }

    /// Does what the button is for.
    @MainActor @preconcurrency public func trigger() { action() }
}

extension View {
    /// The look of the buttons in this view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        styled(\.primitiveButtonStyle, PressedButtonStyle(style: style))
    }

    /// The look and behaviour of the buttons in this view.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        styled(\.primitiveButtonStyle, style)
    }
}

/// A `ButtonStyle` with the system's press.
nonisolated private struct PressedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    let style: Style

    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressedButton(style: style, configuration: configuration)
    }
}

nonisolated private struct PressedButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false
    @Environment(\.isKeyPressed) private var isKeyPressed

    @MainActor var body: some View {
        let drawn = ButtonStyleConfiguration(
            role: configuration.role, label: .init(content: configuration.label.content),
            isPressed: isPressed || isKeyPressed)
        StyledBody(style: style) { $0.makeBody(configuration: drawn) }
            .onPress($isPressed, perform: configuration.action)
            .focusRing(RoundedRectangle(cornerRadius: 6, style: .continuous))
    }
}

extension View {
    /// The system's press: acts when the pointer comes up over what the view draws, and says whether it is pressed.
    /// - Parameter isOfRow: Whether the view is a list's row, or presses it: a drag across it is no press.
    nonisolated func onPress(
        _ isPressed: Binding<Bool>? = nil, isOfRow: Bool = false, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        gesture(
            PressGesture(isOfRow: isOfRow) {
                runIsolated(action)
            } pressedChanged: {
                isPressed?.wrappedValue = $0
            })
    }
}

extension PrimitiveButtonStyle {
    @MainActor func view(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(StyledButton(style: self, configuration: configuration))
    }
}

/// What a style makes of a button.
nonisolated private struct StyledButton<Style: PrimitiveButtonStyle>: View {
    private var properties: StyleProperties<Style>
    private let configuration: PrimitiveButtonStyleConfiguration

    init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
        properties = StyleProperties(style: style)
        self.configuration = configuration
    }

    @MainActor var body: some View { properties.style.makeBody(configuration: configuration) }
}

private struct PrimitiveButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any PrimitiveButtonStyle> { StyleStack(DefaultButtonStyle()) }
}

extension EnvironmentValues {
    var primitiveButtonStyle: StyleStack<any PrimitiveButtonStyle> {
        get { self[PrimitiveButtonStyleKey.self] }
        set { self[PrimitiveButtonStyleKey.self] = newValue }
    }
}
