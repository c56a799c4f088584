import CoreLocation
import Foundation

/// A way of travelling.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By bus and train.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// Any.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// The way between two places. None is found here: each request ends in the error `MKError.directionsNotFound`.
open class MKDirections: NSObject {
    /// What is asked.
    open class Request: NSObject {
        /// The beginning.
        open var source: MKMapItem?
        /// The end.
        open var destination: MKMapItem?
        /// By car, on foot, by train.
        open var transportType: MKDirectionsTransportType = .any
        /// Whether several ways are wanted.
        open var requestsAlternateRoutes = false
        /// When the journey begins.
        open var departureDate: Date?
        /// When it ends.
        open var arrivalDate: Date?
        /// A request without places.
        public override init() { super.init() }
    }

    /// The ways; never made here.
    open class Response: NSObject {
        /// The ways.
        public let routes: [MKRoute] = []
        init(none: Void) {}
    }
    /// The time; never made here.
    open class ETAResponse: NSObject {
        /// Seconds.
        public let expectedTravelTime: TimeInterval = 0
        /// Metres.
        public let distance: CLLocationDistance = 0
        init(none: Void) {}
    }

    /// Called with the ways, or an error.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

    /// A request.
    public init(request: Request) {}

    /// Throws `MKError.directionsNotFound`.
    @discardableResult nonisolated(nonsending) open func calculate() async throws -> Response {
        throw MKError(code: .directionsNotFound)
    }
    /// Answers with `MKError.directionsNotFound`.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        completionHandler(nil, MKError(code: .directionsNotFound))
    }
    /// Throws `MKError.directionsNotFound`.
    @discardableResult nonisolated(nonsending) open func calculateETA() async throws -> ETAResponse {
        throw MKError(code: .directionsNotFound)
    }
    /// Nothing runs that could be ended.
    open func cancel() {}
}

/// A way between two places; never made here.
open class MKRoute: NSObject {
    /// A part of a way.
    open class Step: NSObject {
        /// The words.
        public let instructions = ""
        /// Metres.
        public let distance: CLLocationDistance = 0
        /// The line.
        public let polyline = MKPolyline(coordinates: [], count: 0)
        init(none: Void) {}
    }

    /// The name.
    public let name = ""
    /// The line.
    public let polyline = MKPolyline(coordinates: [], count: 0)
    /// The parts.
    public let steps: [Step] = []
    /// Metres.
    public let distance: CLLocationDistance = 0
    /// Seconds.
    public let expectedTravelTime: TimeInterval = 0
    /// By car, on foot, by train.
    public let transportType = MKDirectionsTransportType.any
    init(none: Void) {}
}
