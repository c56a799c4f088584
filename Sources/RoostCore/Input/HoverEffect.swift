/// The effect that a view has while the pointer is over it.
nonisolated public struct HoverEffect: Hashable, Sendable {
    fileprivate enum Kind { case highlight, lift }
    fileprivate let kind: Kind

    /// The platform's own effect: a highlight.
    public static let automatic = HoverEffect(kind: .highlight)
    /// A light grey background. How light is a guess.
    public static let highlight = HoverEffect(kind: .highlight)
    /// Enlarges the view to 104 %, over a shadow: a guess.
    public static let lift = HoverEffect(kind: .lift)
}

extension EnvironmentValues {
    /// Whether hover effects show; set by `hoverEffectDisabled(_:)`.
    @Entry public internal(set) var isHoverEffectEnabled: Bool = true
}

extension View {
    /// Adds an effect that shows while the pointer is over the view.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isOn: isEnabled))
    }

    /// Disables the hover effects of this view and those inside.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}

/// The modifier of `hoverEffect`.
nonisolated private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isOn: Bool
    @State private var isOver = false
    @Environment(\.isHoverEffectEnabled) private var isEnabled

    @MainActor func body(content: Content) -> some View {
        let isShown = isOver && isOn && isEnabled
        let isLifted = isShown && effect.kind == .lift
        content
            .background {
                RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.primary)
                    .opacity(isShown && effect.kind == .highlight ? 0.08 : 0)
                    .padding(-4)
                    .allowsHitTesting(false)
            }
            .scaleEffect(isLifted ? 1.04 : 1)
            .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: 8, y: 4)
            .animation(.easeOut(duration: 0.15), value: isShown)
            .onHover { isOver = $0 }
    }
}
