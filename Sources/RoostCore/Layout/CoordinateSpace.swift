import CoreGraphics

/// The coordinate system of a position or a frame, in points from a view's top left corner.
public enum CoordinateSpace: Hashable {
    /// The coordinates of the window or image.
    case global
    /// The view's own coordinates.
    case local
    /// The coordinates of the nearest view around with this name; the root's without one.
    case named(AnyHashable)

    /// The coordinates of the nearest view around with this name, which may be any hashable value.
    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

/// A type that names a coordinate space: `.local`, `.global`, `.named(_:)` or `.scrollView`.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space that `coordinateSpace(_:)` named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// The coordinates of the nearest view around with this name.
    public var coordinateSpace: CoordinateSpace { .named(name) }

    /// The name of a scroll view's own space: of one that scrolls along `axis`, or of any.
    static func scrollView(along axis: Axis?) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}

/// The name that scroll views answer to.
struct ScrollSpaceName: Hashable {
    /// Nil for a scroll view along any axis.
    let axis: Axis?
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// The same as `.local`.
    public init() {}
    /// The view's own coordinates.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window or image.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// The same as `.global`.
    public init() {}
    /// The coordinates of the window or image.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the window or image.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest view around with this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The space of the nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace.scrollView(along: nil) }

    /// The space of the nearest scroll view around that scrolls along an axis. Scroll views along the other axis alone
    /// do not count.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace.scrollView(along: axis) }
}

nonisolated struct CoordinateSpaceModifier: ElementModifier {
    typealias Body = Never
    let name: AnyHashable
    var coordinateSpaceName: AnyHashable? { name }
}

extension View {
    /// Names the view's coordinate space, for views inside it and for gestures.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Names the view's coordinate space, for views inside it and for gestures.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

extension LayoutTree {
    /// The origin of a coordinate space in the root's coordinates, as seen from an element.
    func origin(of space: CoordinateSpace, from element: LayoutID) -> CGPoint {
        switch space {
        case .global: return .zero
        case .local: return absoluteOrigin(of: element)
        case .named(let name):
            var current = element
            while current.exists {
                if owner(of: current)?.isCoordinateSpace(named: name) == true { return absoluteOrigin(of: current) }
                current = parent(of: current)
            }
            return .zero
        }
    }

    /// An element's frame in a coordinate space.
    func frame(of element: LayoutID, in space: CoordinateSpace) -> CGRect {
        let origin = origin(of: space, from: element)
        return frame(of: element).offsetBy(dx: -origin.x, dy: -origin.y)
    }
}
