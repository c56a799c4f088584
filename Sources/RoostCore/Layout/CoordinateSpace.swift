import CoreGraphics

/// A frame of reference for positions.
public enum CoordinateSpace: Hashable {
    /// The root's.
    case global
    /// The view's own.
    case local
    /// That of the nearest view around with this name.
    case named(AnyHashable)

    /// Apple's way to name a space of the caller's.
    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }

    /// What a scroll view calls its own space.
    static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable("roost.scrollView")) }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The space of the nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace.scrollView }
}

nonisolated struct CoordinateSpaceModifier: ElementModifier {
    typealias Body = Never
    let name: AnyHashable
}

extension View {
    /// Names the view's coordinate space for views inside.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

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
                if owner(of: current)?.coordinateSpaceName == name { return absoluteOrigin(of: current) }
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
