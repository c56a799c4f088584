import CoreGraphics
import RoostCore

/// A look for text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of view that `_body(configuration:)` returns.
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    /// Draws a field. `configuration` is the field in the next outer style, for this one to build on.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The inside of a field that a `TextFieldStyle` draws: the text, or the placeholder.
nonisolated public struct _TextFieldStyleLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
}

/// The platform's usual field: bare on iOS, bordered on macOS.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        DefaultField(content: configuration.label)
    }
}

/// No border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        PlainField(content: configuration.label)
    }
}

/// A rounded border.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        BorderedField(content: configuration.label)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The platform's usual field: bare on iOS, bordered on macOS.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field in a rounded border: at least 34 points tall on iOS.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// The look of the text fields in this view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        styled(\.textFieldStyle, style)
    }
}

nonisolated private struct DefaultField: View {
    let content: _TextFieldStyleLabel
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        switch idiom {
        case .iOS: PlainField(content: content)
        case .macOS: BorderedField(content: content)
        }
    }
}

/// On iOS 1.5 points taller than the line (Rules.md, Controls); on macOS 2 points wider than the text on each side
/// (`fc-SZ4`).
nonisolated private struct PlainField: View {
    let content: _TextFieldStyleLabel
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        content
            .fixedSize(horizontal: false, vertical: true)
            .padding(.vertical, idiom == .iOS ? 0.75 : 0)
            .padding(.horizontal, idiom == .iOS ? 0 : 2)
            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    }
}

/// The text with 4 points above and below it, at least 34 points tall on iOS; on macOS with 6 points on each side
/// (`fc-SZ1`, `fc-CS`, `web-tf1`).
nonisolated private struct BorderedField: View {
    let content: _TextFieldStyleLabel
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        let shape = RoundedRectangle(cornerRadius: idiom == .iOS ? 8 : 6, style: .continuous)
        content
            .padding(.horizontal, idiom == .iOS ? 7 : 6)
            .fixedSize(horizontal: false, vertical: true)
            .padding(.vertical, 4)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: idiom == .iOS ? 34 : nil, alignment: .leading)
            .background(ControlColor.field, in: shape)
            .overlay { shape.strokeBorder(ControlColor.fieldBorder, lineWidth: 1) }
            .focusRing(shape, isForFields: idiom == .macOS)
    }
}

extension TextFieldStyle {
    @MainActor func view(_ content: AnyView) -> AnyView {
        AnyView(StyledBody(style: self) { $0._body(configuration: TextField(drawing: _Label(content: content))) })
    }
}

extension EnvironmentValues {
    @Entry var textFieldStyle: StyleStack<any TextFieldStyle> = StyleStack(DefaultTextFieldStyle())
}
