import CoreLocation
import SwiftUI

/// A map and the means to turn its points into places, and places into points.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var record = MapRecord()

    /// A view around a map.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    public var body: some View { content(MapProxy(record: record)).environment(\.mapRecord, record) }
}

/// Turns the points of a map into places, and places into points.
@MainActor @preconcurrency
public struct MapProxy {
    let record: MapRecord

    /// The place at a point of a coordinate space: `.local` is the map's own. Nil before the map has been drawn.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let (projection, origin) = record.shown(in: space.coordinateSpace) else { return nil }
        return projection.place(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    /// The point of a place in a coordinate space: `.local` is the map's own. Nil before the map has been drawn, and for
    /// places that it does not show.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let (projection, origin) = record.shown(in: space.coordinateSpace),
            projection.rect.contains(MKMapPoint(coordinate))
        else { return nil }
        let point = projection.point(coordinate)
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// The camera over a region.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { MapCamera(seeing: MKMapRect(region)) }
    /// The camera over a rectangle of the flat map.
    public func camera(framing rect: MKMapRect) -> MapCamera? { MapCamera(seeing: rect) }
}

/// The last drawing of a map, for the reader around it.
@MainActor
final class MapRecord {
    private var last: (MapProjection, GeometryProxy)?

    nonisolated init() {}

    func keep(_ projection: MapProjection, _ geometry: GeometryProxy) { last = (projection, geometry) }

    /// The projection, and the map's corner in a space.
    func shown(in space: CoordinateSpace) -> (MapProjection, CGPoint)? {
        guard let (projection, geometry) = last else { return nil }
        return (projection, space == .local ? .zero : geometry.frame(in: space).origin)
    }
}
