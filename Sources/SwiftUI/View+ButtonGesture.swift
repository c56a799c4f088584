import RoostControls
import RoostCore

extension View {
    /// Makes the view a button without a look: `pressing` hears of each press and release, `action` of each tap.
    nonisolated public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        modifier(ButtonGesture(pressing: pressing, action: action))
    }
}

nonisolated private struct ButtonGesture: ViewModifier {
    let pressing: ((Bool) -> Void)?
    let action: () -> Void

    @MainActor func body(content: Content) -> some View {
        Button(action: action) { content }.buttonStyle(Style(pressing: pressing))
    }

    struct Style: ButtonStyle {
        let pressing: ((Bool) -> Void)?

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onChange(of: configuration.isPressed) { pressing?(configuration.isPressed) }
        }
    }
}
