import RoostCore

/// The drawing of a style, as a view. It installs the style's own dynamic properties, so that a custom style can read
/// the environment.
nonisolated struct StyledBody<Style, Content: View>: View {
    private var properties: StyleProperties<Style>
    private let make: @MainActor (Style) -> Content

    init(style: Style, make: @escaping @MainActor (Style) -> Content) {
        properties = StyleProperties(style: style)
        self.make = make
    }

    @MainActor var body: some View { make(properties.style) }
}

/// A style as a stored property of the view that applies it.
struct StyleProperties<Style>: DynamicProperty {
    var style: Style

    static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        context.installProperties(of: &property.style, &slot)
    }
}
