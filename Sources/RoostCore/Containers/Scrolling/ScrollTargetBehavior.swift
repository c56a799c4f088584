import CoreGraphics

/// The part of a scroll view's content that is to be seen.
public struct ScrollTarget: Hashable, Sendable {
    /// In the content's coordinates.
    public var rect: CGRect
    /// Which point of the rectangle comes to lie on the same point of the window; nil for the top leading corner.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// Decides where a scroll view comes to rest when a person lets go.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where the content would come to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a scroll target behaviour may go by.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the scroll began.
    public let originalTarget: ScrollTarget
    /// Of the content offset, in points a second.
    public let velocity: CGVector
    public let contentSize: CGSize
    /// Of the window, without what bars cover.
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let controller: ScrollController

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

extension ScrollTargetBehavior {
    /// The offset at which a scroll comes to rest that would do so at `projected`.
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

/// Comes to rest at multiples of the window's length, at most one page from where the scroll began.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

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

/// Comes to rest with a scroll target at the window's start.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one scroll may pass.
    public struct LimitBehavior: Sendable {
        enum Kind: Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }
        let kind: Kind
        /// One view at a time where the horizontal size class is compact, else any number.
        public static let automatic = LimitBehavior(kind: .automatic)
        public static let always = LimitBehavior(kind: .always)
        public static let never = LimitBehavior(kind: .never)
        public static let alwaysByFew = LimitBehavior(kind: .alwaysByFew)
        public static let alwaysByOne = LimitBehavior(kind: .alwaysByOne)
    }

    private let limitBehavior: LimitBehavior

    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    private func limit(_ context: TargetContext) -> Int? {
        switch limitBehavior.kind {
        case .never: nil
        case .always, .alwaysByOne: 1
        case .alwaysByFew: 3
        case .automatic: context.axes == .horizontal && context.horizontalSizeClass == .compact ? 1 : nil
        }
    }

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
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Decides where the scroll views in this view come to rest.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }
}
