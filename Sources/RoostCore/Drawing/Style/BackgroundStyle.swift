/// The style set by `backgroundStyle(_:)`; otherwise the system's background colour.
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        var inputs = inputs
        let style = inputs.environment.backgroundStyle
        // Inside a background style, a reference to the background means the system's.
        inputs.environment.backgroundStyle = nil
        return style?._resolveStyle(inputs) ?? Color(.background)._resolveStyle(inputs)
    }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
    /// The style set by `backgroundStyle(_:)`; otherwise the system's background colour.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
