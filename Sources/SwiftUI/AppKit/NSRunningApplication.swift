import Foundation
import UIKit

/// This app: others are not known.
@MainActor @preconcurrency
open class NSRunningApplication: NSObject {
    private override init() { super.init() }
    /// This app.
    public class var current: NSRunningApplication { only }
    private static let only = NSRunningApplication()

    /// The app's name.
    open var localizedName: String? { ProcessInfo.processInfo.processName }
    /// The app's identifier; nil where there is no `Info.plist`.
    open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    /// The app's folder.
    open var bundleURL: URL? { Bundle.main.bundleURL }
    /// The process's number.
    open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    /// Nil: the app has no picture.
    open var icon: NSImage? { nil }
    /// True: the app is seen.
    open var isActive: Bool { true }
    /// False.
    open var isHidden: Bool { false }
    /// True: the app is seen.
    @discardableResult
    open func activate(options: ActivationOptions = []) -> Bool { true }
    /// Ends the app, as `NSApplication.terminate` does.
    @discardableResult
    open func terminate() -> Bool {
        NSApplication.shared.terminate(nil)
        return true
    }
    /// None: other apps are not known.
    public class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
        []
    }

    /// The way in which an app comes to the front; has no effect here.
    public struct ActivationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// With all windows.
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        /// In front of the app that is active.
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }
}
