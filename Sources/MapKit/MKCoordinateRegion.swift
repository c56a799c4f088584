@_exported import CoreGraphics
@_exported import CoreLocation

/// The height and the width of a part of a map, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// A part of no size.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    /// A height and a width.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of a map.
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// The size.
    public var span: MKCoordinateSpan

    /// A part of no size.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    /// A part by its size in degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    /// A part by its size in metres.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        // A degree of latitude is as long everywhere, one of longitude becomes shorter towards the poles.
        let degree = 111_319.490_793
        let narrowing = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / degree, 180),
                longitudeDelta: min(longitudinalMeters / (degree * narrowing), 360)))
    }
    /// The part that a rectangle of the flat map shows.
    public init(_ rect: MKMapRect) {
        let (corner, other) = (
            MKMapPoint(x: rect.minX, y: rect.maxY).coordinate, MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
        )
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: other.latitude - corner.latitude, longitudeDelta: other.longitude - corner.longitude))
    }
}

/// A part of a map.
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: span)
}
/// A size in degrees.
public func MKCoordinateSpanMake(_ latitudeDelta: Double, _ longitudeDelta: Double) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// A place on Mercator's flat map, which is 2²⁸ points wide and high; y runs down.
public struct MKMapPoint: Hashable, Sendable {
    /// From the west.
    public var x: Double
    /// From the north.
    public var y: Double

    static let side = 268_435_456.0

    /// The corner at the north-west.
    public init() { self.init(x: 0, y: 0) }
    /// A place on the flat map.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
    /// The place of a coordinate.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999999), 0.9999999)
        self.init(
            x: (coordinate.longitude + 180) / 360 * Self.side,
            y: (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.side)
    }

    /// The coordinate of the place.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / Self.side))) * 180 / .pi, longitude: x / Self.side * 360 - 180)
    }

    /// The metres to another place.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, other.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude)
            .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

/// A size on the flat map.
public struct MKMapSize: Hashable, Sendable {
    /// From west to east.
    public var width: Double
    /// From north to south.
    public var height: Double
    /// No size.
    public init() { self.init(width: 0, height: 0) }
    /// A size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
    /// The whole map.
    public static let world = MKMapSize(width: MKMapPoint.side, height: MKMapPoint.side)
}

/// A rectangle on the flat map.
public struct MKMapRect: Hashable, Sendable {
    /// The corner at the north-west.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize
    /// An empty rectangle.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    /// A rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }
    /// A rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// No rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// The middle.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle.
    public var midY: Double { origin.y + size.height / 2 }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }
    /// Whether this is no rectangle.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

    /// The smallest rectangle around both.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
    /// A smaller rectangle with the same middle.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    }
    /// Whether a place is in the rectangle.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}

extension MKMapRect {
    /// The part of the flat map around a region's middle, as wide and as high as the region.
    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        func y(_ latitude: Double) -> Double {
            MKMapPoint(CLLocationCoordinate2D(latitude: min(max(latitude, -85), 85), longitude: 0)).y
        }
        let height = y(center.latitude - span.latitudeDelta / 2) - y(center.latitude + span.latitudeDelta / 2)
        let (middle, width) = (MKMapPoint(center), span.longitudeDelta / 360 * MKMapPoint.side)
        self.init(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }
}

/// A thing at a place of a map.
public protocol MKAnnotation: AnyObject {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The name.
    var title: String? { get }
    /// Further words.
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A pin of a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The place.
    open var coordinate = CLLocationCoordinate2D()
    /// The name.
    open var title: String?
    /// Further words.
    open var subtitle: String?
}

/// The look of a map.
public enum MKMapType: UInt, Sendable {
    /// Streets, photographs, or both; with or without heights.
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
