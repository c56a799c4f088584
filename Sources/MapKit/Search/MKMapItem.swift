import CoreLocation
import Foundation
import RoostLog

/// A place without an address: no names are known here.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    // Proof for `@unchecked`: the only property is a constant.

    /// The place.
    public let coordinate: CLLocationCoordinate2D

    /// A place.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    /// A place; its address is not kept.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
    /// The place of a placemark.
    public convenience init(placemark: CLPlacemark) {
        self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
    }
}

/// A place with a name.
open class MKMapItem: NSObject {
    /// The place.
    public let placemark: MKPlacemark
    /// The name.
    open var name: String?
    /// The number of its telephone.
    open var phoneNumber: String?
    /// Its page.
    open var url: URL?
    /// Its time zone.
    open var timeZone: TimeZone?
    /// Its kind.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// False: the reader's place is not known.
    open var isCurrentLocation: Bool { false }
    /// The place.
    open var location: CLLocation {
        CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    }

    /// A place without a name.
    public init(placemark: MKPlacemark) { self.placemark = placemark }

    /// The reader's place, which is not known: its coordinate is 0, 0.
    public class func forCurrentLocation() -> MKMapItem {
        Log.warning("MKMapItem.forCurrentLocation(): no location is known here")
        return MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }

    /// False, with a warning: there is no app of maps to open.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Log.warning("MKMapItem.openInMaps(launchOptions:): there is no app of maps here")
        return false
    }
    /// False, with a warning: there is no app of maps to open.
    @discardableResult public class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
    ) -> Bool {
        Log.warning("MKMapItem.openMaps(with:launchOptions:): there is no app of maps here")
        return false
    }
}

/// Keys of `openInMaps`.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// Keys of `openInMaps`.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Keys of `openInMaps`.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// Keys of `openInMaps`.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// A way of travelling.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// A way of travelling.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// A way of travelling.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
