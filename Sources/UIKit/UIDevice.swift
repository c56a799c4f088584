import CoreGraphics
import Foundation

/// The device that the iOS idiom stands for: an iPhone or, in a wide window, an iPad.
@MainActor @preconcurrency public final class UIDevice {
    /// The device of the window whose code runs.
    public static let current = UIDevice()

    private init() {}

    /// The width of the narrowest window that counts as an iPad, in points.
    nonisolated static let leastPadWidth: CGFloat = 744

    /// `pad` in a window of 744 points or wider, else `phone`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIScreen.main.bounds.width >= Self.leastPadWidth ? .pad : .phone
    }
    /// The host name of the machine that runs the app, not of the reader's.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// "iPad" or "iPhone", by `userInterfaceIdiom`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as `model`.
    public var localizedModel: String { model }
    /// Always "iOS".
    public var systemName: String { "iOS" }
    /// Always "26.0".
    public var systemVersion: String { "26.0" }
    /// `landscapeLeft` for a window wider than high, else `portrait`.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// Never posted: a window that changes its size is laid out again.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// An identifier of this process; another one on each run, never nil here.
    public let identifierForVendor: UUID? = UUID()
}

/// UIKit's kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Never occurs here.
    case unspecified = -1
    /// `phone` and `pad` occur here.
    case phone, pad, tv, carPlay
    /// Never occurs here.
    case mac = 5
    /// Never occurs here.
    case vision
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// Only `portrait` and `landscapeLeft` occur here.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device is held upright, in either direction.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is held sideways, in either direction.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether a window can take this orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
