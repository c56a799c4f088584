/// A style of any type that resolves to a colour, as the source of a `Color`.
nonisolated struct ColorStyle: Hashable, Sendable, CustomStringConvertible {
    private let source: any ColorSource

    init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved { source = StyleSource(style: style) }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved { source.resolve(in: environment) }

    var description: String { source.description }

    static func == (a: ColorStyle, b: ColorStyle) -> Bool { a.source.isEqual(to: b.source) }

    func hash(into hasher: inout Hasher) { source.hash(into: &hasher) }
}

nonisolated private protocol ColorSource: Sendable, CustomStringConvertible {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved
    func isEqual(to other: any ColorSource) -> Bool
    func hash(into hasher: inout Hasher)
}

nonisolated private struct StyleSource<T: Hashable & ShapeStyle>: ColorSource where T.Resolved == Color.Resolved {
    let style: T

    func resolve(in environment: EnvironmentValues) -> Color.Resolved { style.resolve(in: environment) }

    func isEqual(to other: any ColorSource) -> Bool { (other as? StyleSource)?.style == style }

    func hash(into hasher: inout Hasher) { style.hash(into: &hasher) }

    var description: String { String(describing: style) }
}

nonisolated extension Color {
    /// The colour that a style resolves to in each environment; a colour itself stays as it is.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self = color as? Color ?? Color(.style(ColorStyle(color)))
    }
}
