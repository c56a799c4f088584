import RoostCore

/// The look of text editors. As with Apple's, the styles are the system's own; all look the same here.
nonisolated public protocol TextEditorStyle: Sendable {}

/// The platform's usual editor.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}
}

/// An editor without decoration.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}
}

/// An editor with a round border; here without one.
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The platform's usual editor.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// An editor without decoration, as all editors are here.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// An editor with a round border; here without one.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
