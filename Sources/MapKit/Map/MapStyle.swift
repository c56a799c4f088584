import SwiftUI

/// The ground of a map. There are no photographs and no points of interest here: `imagery` and `hybrid` are darker.
public struct MapStyle: Sendable {
    /// Hills.
    public struct Elevation: Hashable, Sendable {
        private let name: String
        /// As the system likes.
        public static let automatic = Elevation(name: "automatic")
        /// Flat.
        public static let flat = Elevation(name: "flat")
        /// Hilly.
        public static let realistic = Elevation(name: "realistic")
    }
    /// How strong the ground is.
    public struct StandardEmphasis: Hashable, Sendable {
        private let name: String
        /// As the system likes.
        public static let automatic = StandardEmphasis(name: "automatic")
        /// Pale.
        public static let muted = StandardEmphasis(name: "muted")
    }

    let isImagery: Bool

    /// A map.
    public static var standard: MapStyle { MapStyle(isImagery: false) }
    /// A map. Its options change nothing here.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { .standard }
    /// A photograph.
    public static var imagery: MapStyle { MapStyle(isImagery: true) }
    /// A photograph. Its option changes nothing here.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
    /// A photograph with names.
    public static var hybrid: MapStyle { MapStyle(isImagery: true) }
    /// A photograph with names. Its options change nothing here.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { .hybrid }
}

/// The points of interest of a map: there are none here.
public struct PointOfInterestCategories: Sendable {
    /// All.
    public static let all = PointOfInterestCategories()
    /// None.
    public static let excludingAll = PointOfInterestCategories()
    /// Some.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    /// All but some.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}

/// The kind of a place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by its name.
    public static let airport = Self(rawValue: "airport"), amusementPark = Self(rawValue: "amusementPark"),
        aquarium = Self(rawValue: "aquarium"), atm = Self(rawValue: "atm"), bakery = Self(rawValue: "bakery"),
        bank = Self(rawValue: "bank"), beach = Self(rawValue: "beach"), brewery = Self(rawValue: "brewery"),
        cafe = Self(rawValue: "cafe"), campground = Self(rawValue: "campground"),
        carRental = Self(rawValue: "carRental"),
        evCharger = Self(rawValue: "evCharger"), fireStation = Self(rawValue: "fireStation"),
        fitnessCenter = Self(rawValue: "fitnessCenter"), foodMarket = Self(rawValue: "foodMarket"),
        gasStation = Self(rawValue: "gasStation"), hospital = Self(rawValue: "hospital"),
        hotel = Self(rawValue: "hotel"), laundry = Self(rawValue: "laundry"), library = Self(rawValue: "library"),
        marina = Self(rawValue: "marina"), movieTheater = Self(rawValue: "movieTheater"),
        museum = Self(rawValue: "museum"), nationalPark = Self(rawValue: "nationalPark"),
        nightlife = Self(rawValue: "nightlife"), park = Self(rawValue: "park"), parking = Self(rawValue: "parking"),
        pharmacy = Self(rawValue: "pharmacy"), police = Self(rawValue: "police"),
        postOffice = Self(rawValue: "postOffice"), publicTransport = Self(rawValue: "publicTransport"),
        restaurant = Self(rawValue: "restaurant"), restroom = Self(rawValue: "restroom"),
        school = Self(rawValue: "school"), stadium = Self(rawValue: "stadium"), store = Self(rawValue: "store"),
        theater = Self(rawValue: "theater"), university = Self(rawValue: "university"),
        winery = Self(rawValue: "winery"), zoo = Self(rawValue: "zoo")
}

/// The places that a search looks for.
open class MKPointOfInterestFilter: NSObject {
    /// Places of some kinds.
    public init(including categories: [MKPointOfInterestCategory]) {}
    /// Places of all but some kinds.
    public init(excluding categories: [MKPointOfInterestCategory]) {}
    /// All places.
    public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    /// No places.
    public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
}

extension EnvironmentValues {
    @Entry var mapStyle: MapStyle = .standard
    @Entry var mapCameraActions: [MapCameraAction] = []
    @Entry var mapControls: AnyView?
    @Entry var mapRecord: MapRecord?
    @Entry var mapProjection: MapProjection?
}

/// What an app does when a map has moved.
struct MapCameraAction {
    let frequency: MapCameraUpdateFrequency
    let run: (MapCameraUpdateContext) -> Void
}

extension View {
    /// The ground of maps.
    nonisolated public func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\.mapStyle, mapStyle) }

    /// Controls at the edge of maps.
    nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
        environment(\.mapControls, AnyView(content()))
    }

    /// Hides the controls of `mapControls`, or shows them.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.mapControls) { if visibility == .hidden { $0 = nil } }
    }

    /// Takes a name space as Apple's does: controls beside a map have nothing to show here.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }

    /// Tells what maps show, when they appear and when they have moved.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapCameraActions) { $0.append(MapCameraAction(frequency: frequency, run: action)) }
    }

    /// Tells that maps have appeared or moved.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }
}
