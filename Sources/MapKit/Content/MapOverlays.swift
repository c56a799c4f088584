import CoreLocation
import SwiftUI

/// A line through places.
public struct MapPolyline: MapContent {
    /// The way of a line between two places.
    public enum ContourStyle: Sendable {
        /// A straight line of the flat map. `geodesic` is drawn so too.
        case straight, geodesic
    }

    public typealias Body = Never
    private let places: [CLLocationCoordinate2D]

    /// A line through coordinates.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) { places = coordinates }
    /// A line through points of the flat map.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { places = points.map(\.coordinate) }
    /// A line of MapKit's.
    public init(_ polyline: MKPolyline) { places = polyline.coordinates }
    /// The way of a route.
    public init(_ route: MKRoute) { places = route.polyline.coordinates }

    public func _collect(into items: inout _MapItems) { items.append(.path(places, isClosed: false)) }
}

/// An area between places.
public struct MapPolygon: MapContent {
    public typealias Body = Never
    private let places: [CLLocationCoordinate2D]

    /// The area between coordinates.
    public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }
    /// The area between points of the flat map.
    public init(points: [MKMapPoint]) { places = points.map(\.coordinate) }
    /// An area of MapKit's.
    public init(_ polygon: MKPolygon) { places = polygon.coordinates }

    public func _collect(into items: inout _MapItems) { items.append(.path(places, isClosed: true)) }
}

/// A round area.
public struct MapCircle: MapContent {
    public typealias Body = Never
    private let center: CLLocationCoordinate2D
    private let radius: CLLocationDistance

    /// The area around a place, by its radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
    }
    /// An area of MapKit's.
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }

    public func _collect(into items: inout _MapItems) { items.append(.circle(center, radius: radius)) }
}
