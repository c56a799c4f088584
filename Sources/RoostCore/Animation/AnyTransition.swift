import CoreGraphics

/// How a view comes and goes.
public struct AnyTransition {
    /// The view while it comes: active where it is not there yet.
    typealias Apply = (AnyView, _ isActive: Bool) -> AnyView

    let apply: Apply
    /// The same for going.
    let applyRemoval: Apply

    init(apply: @escaping Apply, applyRemoval: @escaping Apply) {
        self.apply = apply
        self.applyRemoval = applyRemoval
    }

    init(_ apply: @escaping Apply) { self.init(apply: apply, applyRemoval: apply) }

    /// A transition between two states of a modifier: `active` while the view is away, `identity` while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition { view, isActive in AnyView(view.modifier(isActive ? active : identity)) }
    }

    /// A transition for coming and another one for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(apply: insertion.apply, applyRemoval: removal.applyRemoval)
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

    /// In from an edge, by the view's own size, and out over it.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition { view, isActive in
            AnyView(view.modifier(EdgeOffsetModifier(edge: edge, amount: isActive ? 1 : 0)))
        }
    }

    /// In from an edge and out over the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        .asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: .opacity)
    }

    /// In from the leading edge and out over the trailing one.
    public static var slide: AnyTransition {
        .asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            apply: { [apply] view, isActive in other.apply(apply(view, isActive), isActive) },
            applyRemoval: { [applyRemoval] view, isActive in other.applyRemoval(applyRemoval(view, isActive), isActive)
            })
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// Moves a view out over an edge by a part of its own size.
nonisolated struct EdgeOffsetModifier: ProjectionEffect {
    typealias Body = Never
    let edge: Edge
    /// 1 where the view lies just outside of its frame.
    var amount: CGFloat

    func projection(for size: CGSize) -> ProjectionTransform {
        let distance: CGSize =
            switch edge {
            case .top: CGSize(width: 0, height: -size.height)
            case .bottom: CGSize(width: 0, height: size.height)
            case .leading: CGSize(width: -size.width, height: 0)
            case .trailing: CGSize(width: size.width, height: 0)
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
    /// How the view comes and goes when it is inserted and removed with an animation.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(PassingTraitModifier(TransitionTraitKey.self) { $0 = t })
    }
}
