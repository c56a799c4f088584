import CoreGraphics

/// Whether a finger can pull content beyond the edges of a scroll view.
public struct ScrollBounceBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, always, basedOnSize }
    let kind: Kind
    /// Always, along the axes of the scroll view.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    /// Always, along the axes of the scroll view.
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Only if the content is larger than its window.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// Whether a scroll view shows indicators of its position.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, visible, hidden, never }
    let kind: Kind
    /// While the content scrolls, and for a moment after.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// While the content scrolls, and for a moment after; the same as `automatic` here.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Never; the same as `never` here.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Never.
    public static let never = ScrollIndicatorVisibility(kind: .never)

    var showsIndicator: Bool { kind == .automatic || kind == .visible }
}

/// The part of a scroll view that content margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }
    let kind: Kind
    /// Content and indicators.
    public static let automatic = ContentMarginPlacement(kind: .automatic)
    /// The content.
    public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
    /// The indicators.
    public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}

/// The purpose of a default scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case initialOffset, sizeChanges, alignment }
    let kind: Kind
    /// The place where a scroll view begins.
    public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
    /// The edge that stays in place when content or container change their size.
    public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
    /// The position of content that is smaller than its window.
    public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// The default anchors by role.
struct ScrollAnchors: Equatable {
    var initialOffset: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}

/// Content margins by placement; nil for edges without one.
struct ContentMargins: Equatable {
    struct Lengths: Equatable {
        var top: CGFloat?
        var leading: CGFloat?
        var bottom: CGFloat?
        var trailing: CGFloat?

        mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
            if edges.contains(.top) { top = insets.top }
            if edges.contains(.leading) { leading = insets.leading }
            if edges.contains(.bottom) { bottom = insets.bottom }
            if edges.contains(.trailing) { trailing = insets.trailing }
        }

        var insets: EdgeInsets {
            func valid(_ length: CGFloat?) -> CGFloat { length.map { $0.isFinite ? $0 : 0 } ?? 0 }
            return EdgeInsets(
                top: valid(top), leading: valid(leading), bottom: valid(bottom), trailing: valid(trailing))
        }
    }

    var content = Lengths()
    var indicators = Lengths()
}

extension EnvironmentValues {
    /// Whether people can scroll here; programs always can.
    @Entry public var isScrollEnabled: Bool = true

    /// Whether horizontal scroll indicators show.
    @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

    /// Whether vertical scroll indicators show.
    @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

    /// Whether a finger can pull content beyond the leading and trailing edges.
    @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic

    /// Whether a finger can pull content beyond the top and bottom edges.
    @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic

    @Entry var isScrollClipDisabled: Bool = false

    @Entry var contentMargins: ContentMargins = ContentMargins()

    /// The margin above the content of the scroll view around, in points; nil if none is set.
    @Entry package var topContentMargin: CGFloat?

    @Entry var scrollAnchors: ScrollAnchors = ScrollAnchors()
}

/// The modifier behind `contentMargins`.
nonisolated struct ContentMarginsModifier: EnvironmentChange, Equatable {
    typealias Body = Never
    let edges: Edge.Set
    let insets: EdgeInsets
    let placement: ContentMarginPlacement

    func change(_ environment: inout EnvironmentValues) {
        var margins = environment.contentMargins
        if placement != .scrollIndicators { margins.content.set(edges, insets) }
        if placement != .scrollContent { margins.indicators.set(edges, insets) }
        environment.contentMargins = margins
    }
}

/// The modifier behind `defaultScrollAnchor`; a nil role stands for all.
nonisolated struct ScrollAnchorModifier: EnvironmentChange, Equatable {
    typealias Body = Never
    let anchor: UnitPoint?
    let role: ScrollAnchorRole?

    func change(_ environment: inout EnvironmentValues) {
        var anchors = environment.scrollAnchors
        if role == nil || role == .initialOffset { anchors.initialOffset = anchor }
        if role == nil || role == .sizeChanges { anchors.sizeChanges = anchor }
        if role == nil || role == .alignment { anchors.alignment = anchor }
        environment.scrollAnchors = anchors
    }
}

/// The modifier behind `scrollIndicators` and `scrollBounceBehavior`.
nonisolated struct ScrollAxesModifier<Value: Equatable>: EnvironmentChange, Equatable {
    typealias Body = Never
    let value: Value
    let axes: Axis.Set
    let horizontal: WritableKeyPath<EnvironmentValues, Value>
    let vertical: WritableKeyPath<EnvironmentValues, Value>

    func change(_ environment: inout EnvironmentValues) {
        if axes.contains(.horizontal) { environment[keyPath: horizontal] = value }
        if axes.contains(.vertical) { environment[keyPath: vertical] = value }
    }
}

extension View {
    /// Prevents people from scrolling the scroll views in this view; programs still can. False changes nothing.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }

    /// Sets whether the scroll views in this view show indicators of their position while they scroll.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            ScrollAxesModifier(
                value: visibility, axes: axes, horizontal: \.horizontalScrollIndicatorVisibility,
                vertical: \.verticalScrollIndicatorVisibility))
    }

    /// Sets whether a finger can pull the content of the scroll views in this view beyond their edges.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        modifier(
            ScrollAxesModifier(
                value: behavior, axes: axes, horizontal: \.horizontalScrollBounceBehavior,
                vertical: \.verticalScrollBounceBehavior))
    }

    /// Draws the content of the scroll views in this view outside their bounds too.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Insets the content or the indicators of the scroll views in this view by a distance from each edge, in points.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
    }

    /// Insets the content or the indicators by `length` points at some edges; nil for 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16, edges: .all), for: placement)
    }

    /// Insets the content or the indicators by `length` points at all edges.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Sets where the scroll views in this view begin, the edge that they keep when sizes change, and the position of
    /// small content. Nil restores the defaults.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(ScrollAnchorModifier(anchor: anchor, role: nil))
    }

    /// Sets the anchor of the scroll views in this view for one role; nil restores the default.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(ScrollAnchorModifier(anchor: anchor, role: role))
    }
}
