import CoreGraphics

/// The phase of a view on its way through a scroll view's window.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Entering or leaving at the top or leading edge.
    case topLeading
    /// Inside the window.
    case identity
    /// Entering or leaving at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is inside the window.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top leading edge, 1 at the bottom trailing one, else 0.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The way in which a view changes between scroll transition phases.
public struct ScrollTransitionConfiguration: Sendable {
    /// The distance inside the window at which a view enters its identity phase.
    public struct Threshold: Sendable {
        /// The visible share of the view; more than 1 for a place further inside.
        let visibleAmount: Double
        let inset: Double

        /// The whole view is visible.
        public static let visible = Threshold(visibleAmount: 1, inset: 0)
        /// None of the view is visible.
        public static let hidden = Threshold(visibleAmount: 0, inset: 0)
        /// The view is in the middle of the window.
        public static var centered: Threshold { Threshold(visibleAmount: .infinity, inset: 0) }
        /// A share of the view is visible, 0…1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(visibleAmount: amount, inset: 0) }

        /// Treats the window as smaller by a distance, in points.
        public func inset(by distance: Double) -> Threshold {
            Threshold(visibleAmount: visibleAmount, inset: inset + distance)
        }
    }

    enum Mode: Sendable {
        case interactive(UnitCurve)
        case animated(Animation)
        case identity
    }

    let mode: Mode
    private(set) var threshold: Threshold

    /// Follows the scroll, eased in and out; the identity phase begins where the whole view is visible.
    public static let interactive = interactive()
    /// Follows the scroll along a timing curve; the identity phase begins where the whole view is visible.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve), threshold: .visible)
    }

    /// Changes with the default animation where half of the view is visible.
    public static let animated = animated()
    /// Changes with an animation where half of the view is visible.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated(animation), threshold: .visible(0.5))
    }

    /// Stays in the identity phase.
    public static let identity = ScrollTransitionConfiguration(mode: .identity, threshold: .visible)

    /// Sets where the identity phase begins.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }
}

/// The modifier behind `scrollTransition`.
nonisolated struct ScrollTransitionModifier: DrawingModifier {
    typealias Body = Never
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    /// Nil for the scroll view's own axis.
    let axis: Axis?
    let steps: @Sendable (ScrollTransitionPhase) -> [_VisualEffectStep]

    func makeObject(in environment: EnvironmentValues) -> LayoutObject? { ScrollTransitionObject() }
    func drawingReach(around reach: CGRect, _ environment: EnvironmentValues) -> CGRect { .infinite }

    static var drawsEachFrame: Bool { true }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        let frame = context.frame(of: element)
        guard let object = context.tree.layoutObject(of: element) as? ScrollTransitionObject else { return }
        let place = object.place(of: element, in: context.tree, self, environment)
        let identity = steps(.identity)
        guard place != 0 else { return context.paint(identity[...], of: element, frame: frame) }
        let outside = steps(place < 0 ? .topLeading : .bottomTrailing)
        let mixed =
            identity.count == outside.count
            ? zip(identity, outside).map { $0.interpolated(to: $1, by: abs(place)) } : outside
        context.paint(mixed[...], of: element, frame: frame)
    }
}

/// Lays out as its child does, and stores the progress of an animated transition.
final class ScrollTransitionObject: ModifierObject {
    private var shown = 0.0
    private var from = 0.0
    private var target: Double?
    private var start = 0.0
    private var context = AnimationContext<Double>()

    /// The view's current place between its phases, -1…1.
    func place(
        of element: LayoutID, in tree: LayoutTree, _ modifier: ScrollTransitionModifier,
        _ environment: EnvironmentValues
    ) -> Double {
        guard let controller = tree.scrollController(around: element),
            let frame = controller.contentFrame(of: element)
        else { return 0 }
        let axis = modifier.axis ?? (controller.axes.contains(.vertical) ? .vertical : .horizontal)
        let length = frame.size[axis]
        let window = controller.geometry.containerSize[axis]
        let start = frame.origin[axis] - controller.offset[axis]
        let isAtStart = start + length / 2 < window / 2
        let configuration = isAtStart ? modifier.topLeading : modifier.bottomTrailing
        let threshold = configuration.threshold
        // The length of the view inside the window, counted from the nearer edge.
        let inside = (isAtStart ? start + length : window - start) - threshold.inset
        let needed =
            threshold.visibleAmount == .infinity ? (window + length) / 2 : max(length * threshold.visibleAmount, 0.001)
        let outside = min(max(1 - inside / needed, 0), 1) * (isAtStart ? -1 : 1)
        switch configuration.mode {
        case .identity: return 0
        case .interactive(let curve): return curve.value(at: abs(outside)) * (isAtStart ? -1 : 1)
        case .animated(let animation):
            return animated(to: outside == 0 ? 0 : isAtStart ? -1 : 1, animation, controller, environment)
        }
    }

    private func animated(
        to place: Double, _ animation: Animation, _ controller: ScrollController, _ environment: EnvironmentValues
    ) -> Double {
        let graph = controller.node.graph
        guard let target else {
            self.target = place
            shown = place
            return place
        }
        if place != target {
            from = shown
            self.target = place
            start = graph.time
            context = AnimationContext(environment: environment)
        }
        if shown != place {
            if let share = animation.animate(value: 1.0, time: graph.time - start, context: &context) {
                shown = from + (place - from) * share
                graph.requestFrame()
            } else {
                shown = place
            }
        }
        return shown
    }
}

extension LayoutTree {
    /// The controller of the nearest scroll view around an element, or of the nearest one that scrolls along an axis.
    func scrollController(around element: LayoutID, along axis: Axis? = nil) -> ScrollController? {
        var current = parent(of: element)
        while current.exists {
            if let scroll = layoutObject(of: current) as? ScrollObject,
                axis.map({ scroll.axes.contains(Axis.Set($0)) }) ?? true
            {
                return scroll.controller
            }
            current = parent(of: current)
        }
        return nil
    }
}

extension View {
    /// Draws the view through effects while it enters and leaves the scroll view's window. Nil for `axis` takes the
    /// scroll view's own.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Draws the view through effects, configured for each edge, while it enters and leaves the scroll view's window.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
                steps: { transition(EmptyVisualEffect(), $0)._steps }))
    }
}
