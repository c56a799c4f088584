import CoreLocation
import Foundation

/// The answer of Apple's servers that searches and directions get here: there are none.
public struct MKError: Error, LocalizedError {
    /// What went wrong.
    public enum Code: UInt, Sendable {
        /// A cause by its name.
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    /// What went wrong.
    public let code: Code
    public var errorDescription: String? { "Maps, searches and directions are not available here." }
}

/// A search for places. Nothing is found here: each ends in the error `MKError.serverFailure`.
open class MKLocalSearch: NSObject {
    /// What is looked for.
    open class Request: NSObject {
        /// Words.
        open var naturalLanguageQuery: String?
        /// Where.
        open var region = MKCoordinateRegion()
        /// Places, addresses, or both.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Kinds of places.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// A search for nothing.
        public override init() { super.init() }
        /// A search for words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        /// A search for what a completion says.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }
    }

    /// What a search looks for.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Places.
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    /// What was found; never made here.
    open class Response: NSObject {
        /// The places.
        public let mapItems: [MKMapItem] = []
        /// The region around them.
        public let boundingRegion = MKCoordinateRegion()
        init(none: Void) {}
    }

    /// Called with what was found, or an error.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// False: no search takes time here.
    open var isSearching: Bool { false }

    /// A search.
    public init(request: Request) {}

    /// Throws `MKError.serverFailure`.
    @discardableResult nonisolated(nonsending) open func start() async throws -> Response {
        throw MKError(code: .serverFailure)
    }
    /// Answers with `MKError.serverFailure`.
    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, MKError(code: .serverFailure))
    }
    /// Nothing runs that could be ended.
    open func cancel() {}
}

/// Words that a search could be completed with; never made here.
open class MKLocalSearchCompletion: NSObject {
    /// The place.
    public let title = ""
    /// Where it is.
    public let subtitle = ""
    init(none: Void) {}
}

/// Completes the words of a search. Its delegate gets the error `MKError.serverFailure` for each.
open class MKLocalSearchCompleter: NSObject {
    /// What is looked for.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Places.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Words.
        public static let query = ResultType(rawValue: 4)
    }

    /// Hears of the error.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// Where.
    open var region = MKCoordinateRegion()
    /// Places, addresses, words.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// Kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The words.
    open var queryFragment = "" {
        didSet { delegate?.completer(self, didFailWithError: MKError(code: .serverFailure)) }
    }
    /// Empty.
    open var results: [MKLocalSearchCompletion] { [] }
    /// False: no completion takes time here.
    open var isSearching: Bool { false }

    /// A completer without words.
    public override init() { super.init() }
    /// Nothing runs that could be ended.
    open func cancel() {}
}

/// Hears of completions.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    /// There are results; never called here.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// There are none.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
