import CoreMedia
import Foundation
import RoostControls
import RoostLog
import UniformTypeIdentifiers

/// A film or a sound that is played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: all properties are constants.

    /// What is played.
    public let asset: AVAsset
    /// Kept for as long as a page needs the file.
    private let served: ServedContent?

    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// The browser has not told.
        case unknown
        /// It can.
        case readyToPlay
        /// It cannot: its address is neither of the web nor of a file.
        case failed
    }

    /// A film or a sound by its address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// A film or a sound.
    public init(asset: AVAsset) {
        self.asset = asset
        served = asset.address.isFileURL ? ServedContent(.file(asset.address), type: Self.type(of: asset.address)) : nil
        super.init()
        if source == nil { Log.warning("AVPlayerItem plays http, https and files; \(asset.address) is none of these") }
    }

    /// A film or a sound; the keys are not loaded here.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    private static func type(of file: URL) -> String {
        UTType(filenameExtension: file.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
    }

    /// The address for a page.
    var source: String? {
        if let served { return served.path }
        return ["http", "https"].contains(asset.address.scheme?.lowercased()) ? asset.address.absoluteString : nil
    }

    var title: String { asset.address.lastPathComponent }

    /// Whether the item's address can be played.
    open var status: Status { source == nil ? .failed : .readyToPlay }
    /// Why the item cannot be played.
    open var error: (any Error)? { source == nil ? AVError(notAvailable: asset.address.absoluteString) : nil }
    /// Not known: the browser keeps it for itself.
    open var duration: CMTime { .indefinite }
    /// The beginning: only the player knows the time.
    open func currentTime() -> CMTime { .zero }

    /// Sent when an item has been played to its end; the object is the item.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Never sent: the browser does not tell of failures.
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension NSNotification.Name {
    /// Sent when an item has been played to its end; the object is the item.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Never sent: the browser does not tell of failures.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}

/// A film or a sound. What is in it is not known: there are no decoders of films here.
open class AVAsset: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: the only property is a constant.
    let address: URL

    /// A film or a sound by its address.
    public convenience init(url URL: URL) { self.init(address: URL) }

    fileprivate init(address: URL) { self.address = address }

    /// Not known.
    open var duration: CMTime { .indefinite }
}

/// A film or a sound by its address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    // Proof for `@unchecked`: as for the superclass.

    /// A film or a sound by its address; the options have no effect.
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(address: URL) }

    /// The address.
    public var url: URL { address }
}

/// How a film fills its view.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of it shows, in its own proportions.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// It fills the view, in its own proportions.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// It fills the view, whatever its proportions.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
