import Foundation

/// A desktop's service for notifications. It is used on the main thread.
@MainActor
package protocol NotificationHost: AnyObject {
    /// Whether a window of the app has the keyboard.
    var isActive: Bool { get }
    /// Shows a notification, in place of the one with the same identifier. `answered` is called when its user presses it
    /// or a button of it, with the action's identifier, and with nil when it has gone.
    func show(
        _ request: UNNotificationRequest, actions: [UNNotificationAction],
        answered: @escaping @MainActor (String?) -> Void)
    /// Takes a notification away.
    func withdraw(_ identifier: String)
}
