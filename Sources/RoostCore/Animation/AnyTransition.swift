import CoreGraphics

/// How a view comes and goes.
public struct AnyTransition {
    /// The view in a phase of coming or going: 0 there, 1 gone.
    let apply: (AnyView, _ isActive: Bool) -> AnyView

    /// A transition between two states of a modifier: `active` while the view is away, `identity` while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition { view, isActive in AnyView(view.modifier(isActive ? active : identity)) }
    }

    public static var identity: AnyTransition { AnyTransition { view, _ in view } }
    public static var opacity: AnyTransition {
        AnyTransition { view, isActive in AnyView(view.opacity(isActive ? 0 : 1)) }
    }
    public static var scale: AnyTransition { scale(scale: 0) }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition { view, isActive in AnyView(view.scaleEffect(isActive ? scale : 1, anchor: anchor)) }
    }

    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition { view, isActive in AnyView(view.offset(isActive ? offset : .zero)) }
    }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition { [apply] view, isActive in other.apply(apply(view, isActive), isActive) }
    }
}

package struct TransitionTraitKey: PassingTraitKey {
    package static var defaultValue: AnyTransition? { nil }
}

extension View {
    /// How the view comes and goes when it is inserted and removed with an animation.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(PassingTraitModifier(TransitionTraitKey.self) { $0 = t })
    }
}
