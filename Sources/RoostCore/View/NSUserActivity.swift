import Foundation

/// A description of an activity that another device could continue. Roost passes it to no device; `userActivity` makes
/// its `webpageURL` a page's address.
open class NSUserActivity {
    /// The kind of activity, in reverse domain notation.
    public let activityType: String
    /// The activity's name for people; nil by default.
    open var title: String?
    /// The data to restore the activity from; nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// A page that shows the activity in a browser; nil by default.
    open var webpageURL: URL?
    /// Whether other devices may continue the activity; true by default. Has no effect here.
    open var isEligibleForHandoff = true
    /// Whether a search may find the activity; false by default. Has no effect here.
    open var isEligibleForSearch = false

    /// An activity of a kind, in reverse domain notation.
    public init(activityType: String) { self.activityType = activityType }

    /// Accepted for source compatibility; has no effect here and logs a warning.
    open func becomeCurrent() {
        Log.warning("NSUserActivity has no effect: nothing hands activities from device to device")
    }

    /// Accepted for source compatibility; has no effect here.
    open func invalidate() {}
}
