import CoreGraphics

/// The position of a scroll view, or the place that it shall scroll to.
public struct ScrollPosition: Equatable, Sendable {
    enum Place: Equatable, @unchecked Sendable {
        // Unchecked: the ids arrive as `Sendable`, but `AnyHashable` cannot express that.
        case none
        case view(AnyHashable, anchor: UnitPoint?)
        case edge(Edge)
        case point(CGPoint)
        case x(CGFloat)
        case y(CGFloat)
    }

    private(set) var place: Place
    /// Whether a person has scrolled since the program last set the position.
    public private(set) var isPositionedByUser = false
    /// Distinguishes a request from an equal one made again.
    private(set) var request = 0

    private init(_ place: Place) { self.place = place }

    /// A position that is not set, for views whose ids have a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type) { self.init(.none) }
    /// A position that is not set.
    public init() { self.init(.none) }

    /// A position at the view with an id. Nil for `anchor` takes that of `scrollPosition(_:anchor:)`; without either
    /// the view comes into view by the shortest way.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(AnyHashable(id), anchor: anchor))
    }

    /// A position at an edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type, edge: Edge) { self.init(.edge(edge)) }
    /// A position at an edge of the content.
    public init(edge: Edge) { self.init(.edge(edge)) }
    /// A position with a point of the content at the start of the visible area, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type, point: CGPoint) { self.init(.point(point)) }
    /// A position with a point of the content at the start of the visible area, in points.
    public init(point: CGPoint) { self.init(.point(point)) }
    /// A position with a point of the content at the start of the visible area, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type, x: CGFloat, y: CGFloat) {
        self.init(.point(CGPoint(x: x, y: y)))
    }
    /// A position with a point of the content at the start of the visible area, in points.
    public init(x: CGFloat, y: CGFloat) { self.init(.point(CGPoint(x: x, y: y))) }
    /// A horizontal position of the content, in points; the vertical one stays.
    public init<ID: Hashable & Sendable>(idType: ID.Type, x: CGFloat) { self.init(.x(x)) }
    /// A horizontal position of the content, in points; the vertical one stays.
    public init(x: CGFloat) { self.init(.x(x)) }
    /// A vertical position of the content, in points; the horizontal one stays.
    public init<ID: Hashable & Sendable>(idType: ID.Type, y: CGFloat) { self.init(.y(y)) }
    /// A vertical position of the content, in points; the horizontal one stays.
    public init(y: CGFloat) { self.init(.y(y)) }

    private mutating func go(to place: Place) {
        self.place = place
        isPositionedByUser = false
        request &+= 1
    }

    /// Scrolls to the view with an id. Nil for `anchor` takes that of `scrollPosition(_:anchor:)`; without either the
    /// view comes into view by the shortest way. An unknown id does nothing.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        go(to: .view(AnyHashable(id), anchor: anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
    /// Scrolls a point of the content to the start of the visible area.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(point)) }
    /// Scrolls a point of the content to the start of the visible area.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(CGPoint(x: x, y: y))) }
    /// Scrolls horizontally to `x` points; the vertical position stays.
    public mutating func scrollTo(x: CGFloat) { go(to: .x(x)) }
    /// Scrolls vertically to `y` points; the horizontal position stays.
    public mutating func scrollTo(y: CGFloat) { go(to: .y(y)) }

    /// The edge that the program asked for; nil for another kind of position, and once a person has scrolled.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    /// The point that the program asked for; nil for another kind of position, and once a person has scrolled.
    public var point: CGPoint? {
        if case .point(let point) = place { point } else { nil }
    }

    /// The horizontal position that the program asked for, also as part of a point; else nil.
    public var x: CGFloat? {
        switch place {
        case .x(let x): x
        case .point(let point): point.x
        default: nil
        }
    }

    /// The vertical position that the program asked for, also as part of a point; else nil.
    public var y: CGFloat? {
        switch place {
        case .y(let y): y
        case .point(let point): point.y
        default: nil
        }
    }

    /// The id of the view that the program asked for, or that a person has scrolled to; else nil.
    public var viewID: (any Hashable & Sendable)? {
        guard case .view(let id, _) = place, let value = id.base as? any Hashable else { return nil }
        // Ids arrive as `Sendable`, or are compared with such; a marker protocol adds nothing to the existential.
        return unsafeBitCast(value, to: (any Hashable & Sendable).self)
    }

    /// The id of that view, if it has the type `T`; else nil.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        guard case .view(let id, _) = place else { return nil }
        return id.base as? T
    }

    /// Stores the view that a person has scrolled to.
    mutating func follow(_ id: AnyHashable?) {
        isPositionedByUser = true
        place = id.map { .view($0, anchor: nil) } ?? .none
    }

    func destination(anchor: UnitPoint?) -> ScrollDestination? {
        switch place {
        case .none: nil
        case .view(let id, let own): .view(id: id, anchor: own ?? anchor)
        case .edge(let edge): .edge(edge)
        case .point(let point): .point(point)
        case .x(let x): .coordinate(Double(x), .horizontal)
        case .y(let y): .coordinate(Double(y), .vertical)
        }
    }
}

/// The modifier behind `scrollPosition`: reads the binding, so that its changes arrive here.
nonisolated private struct ScrollPositionReader<Value: Equatable>: ViewModifier {
    let position: Binding<Value>
    let anchor: UnitPoint?
    let destination: (Value) -> ScrollDestination?
    let follow: (inout Value, AnyHashable?) -> Void

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            ScrollPositionModifier(
                value: position.wrappedValue, position: position, anchor: anchor, destination: destination,
                follow: follow))
    }
}

nonisolated struct ScrollPositionModifier<Value: Equatable>: ScrollObserving {
    typealias Body = Never
    let value: Value
    let position: Binding<Value>
    let anchor: UnitPoint?
    let destination: (Value) -> ScrollDestination?
    /// Stores the view that a person has scrolled to.
    let follow: (inout Value, AnyHashable?) -> Void

    func makeObserver(graph: ViewGraph) -> ScrollPositionObserver<Value> { ScrollPositionObserver(self, graph) }
    func update(_ observer: ScrollPositionObserver<Value>) { observer.update(self) }
}

/// Mediates between a scroll view and the binding to its position.
final class ScrollPositionObserver<Value: Equatable>: ScrollObserver {
    private var modifier: ScrollPositionModifier<Value>
    private unowned let graph: ViewGraph
    /// The value that the scroll view has scrolled to or has reported.
    private var known: Value
    private var lastID: AnyHashable?
    private weak var controller: ScrollController?
    /// Whether the program's first request still waits for a scroll view.
    private var isWaiting = true

    init(_ modifier: ScrollPositionModifier<Value>, _ graph: ViewGraph) {
        self.modifier = modifier
        self.graph = graph
        known = modifier.value
    }

    func update(_ modifier: ScrollPositionModifier<Value>) {
        self.modifier = modifier
        guard modifier.value != known else { return }
        known = modifier.value
        guard let destination = modifier.destination(known) else { return }
        let transaction = graph.transaction
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        graph.scrolling.onceLaidOut(in: graph) { [weak self] in
            self?.controller?.scroll(to: destination, animation: animation)
        }
    }

    func scrollViewDidLayOut(_ controller: ScrollController) {
        self.controller = controller
        if isWaiting {
            isWaiting = false
            if let destination = modifier.destination(known) { controller.scroll(to: destination, animation: nil) }
            return
        }
        guard controller.phase == .interacting || controller.phase == .decelerating else { return }
        let id = controller.idOfTarget(at: modifier.anchor)
        guard id != lastID else { return }
        lastID = id
        var value = known
        modifier.follow(&value, id)
        guard value != known else { return }
        known = value
        let position = modifier.position
        graph.afterUpdate { position.wrappedValue = value }
    }
}

extension ScrollController {
    /// The id of the scroll target whose anchor is nearest to the window's own; without an anchor, of the first visible
    /// target.
    func idOfTarget(at anchor: UnitPoint?) -> AnyHashable? {
        let seen = geometry.visibleRect.inset(by: geometry.contentInsets)
        var best: (id: LayoutID, distance: Double)?
        for target in targets() {
            guard let frame = contentFrame(of: target) else { continue }
            var distance = 0.0
            for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
                let share = anchor.map { Double(axis == .horizontal ? $0.x : $0.y) } ?? 0
                var away =
                    (frame.origin[axis] + share * frame.size[axis]) - (seen.origin[axis] + share * seen.size[axis])
                if anchor == nil, away < 0, frame.origin[axis] + frame.size[axis] > seen.origin[axis] + 0.5 { away = 0 }
                distance += abs(away)
            }
            if distance < best?.distance ?? .infinity { best = (target, distance) }
        }
        return best.flatMap { id(of: $0.id) }
    }
}

extension CGRect {
    fileprivate func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension View {
    /// Binds the id of the scroll target at `anchor` in the scroll view inside, or of the first visible one if `anchor`
    /// is nil. Writing an id scrolls there; scrolling writes the id. Targets come from `scrollTargetLayout()`.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollPositionReader(
                position: id, anchor: anchor,
                destination: { $0.map { .view(id: AnyHashable($0), anchor: anchor) } },
                follow: { value, id in value = id?.base as? ID }))
    }

    /// Binds the position of the scroll view inside: writing it scrolls there, and scrolling writes the id of the
    /// current scroll target.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollPositionReader(
                position: position, anchor: anchor,
                destination: { $0.isPositionedByUser ? nil : $0.destination(anchor: anchor) },
                follow: { value, id in value.follow(id) }))
    }
}
