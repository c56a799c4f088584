import Foundation

/// What somebody does in an app, for another device to go on with. Nothing hands it on here.
open class NSUserActivity {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false

    public init(activityType: String) { self.activityType = activityType }

    open func becomeCurrent() {
        Log.warning("NSUserActivity has no effect: nothing hands activities from device to device")
    }

    open func invalidate() {}
}
