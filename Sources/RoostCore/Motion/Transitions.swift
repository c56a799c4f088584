import CoreGraphics

/// Fades in and out.
public struct OpacityTransition: Transition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Comes and goes without an effect.
public struct IdentityTransition: Transition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View { content }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows from `scale` and shrinks back to it.
public struct ScaleTransition: Transition {
    /// The size while the view is away, as a factor.
    public var scale: Double
    /// The fixed point of the scaling.
    public var anchor: UnitPoint

    /// Scales about `anchor`, by default the centre.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Comes from an offset and goes back to it.
public struct OffsetTransition: Transition {
    /// The distance from the view's place while it is away, in points.
    public var offset: CGSize

    /// The offset is in points.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Moves in from an edge by the view's own size, and out over the same edge (case `tx-X2`).
public struct MoveTransition: Transition {
    /// The edge over which the view comes and goes.
    public var edge: Edge

    /// Comes and goes over `edge`.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffsetModifier(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// Slides in from the leading edge and out over the trailing one.
public struct SlideTransition: Transition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffsetModifier(edge: .trailing, amount: phase.value))
    }
}

/// Moves in from an edge and out over the opposite one, fading (case `tx-X10`).
public struct PushTransition: Transition {
    /// The edge from which the view comes.
    public var edge: Edge

    /// Comes from `edge` and goes over the opposite one.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(EdgeOffsetModifier(edge: edge, amount: -phase.value))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Fades with a blur of 8 points, at 80 % of the size; a view that goes by `.upUp` grows to 120 %.
public struct BlurReplaceTransition: Transition {
    /// The direction of the scaling.
    public struct Configuration: Equatable, Sendable {
        fileprivate var growsIn: Bool

        /// Comes and goes below its size.
        public static let downUp = Configuration(growsIn: false)
        /// Comes from below its size, and goes beyond it.
        public static let upUp = Configuration(growsIn: true)
    }

    /// The direction of the scaling.
    public var configuration: Configuration

    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : 8)
            .scaleEffect(phase.isIdentity ? 1 : configuration.growsIn && phase == .didDisappear ? 1.2 : 0.8)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// One transition for insertion, another for removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition of the insertion.
    public var insertion: Insertion
    /// The transition of the removal.
    public var removal: Removal

    /// Takes one transition for each direction.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        // The transition of the other direction stays at identity, so that a view may turn round on the way.
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }

    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

extension Transition where Self == OpacityTransition {
    /// Fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// Comes and goes without an effect.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Grows from nothing about its centre, and shrinks back to it.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Grows from `scale`, a factor of the view's size, and shrinks back to it about `anchor`.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// Comes from an offset in points, and goes back to it.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// Comes from an offset in points, and goes back to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// Moves in from an edge by the view's own size, and out over the same edge.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// Slides in from the leading edge and out over the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Moves in from an edge and out over the opposite one, fading.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// Fades with a blur, below its size.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// Fades with a blur, growing or shrinking as `config` says.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
