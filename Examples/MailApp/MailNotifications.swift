import SwiftUI
import UserNotifications

/// Tells of new messages. A press on a notification shows its message.
@MainActor final class MailNotifications: NSObject, UNUserNotificationCenterDelegate {
    private let show: (Message.ID) -> Void

    init(show: @escaping (Message.ID) -> Void) {
        self.show = show
        super.init()
        UNUserNotificationCenter.current().delegate = self
    }

    func announce(_ message: Message) async {
        let center = UNUserNotificationCenter.current()
        guard (try? await center.requestAuthorization(options: [.alert])) == true else { return }
        let content = UNMutableNotificationContent()
        content.title = message.sender
        content.subtitle = message.subject
        content.body = message.text
        try? await center.add(
            UNNotificationRequest(identifier: message.id.uuidString, content: content, trigger: nil))
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner] }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        if let id = UUID(uuidString: response.notification.request.identifier) { show(id) }
    }
}
