/// What a piece of text is drawn with: a style of any type that can be compared.
struct TextForeground: Equatable, Sendable {
    let style: AnyShapeStyle
    /// The style under its own type, for comparison.
    private let value: any ShapeStyle

    init<S: ShapeStyle>(_ style: S) {
        self.style = AnyShapeStyle(style)
        value = style
    }

    static func == (lhs: TextForeground, rhs: TextForeground) -> Bool {
        guard let value = lhs.value as? any Equatable else { return false }
        return isEqual(value, rhs.value)
    }

    private static func isEqual<A: Equatable>(_ a: A, _ b: Any) -> Bool { (b as? A) == a }
}
