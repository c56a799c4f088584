import CoreLocation
import SwiftUI

/// What a map shows: a part of it, a camera, or all of its content.
public struct MapCameraPosition: Equatable {
    enum Kind {
        case automatic
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case item(MKMapItem)
        case camera(MapCamera)
        indirect case user(followsHeading: Bool, fallback: MapCameraPosition)
    }

    let kind: Kind
    /// Whether the reader has moved the map to this position.
    public internal(set) var positionedByUser = false

    init(_ kind: Kind) { self.kind = kind }

    /// All of the map's content; the world if there is none.
    public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }
    /// A part of the map by its middle and its size.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }
    /// A rectangle of the flat map.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
    /// A place, with two kilometres around it.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(.item(item))
    }
    /// A camera over the map.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }
    /// The reader's place. It is not known here, so the map shows the fallback.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(.user(followsHeading: followsHeading, fallback: fallback))
    }

    /// The region, if the position is one.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The rectangle, if the position is one.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// The camera, if the position is one.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// The place, if the position is one.
    public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
    /// What is shown while the reader's place is not known: here always.
    public var fallbackPosition: MapCameraPosition? {
        if case .user(_, let fallback) = kind { fallback } else { nil }
    }
    /// Whether the position is the reader's place.
    public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
    /// Whether the position turns with the reader.
    public var followsUserHeading: Bool { if case .user(true, _) = kind { true } else { false } }

    nonisolated public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        guard a.positionedByUser == b.positionedByUser else { return false }
        return switch (a.kind, b.kind) {
        case (.automatic, .automatic): true
        case (.region(let a), .region(let b)):
            (a.center.latitude, a.center.longitude) == (b.center.latitude, b.center.longitude)
                && (a.span.latitudeDelta, a.span.longitudeDelta) == (b.span.latitudeDelta, b.span.longitudeDelta)
        case (.rect(let a), .rect(let b)): a == b
        case (.item(let a), .item(let b)): a === b
        case (.camera(let a), .camera(let b)): a == b
        case (.user(let a, let first), .user(let b, let second)): a == b && first == second
        default: false
        }
    }

    /// The part of the flat map to show; nil for all content.
    var shown: MKMapRect? {
        switch kind {
        case .automatic: nil
        case .region(let region): MKMapRect(region)
        case .rect(let rect): rect
        case .item(let item):
            MKMapRect(
                MKCoordinateRegion(
                    center: item.placemark.coordinate, latitudinalMeters: 2000, longitudinalMeters: 2000))
        case .camera(let camera): camera.shown
        case .user(_, let fallback): fallback.shown
        }
    }
}

/// A camera over a map. Its heading and pitch are kept and not drawn: north is up, and the map is seen from above.
public struct MapCamera: Hashable, Sendable {
    private var latitude: Double
    private var longitude: Double
    /// The metres between the camera and the middle of the map.
    public var distance: Double
    /// The degrees between north and up.
    public var heading: Double
    /// The degrees between straight down and the camera's direction.
    public var pitch: Double
    /// The middle of the map.
    public var centerCoordinate: CLLocationCoordinate2D {
        get { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
        set { (latitude, longitude) = (newValue.latitude, newValue.longitude) }
    }

    /// A camera over a place.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        (latitude, longitude) = (centerCoordinate.latitude, centerCoordinate.longitude)
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    /// MapKit's cameras see 30 degrees: this part of the distance.
    private static let view = 2 * tan(Double.pi / 12)

    var shown: MKMapRect {
        MKMapRect(
            MKCoordinateRegion(
                center: centerCoordinate, latitudinalMeters: distance * Self.view,
                longitudinalMeters: distance * Self.view))
    }

    /// The camera that sees a rectangle.
    init(seeing rect: MKMapRect) {
        let region = MKCoordinateRegion(rect)
        self.init(
            centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_319.490_793 / Self.view)
    }
}

/// How far a map can be moved.
public struct MapCameraBounds {
    let center: MKMapRect?
    let minimumDistance: Double?
    let maximumDistance: Double?

    /// The middle of the map stays in a region, and the camera's distance, in metres, between two numbers.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        self.init(
            centerCoordinateBounds: MKMapRect(centerCoordinateBounds), minimumDistance: minimumDistance,
            maximumDistance: maximumDistance)
    }
    /// The middle of the map stays in a rectangle, and the camera's distance, in metres, between two numbers.
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        center = centerCoordinateBounds
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }
    /// The camera's distance, in metres, stays between two numbers.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        center = nil
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }

    /// The nearest rectangle within the bounds.
    func limit(_ rect: MKMapRect) -> MKMapRect {
        let distance = MapCamera(seeing: rect).distance
        let wanted = min(max(distance, minimumDistance ?? 0), maximumDistance ?? .infinity)
        let factor = distance > 0 ? wanted / distance : 1
        var (x, y) = (rect.midX, rect.midY)
        if let center {
            x = min(max(x, center.minX), max(center.minX, center.maxX))
            y = min(max(y, center.minY), max(center.minY, center.maxY))
        }
        let (width, height) = (rect.width * factor, rect.height * factor)
        return MKMapRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    }
}

/// The ways in which the reader moves a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Dragging.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Two fingers, or a double click.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Turning: there is none here.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// Tilting: there is none here.
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// All.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// The way of a map with the reader, before iOS 17. The reader's place is not known here.
public enum MapUserTrackingMode: Sendable {
    /// The map stays, or follows.
    case none, follow
}

/// When a map tells of its camera.
public struct MapCameraUpdateFrequency: Equatable, Sendable {
    let isContinuous: Bool
    /// While the camera moves.
    public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
    /// When it has come to rest.
    public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// What a map shows now.
public struct MapCameraUpdateContext {
    /// As a camera.
    public let camera: MapCamera
    /// As a region.
    public let region: MKCoordinateRegion
    /// As a rectangle of the flat map.
    public let rect: MKMapRect
}
