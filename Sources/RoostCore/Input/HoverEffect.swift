/// How a view shows that the pointer is over it.
nonisolated public struct HoverEffect: Hashable, Sendable {
    fileprivate enum Kind { case highlight, lift }
    fileprivate let kind: Kind

    /// As the platform has it: a highlight.
    public static let automatic = HoverEffect(kind: .highlight)
    /// A ground in a light grey.
    public static let highlight = HoverEffect(kind: .highlight)
    /// A little larger, over a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

private struct HoverEffectsKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether views show that the pointer is over them where they were told to.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[HoverEffectsKey.self] }
        set { self[HoverEffectsKey.self] = newValue }
    }
}

extension View {
    /// Shows that the pointer is over the view.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isOn: isEnabled))
    }

    /// Whether views in this one show that the pointer is over them.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}

/// What `hoverEffect` applies.
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
