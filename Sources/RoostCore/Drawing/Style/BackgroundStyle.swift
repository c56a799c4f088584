/// The style that `backgroundStyle` set, else the system's background colour.
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        var inputs = inputs
        let style = inputs.environment.backgroundStyle
        // A background style that refers to the background means the system's.
        inputs.environment.backgroundStyle = nil
        return style?._resolveStyle(inputs) ?? Color(.background)._resolveStyle(inputs)
    }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
