@_exported import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres; negative for none.
public typealias CLLocationAccuracy = Double
/// Metres in a second; negative where not known.
public typealias CLLocationSpeed = Double
/// Degrees from north, clockwise; negative where not known.
public typealias CLLocationDirection = Double

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees to the north.
    public var latitude: CLLocationDegrees
    /// Degrees to the east.
    public var longitude: CLLocationDegrees

    /// The place off Africa where both degrees are zero.
    public init() { self.init(latitude: 0, longitude: 0) }
    /// A place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A place on the globe.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a place is on the globe.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// As exact as can be, with further sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// 10 metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// 100 metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// 1 kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// 3 kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As inexact as people may ask for.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3_000_000
/// Every step counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The farthest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// A place, with a time and further measures.
open class CLLocation: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// In metres; negative where the place is not known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// In metres; negative where the height is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees from north; negative where not known.
    public let course: CLLocationDirection
    /// Metres in a second; negative where not known.
    public let speed: CLLocationSpeed
    /// When the place was measured.
    public let timestamp: Date

    /// A place alone, of this moment.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place with its height.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// A place with its height and a movement.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    /// The metres to another place, along the globe's surface (WGS 84).
    open func distance(from location: CLLocation) -> CLLocationDistance {
        geodesic(coordinate, location.coordinate)
    }
}

/// Vincenty's formula for the distance on an ellipsoid; on a sphere for places that lie opposite each other, where the
/// formula finds no end.
private func geodesic(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let (major, flattening) = (6_378_137.0, 1 / 298.257_223_563)
    let minor = major * (1 - flattening)
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let difference = radians(b.longitude - a.longitude)
    let (u, v) = (
        atan((1 - flattening) * tan(radians(a.latitude))), atan((1 - flattening) * tan(radians(b.latitude)))
    )
    let (sinU, cosU, sinV, cosV) = (sin(u), cos(u), sin(v), cos(v))
    var lambda = difference
    for _ in 0..<100 {
        let x = cosV * sin(lambda)
        let y = cosU * sinV - sinU * cosV * cos(lambda)
        let sinSigma = (x * x + y * y).squareRoot()
        if sinSigma == 0 { return 0 }
        let cosSigma = sinU * sinV + cosU * cosV * cos(lambda)
        let sigma = atan2(sinSigma, cosSigma)
        let sinAlpha = cosU * cosV * sin(lambda) / sinSigma
        let cosAlpha2 = 1 - sinAlpha * sinAlpha
        let middle = cosAlpha2 == 0 ? 0 : cosSigma - 2 * sinU * sinV / cosAlpha2
        let c = flattening / 16 * cosAlpha2 * (4 + flattening * (4 - 3 * cosAlpha2))
        let former = lambda
        lambda =
            difference + (1 - c) * flattening * sinAlpha
            * (sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1)))
        guard abs(lambda - former) < 1e-12 else { continue }
        let square = cosAlpha2 * (major * major - minor * minor) / (minor * minor)
        let large = 1 + square / 16384 * (4096 + square * (square * (320 - 175 * square) - 768))
        let small = square / 1024 * (256 + square * (square * (74 - 47 * square) - 128))
        let inner =
            cosSigma * (2 * middle * middle - 1)
            - small / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
        return minor * large * (sigma - small * sinSigma * (middle + small / 4 * inner))
    }
    let (latitudeA, latitudeB) = (radians(a.latitude), radians(b.latitude))
    let h =
        pow(sin((latitudeB - latitudeA) / 2), 2) + cos(latitudeA) * cos(latitudeB) * pow(sin(difference / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
}

/// A place with a name; none is ever found here.
open class CLPlacemark: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: the only property is a constant.

    /// The place.
    public let location: CLLocation?

    /// A place without a name.
    public init(location: CLLocation?) { self.location = location }

    /// Nil: no names are known.
    open var name: String? { nil }
    /// Nil: no names are known.
    open var thoroughfare: String? { nil }
    /// Nil: no names are known.
    open var subThoroughfare: String? { nil }
    /// Nil: no names are known.
    open var locality: String? { nil }
    /// Nil: no names are known.
    open var subLocality: String? { nil }
    /// Nil: no names are known.
    open var administrativeArea: String? { nil }
    /// Nil: no names are known.
    open var subAdministrativeArea: String? { nil }
    /// Nil: no names are known.
    open var postalCode: String? { nil }
    /// Nil: no names are known.
    open var country: String? { nil }
    /// Nil: no names are known.
    open var isoCountryCode: String? { nil }
    /// Nil: no names are known.
    open var region: CLRegion? { nil }
    /// Nil: no names are known.
    open var timeZone: TimeZone? { nil }
}

/// A part of the globe.
open class CLRegion: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: the only property is a constant.

    /// The name that tells regions apart.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }
}

/// A circle on the globe.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// The middle.
    public let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    /// A circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place is in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { geodesic(center, coordinate) <= radius }
}
