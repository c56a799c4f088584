import Foundation

/// Would measure where the device is. Nobody may know here: the answer is always "denied".
open class CLLocationManager: NSObject {
    /// Hears, once, that the answer is "denied".
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { tell { $0.locationManagerDidChangeAuthorization($1) } } }
    }
    /// In metres; kept for the app.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// In metres; kept for the app.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// Kept for the app.
    open var activityType = CLActivityType.other
    /// Kept for the app.
    open var pausesLocationUpdatesAutomatically = true
    /// Kept for the app.
    open var allowsBackgroundLocationUpdates = false
    /// Kept for the app.
    open var showsBackgroundLocationIndicator = false

    /// Denied.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Denied.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// As inexact as can be: nothing is measured.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// False: there are no services.
    open class func locationServicesEnabled() -> Bool { false }
    /// False: there is no compass.
    open class func headingAvailable() -> Bool { false }
    /// Nil: nothing is measured.
    open var location: CLLocation? { nil }

    /// Tells the delegate again that the answer is "denied".
    open func requestWhenInUseAuthorization() { tell { $0.locationManagerDidChangeAuthorization($1) } }
    /// Tells the delegate again that the answer is "denied".
    open func requestAlwaysAuthorization() { tell { $0.locationManagerDidChangeAuthorization($1) } }
    /// Tells the delegate of the error "denied".
    open func requestLocation() { refuse() }
    /// Tells the delegate of the error "denied".
    open func startUpdatingLocation() { refuse() }
    /// Does nothing: nothing is measured.
    open func stopUpdatingLocation() {}
    /// Tells the delegate of the error "denied".
    open func startUpdatingHeading() { refuse() }
    /// Does nothing: nothing is measured.
    open func stopUpdatingHeading() {}
    /// Tells the delegate of the error "denied".
    open func startMonitoringSignificantLocationChanges() { refuse() }
    /// Does nothing: nothing is measured.
    open func stopMonitoringSignificantLocationChanges() {}

    private func refuse() { tell { $0.locationManager($1, didFailWithError: CLError(.denied)) } }

    /// Calls the delegate a little later, on the main thread, as the system does.
    private func tell(_ body: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        // The manager and its delegate belong to the thread that made them, which is the main one here as on iOS.
        nonisolated(unsafe) weak let manager = self
        DispatchQueue.main.async {
            if let manager, let delegate = manager.delegate { body(delegate, manager) }
        }
    }
}

/// Hears of the device's place.
public protocol CLLocationManagerDelegate: AnyObject {
    /// Never called: nothing is measured.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called with the error "denied".
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called after the delegate was set and after each request; by default it calls the older function.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called with "denied".
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Whether an app may know the device's place.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Nobody has been asked.
    case notDetermined
    /// The device's owner does not allow it.
    case restricted
    /// It may not.
    case denied
    /// It always may.
    case authorizedAlways
    /// It may while it is seen.
    case authorizedWhenInUse
}

/// How exactly an app may know the place.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exactly as can be.
    case fullAccuracy
    /// Within some kilometres.
    case reducedAccuracy
}

/// What people do while their place is measured.
public enum CLActivityType: Int, Sendable {
    /// Anything.
    case other = 1
    /// They drive.
    case automotiveNavigation
    /// They walk or run.
    case fitness
    /// They travel otherwise.
    case otherNavigation
    /// They fly.
    case airborne
}

/// The reason why a place is not known.
public struct CLError: LocalizedError, CustomNSError, Equatable, Sendable {
    /// A number that tells reasons apart.
    public enum Code: Int, Sendable {
        /// Not now.
        case locationUnknown
        /// The app may not know.
        case denied
        /// There is no network.
        case network
        /// Nothing has been found.
        case geocodeFoundNoResult = 8
        /// The request was cancelled.
        case geocodeCanceled = 10
    }

    /// The number of the reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The app may not know.
    public static var denied: Code { .denied }
    /// Not now.
    public static var locationUnknown: Code { .locationUnknown }
    public static var errorDomain: String { "kCLErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "Locations are not available here." }
}

/// Would find the names of places. It knows none: every request fails with the error "network".
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: there is no state.

    /// False: every request has failed at once.
    open var isGeocoding: Bool { false }
    /// Throws: no names are known.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Calls back with an error: no names are known.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }
    /// Throws: no places are known.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Calls back with an error: no places are known.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }
    /// Does nothing: every request has failed at once.
    open func cancelGeocode() {}
}
