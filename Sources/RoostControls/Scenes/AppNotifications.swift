import Foundation
import RoostCore

/// UIKit's notifications of an app that becomes active or inactive. They belong to the process, whichever page they
/// come from.
package enum AppNotifications {
    package static let didBecomeActive = Notification.Name("UIApplicationDidBecomeActiveNotification")
    package static let willResignActive = Notification.Name("UIApplicationWillResignActiveNotification")
    package static let didEnterBackground = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    package static let willEnterForeground = Notification.Name("UIApplicationWillEnterForegroundNotification")

    /// Announces, on the main thread as UIKit does, that a window is visible again or no longer.
    package static func post(isActive: Bool) {
        DispatchQueue.main.async {
            for name in isActive ? [willEnterForeground, didBecomeActive] : [willResignActive, didEnterBackground] {
                NotificationCenter.default.post(name: name, object: nil)
            }
        }
    }
}
