import CoreGraphics
import Foundation
import RoostLog

/// A watch. There is none here: its names say so, and it does not knock.
@MainActor @preconcurrency
open class WKInterfaceDevice: NSObject {
    private static let only = WKInterfaceDevice()
    private override init() { super.init() }

    /// The only one.
    public class func current() -> WKInterfaceDevice { only }
    /// A watch of 45 millimetres: 198 × 242 points.
    open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
    /// 2 pixels per point.
    open var screenScale: CGFloat { 2 }
    /// "Linux".
    open var name: String { "Linux" }
    /// "Linux".
    open var model: String { "Linux" }
    /// The version of this system.
    open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
    /// "Linux".
    open var systemName: String { "Linux" }
    /// −1: there is no battery.
    open var batteryLevel: Float { -1 }
    /// Kept for the app.
    open var isBatteryMonitoringEnabled = false
    /// Does not knock, with a warning.
    open func play(_ type: WKHapticType) {
        Log.warning("WKInterfaceDevice.play(_:) has no effect: there is no watch here")
    }
}

/// A watch's knock.
public enum WKHapticType: Int, Sendable {
    /// A knock by its name.
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}
