import RoostTesting
import SwiftUI
import Testing
import UserNotifications

/// A watch app's files, which compile; nothing of them is shown.
@MainActor
struct WatchTests {
    final class NotificationController: WKUserNotificationHostingController<Text> {
        override var body: Text { Text(verbatim: "Notification") }
        override func willActivate() { super.willActivate() }
        override func didDeactivate() { super.didDeactivate() }
        override func didReceive(_ notification: UNNotification) {}
    }

    final class HostingController: WKHostingController<Text> {
        override var body: Text { Text(verbatim: "Screen") }
    }

    struct WatchApp: App {
        @SceneBuilder var body: some Scene {
            WindowGroup { Text(verbatim: "Window") }
            WKNotificationScene(controller: NotificationController.self, category: "myCategory")
        }
    }

    @Test func `an app with a scene for notifications compiles, and its window is the one that opens`() {
        #expect(NotificationController().body == Text(verbatim: "Notification"))
        #expect(HostingController().body == Text(verbatim: "Screen"))
        _ = WatchApp().body
    }

    @Test func `a crown changes nothing, and its list is the usual one`() {
        struct Screen: View {
            @State private var value = 1.0
            var body: some View {
                List { Text(verbatim: "\(value)") }
                    .listStyle(.carousel)
                    .focusable()
                    .digitalCrownRotation(
                        $value, from: 0, through: 10, by: 1, sensitivity: .low, isContinuous: false,
                        isHapticFeedbackEnabled: true)
            }
        }
        #expect(LiveView(Screen(), size: CGSize(width: 200, height: 200)).contains("1.0"))
    }
}
