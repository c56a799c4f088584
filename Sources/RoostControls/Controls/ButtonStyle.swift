import RoostCore

/// A look for buttons. The system handles the press.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// Draws a button. Called again whenever the button is pressed or released.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A look for buttons that also decides when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Draws a button, and calls `configuration.trigger()` when it is to act.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button's parts and state, for a `ButtonStyle`.
nonisolated public struct ButtonStyleConfiguration {
    /// The button's label, whatever its type.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// Nil for an ordinary button.
    public let role: ButtonRole?
    /// The button's label, without any look.
    public let label: Label
    /// True while a pointer or a key presses the button.
    public let isPressed: Bool
}

/// A button's parts, for a `PrimitiveButtonStyle`.
nonisolated public struct PrimitiveButtonStyleConfiguration {
    /// The button's label, whatever its type.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    let parts: ButtonParts

    /// Nil for an ordinary button.
    public var role: ButtonRole? { parts.role }
    /// The button's label, without any look.
    public var label: Label { Label(content: parts.label) }
    var action: @MainActor () -> Void { parts.action }

    /// Runs the button's action.
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
    /// The system's press: acts when the pointer comes up over the view's drawing, and reports whether the view is
    /// pressed.
    ///
    /// - Parameter isOfRow: Whether the view is a list's row, or presses it: a drag across it is then no press.
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

/// A button as its style draws it.
nonisolated private struct StyledButton<Style: PrimitiveButtonStyle>: View {
    private var properties: StyleProperties<Style>
    private let configuration: PrimitiveButtonStyleConfiguration

    init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
        properties = StyleProperties(style: style)
        self.configuration = configuration
    }

    @MainActor var body: some View { properties.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    @Entry var primitiveButtonStyle: StyleStack<any PrimitiveButtonStyle> = StyleStack(DefaultButtonStyle())
}
