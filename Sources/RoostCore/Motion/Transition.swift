import CoreGraphics

/// The state of a view in its transition.
public enum TransitionPhase: Hashable, Sendable {
    /// Before the insertion.
    case willAppear
    /// The view is present, without any effect.
    case identity
    /// After the removal.
    case didDisappear

    /// True while the view is present.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the insertion, 0 while the view is present, 1 after the removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves the view. If the user asks for less motion, such a transition becomes a fade.
    public var hasMotion: Bool

    /// By default the transition counts as one that moves the view.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The way in which a view is inserted and removed: `body` modifies the view for each phase.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the modified view.
    associatedtype Body: View
    /// The view that comes or goes.
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase: unmodified for `.identity`.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// Whether the transition moves the view; by default it does.
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Modifies a view as the transition does in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
    }

    /// Applies both transitions at once.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// This transition with an animation of its own in place of the change's; with nil it happens at once.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
}

/// A transition by an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).transaction { $0.animation = animation }
    }

    static var properties: TransitionProperties { Base.properties }
}
