/// What a style draws, as a view: connects the style's own dynamic properties, so that a custom style can read the
/// environment.
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
        let fields = DynamicPropertyField.fields(of: Style.self)
        let known = slot as? Slots ?? Slots(count: fields.count)
        slot = known
        return withUnsafeMutablePointer(to: &property.style) { fields.install(at: $0, &known.slots, context) }
    }

    private final class Slots {
        var slots: [AnyObject?]

        init(count: Int) { slots = Array(repeating: nil, count: count) }
    }
}
