import CoreGraphics

/// A type-erased transition: the way in which a view is inserted and removed.
public struct AnyTransition {
    /// Modifies a view for a phase.
    let body: (AnyView, TransitionPhase) -> AnyView
    /// Asked in a pass over a graph: a transition is made anywhere, but its properties belong to the main actor.
    private let motion: () -> Bool
    var hasMotion: Bool { motion() }

    private init(hasMotion: @autoclosure @escaping () -> Bool, _ body: @escaping (AnyView, TransitionPhase) -> AnyView)
    {
        motion = hasMotion
        self.body = body
    }

    /// Erases the type of a transition.
    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        self.init(hasMotion: runIsolated { T.properties.hasMotion }) { content, phase in
            nonisolated(unsafe) let content = content
            return runIsolated { AnyView(transition.apply(content: content, phase: phase)) }
        }
    }

    /// Comes and goes without an effect.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// Fades in and out: the transition of views without one (case `tx-X0`).
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// Grows from nothing about its centre, and shrinks back to it.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
    /// Slides in from the leading edge and out over the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// Grows from `scale`, a factor of the view's size, and shrinks back to it about `anchor`.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(scale, anchor: anchor))
    }

    /// Comes from an offset in points, and goes back to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Comes from an offset in points, and goes back to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Moves in from an edge by the view's own size, and out over the same edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Moves in from an edge and out over the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// A transition between two states of a modifier: `active` while the view is away, `identity` while it is present.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(hasMotion: true) { view, phase in
            AnyView(view.modifier(phase.isIdentity ? identity : active))
        }
    }

    /// One transition for insertion, another for removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(hasMotion: insertion.hasMotion || removal.hasMotion) { view, phase in
            let inner = insertion.body(view, phase == .willAppear ? phase : .identity)
            return removal.body(inner, phase == .didDisappear ? phase : .identity)
        }
    }

    /// Applies both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(hasMotion: hasMotion || other.hasMotion) { [body] view, phase in
            other.body(body(view, phase), phase)
        }
    }

    /// This transition with an animation of its own in place of the change's; with nil it happens at once.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(hasMotion: hasMotion) { [body] view, phase in
            AnyView(body(view, phase).transaction { $0.animation = animation })
        }
    }
}

/// Moves a view out over an edge by a part of its own size.
nonisolated struct EdgeOffsetModifier: ProjectionEffect {
    typealias Body = Never
    let edge: Edge
    /// 1 if the view lies just outside of its frame, beyond the edge; -1 beyond the opposite one.
    var amount: CGFloat

    func projection(for size: CGSize, in environment: EnvironmentValues) -> ProjectionTransform {
        let leading = environment.layoutDirection == .rightToLeft ? size.width : -size.width
        let distance: CGSize =
            switch edge {
            case .top: CGSize(width: 0, height: -size.height)
            case .bottom: CGSize(width: 0, height: size.height)
            case .leading: CGSize(width: leading, height: 0)
            case .trailing: CGSize(width: -leading, height: 0)
            }
        return ProjectionTransform(
            CGAffineTransform(translationX: distance.width * amount, y: distance.height * amount))
    }

    func animatableData(in environment: EnvironmentValues) -> CGFloat { amount * 128 }
    func showing(_ data: CGFloat) -> Self { Self(edge: edge, amount: data / 128) }
}

package struct TransitionTraitKey: PassingTraitKey {
    package static var defaultValue: AnyTransition? { nil }
}

extension View {
    /// Sets the transition by which the view comes and goes in an animated change; without one it fades.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(PassingTraitModifier(TransitionTraitKey.self) { $0 = $0 ?? t })
    }

    /// Sets the transition by which the view comes and goes in an animated change; without one it fades.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        let transition = AnyTransition(transition)
        return modifier(PassingTraitModifier(TransitionTraitKey.self) { $0 = $0 ?? transition })
    }
}
