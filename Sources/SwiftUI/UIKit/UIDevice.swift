import Foundation

/// The device, as far as SwiftUI's code asks for it: what the iOS idiom stands for.
@MainActor @preconcurrency public final class UIDevice {
    public static let current = UIDevice()

    private init() {}

    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.bounds.width >= 744 ? .pad : .phone }
    public var name: String { ProcessInfo.processInfo.hostName }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    public var systemName: String { "iOS" }
    public var systemVersion: String { "26.0" }
    /// How a window of this shape is held.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// Tells this process apart from others.
    public let identifierForVendor: UUID? = UUID()
}

/// UIKit's kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
