import CoreGraphics

/// The part of a scroll view's content that comes into view at the end of a scroll.
public struct ScrollTarget: Hashable, Sendable {
    /// The rectangle, in the content's coordinates.
    public var rect: CGRect
    /// The unit point at which the rectangle meets the window; nil for the top leading corner.
    public var anchor: UnitPoint?

    /// - Parameter rect: In the content's coordinates.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// Decides the resting place of a scroll view when a person lets go.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes the resting place, which `target` predicts on the call.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The state of the scroll that a scroll target behaviour decides about, with the values of its environment.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The visible part of the content at the start of the scroll.
    public let originalTarget: ScrollTarget
    /// The velocity of the content offset, in points per second.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the window without the parts that bars cover, in points.
    public let containerSize: CGSize
    /// The axes along which the scroll view scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let controller: ScrollController

    /// The values of the scroll view's environment, as in `context.layoutDirection`.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

extension ScrollTargetBehavior {
    /// The offset at which a scroll comes to rest, given its unobstructed resting place `projected`.
    func restingPlace(
        from offset: CGPoint, to projected: CGPoint, velocity: CGSize, of controller: ScrollController
    ) -> CGPoint {
        let geometry = controller.geometry
        let room = CGSize(
            width: geometry.containerSize.width - geometry.contentInsets.leading - geometry.contentInsets.trailing,
            height: geometry.containerSize.height - geometry.contentInsets.top - geometry.contentInsets.bottom)
        func target(_ offset: CGPoint) -> ScrollTarget {
            ScrollTarget(
                rect: CGRect(
                    origin: CGPoint(
                        x: offset.x + geometry.contentInsets.leading, y: offset.y + geometry.contentInsets.top),
                    size: room))
        }
        var result = target(projected)
        updateTarget(
            &result,
            context: ScrollTargetBehaviorContext(
                originalTarget: target(controller.dragStart),
                velocity: CGVector(dx: velocity.width, dy: velocity.height), contentSize: geometry.contentSize,
                containerSize: room, axes: controller.axes, environment: controller.environment,
                controller: controller))
        let place = geometry.offset(showing: result.rect, anchor: result.anchor ?? .topLeading, along: controller.axes)
        guard place.x.isFinite, place.y.isFinite else { return projected }
        return place
    }
}

/// Rests at multiples of the window's length, at most one page from the start of the scroll.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Same as `.paging`.
    public init() {}

    /// Rounds the target to the page in the direction of the scroll.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let length = context.containerSize[axis]
            guard length > 0 else { continue }
            let velocity = Double(axis == .horizontal ? context.velocity.dx : context.velocity.dy)
            let from = (context.originalTarget.rect.origin[axis] / length).rounded()
            let controller = context.controller
            let now = (controller.offset[axis] - controller.geometry.limits(along: axis).lowerBound) / length
            let page = abs(velocity) < 50 ? now.rounded() : velocity > 0 ? now.rounded(.up) : now.rounded(.down)
            target.rect.origin[axis] = min(max(page, from - 1), from + 1) * length
        }
    }
}

/// Rests with the start of a scroll target at the window's start.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of targets that one scroll may pass.
    public struct LimitBehavior: Sendable {
        enum Kind: Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }
        let kind: Kind
        /// One in a horizontal scroll view of compact width, else any number.
        public static let automatic = LimitBehavior(kind: .automatic)
        /// One; the same as `alwaysByOne` here.
        public static let always = LimitBehavior(kind: .always)
        /// Any number.
        public static let never = LimitBehavior(kind: .never)
        /// Up to three.
        public static let alwaysByFew = LimitBehavior(kind: .alwaysByFew)
        /// One.
        public static let alwaysByOne = LimitBehavior(kind: .alwaysByOne)
    }

    private let limitBehavior: LimitBehavior

    /// - Parameter limitBehavior: The number of targets that one scroll may pass.
    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    private func limit(_ context: TargetContext) -> Int? {
        switch limitBehavior.kind {
        case .never: nil
        case .always, .alwaysByOne: 1
        case .alwaysByFew: 3
        case .automatic: context.axes == .horizontal && context.horizontalSizeClass == .compact ? 1 : nil
        }
    }

    /// Moves the target to the nearest start of a scroll target within the limit.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            var wanted = target.rect.origin[axis]
            let starts = context.controller.targetStarts(along: axis, near: wanted)
            if let limit = limit(context) {
                let from = context.originalTarget.rect.origin[axis]
                guard let first = Self.nearest(to: from, in: starts) else { continue }
                let low = starts[max(first - limit, 0)]
                let high = starts[min(first + limit, starts.count - 1)]
                wanted = min(max(wanted, low), high)
                let velocity = Double(axis == .horizontal ? context.velocity.dx : context.velocity.dy)
                if abs(velocity) > 50, Self.nearest(to: wanted, in: starts) == first {
                    wanted = velocity > 0 ? high : low
                }
            }
            if let index = Self.nearest(to: wanted, in: starts) { target.rect.origin[axis] = starts[index] }
        }
    }

    private static func nearest(to place: Double, in starts: [Double]) -> Int? {
        starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests at whole pages, at most one page on.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Rests with the start of a scroll target at the window's start.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Rests with the start of a scroll target at the window's start, and passes only as many targets as the limit
    /// allows.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension EnvironmentValues {
    @Entry var scrollTargetBehavior: (any ScrollTargetBehavior)?
}

extension View {
    /// Decides the resting places of the scroll views in this view; by default a scroll ends where its velocity takes
    /// it.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }
}
