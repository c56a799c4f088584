import CoreLocation
import Foundation

/// A thing with a form on a map.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around it.
    var boundingMapRect: MKMapRect { get }
}

/// A thing on a map that can have a name.
open class MKShape: NSObject, MKAnnotation {
    /// The name.
    open var title: String?
    /// Further words.
    open var subtitle: String?
    /// The place.
    open var coordinate: CLLocationCoordinate2D {
        get { CLLocationCoordinate2D() }
        set {}
    }
}

/// Places in their order.
open class MKMultiPoint: MKShape, MKOverlay {
    let coordinates: [CLLocationCoordinate2D]

    /// Places.
    public init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.coordinates = Array(coordinates.prefix(max(count, 0)))
    }
    /// Places of the flat map.
    public convenience init(points: [MKMapPoint], count: Int) {
        self.init(coordinates: points.map(\.coordinate), count: count)
    }

    /// The number of places.
    public var pointCount: Int { coordinates.count }
    /// The rectangle around the places.
    public var boundingMapRect: MKMapRect {
        coordinates.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
    }
    /// The middle.
    open override var coordinate: CLLocationCoordinate2D {
        get {
            let rect = boundingMapRect
            return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        }
        set {}
    }
}

/// A line.
open class MKPolyline: MKMultiPoint {}

/// An area.
open class MKPolygon: MKMultiPoint {}

/// A round area.
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance

    /// The area around a place, by its radius in metres.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        center = coord
        self.radius = radius
    }

    open override var coordinate: CLLocationCoordinate2D {
        get { center }
        set {}
    }
    /// The rectangle around it.
    public var boundingMapRect: MKMapRect {
        MKMapRect(MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
    }
}
