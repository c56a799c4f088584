import Foundation

/// UIKit's notifications of an app that comes and goes. They are the process's, whichever page it was that did.
package enum AppNotifications {
    package static let didBecomeActive = Notification.Name("UIApplicationDidBecomeActiveNotification")
    package static let willResignActive = Notification.Name("UIApplicationWillResignActiveNotification")
    package static let didEnterBackground = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    package static let willEnterForeground = Notification.Name("UIApplicationWillEnterForegroundNotification")

    /// Says, on the main thread as UIKit does, that a window is seen again or no longer.
    package static func post(isActive: Bool) {
        DispatchQueue.main.async {
            for name in isActive ? [willEnterForeground, didBecomeActive] : [willResignActive, didEnterBackground] {
                NotificationCenter.default.post(name: name, object: nil)
            }
        }
    }
}
