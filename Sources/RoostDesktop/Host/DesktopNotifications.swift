#if Desktop
    import CGtk
    import Foundation
    import RoostCore
    import UserNotifications

    /// The app's notifications, which the desktop's service shows.
    @MainActor
    final class DesktopNotifications: NotificationHost {
        private struct Shown {
            var number: UInt32?
            let answered: @MainActor (String?) -> Void
        }

        private unowned let host: DesktopHost
        private var bus: OpaquePointer?
        /// Notifications until they are gone, by their identifiers.
        private var shown: [String: Shown] = [:]

        private static let service = BusService(
            name: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
            interface: "org.freedesktop.Notifications", words: "the desktop's notifications")
        /// The service's name of a press on the notification itself.
        private static let press = "default"

        init(_ host: DesktopHost) { self.host = host }

        var isActive: Bool { host.windows.contains(where: \.isActive) }

        func show(
            _ request: UNNotificationRequest, actions: [UNNotificationAction],
            answered: @escaping @MainActor (String?) -> Void
        ) {
            guard let bus = connected() else {
                return Log.warning("a notification is not shown: there is no session bus")
            }
            let former = shown[request.identifier]?.number ?? 0
            shown[request.identifier] = Shown(number: nil, answered: answered)
            let content = request.content
            let body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
            let buttons = [Self.press, ""] + actions.flatMap { [$0.identifier, $0.title] }
            let arguments = BusValue.tuple([
                .string(host.title), .unsigned(former), .string(""), .string(content.title),
                // The service may read markup in the words.
                .string(String(cString: g_markup_escape_text(body, -1))), .array("s", buttons.map { .string($0) }),
                .array("{sv}", []), .int(-1),
            ])
            Self.service.call("Notify", arguments, on: bus) { [weak self] reply in
                guard let self else { return }
                guard let reply else { return self.gone(request.identifier) }
                self.shown[request.identifier]?.number = reply.unsigned(0)
            }
        }

        func withdraw(_ identifier: String) {
            guard let number = shown.removeValue(forKey: identifier)?.number, let bus else { return }
            Self.service.call("CloseNotification", .one(.unsigned(number)), on: bus)
        }

        private func gone(_ identifier: String) { shown.removeValue(forKey: identifier)?.answered(nil) }

        // MARK: The bus

        /// The session's bus, with the service's signals.
        private func connected() -> OpaquePointer? {
            if let bus { return bus }
            guard let found = BusService.session else { return nil }
            bus = found
            g_dbus_connection_signal_subscribe(
                found, Self.service.name, Self.service.interface, nil, Self.service.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, signal, content, notifications in
                    let signal = String(cString: signal!)
                    let arguments = BusArguments(variant: content!)
                    let number = arguments.unsigned(0)
                    let action = signal == "ActionInvoked" ? arguments.string(1) : nil
                    nonisolated(unsafe) let notifications = notifications!
                    MainActor.assumeIsolated {
                        Unmanaged<DesktopNotifications>.fromOpaque(notifications).takeUnretainedValue()
                            .take(signal, number, action)
                    }
                }, Unmanaged.passRetained(self).toOpaque(), nil)
            return found
        }

        private func take(_ signal: String, _ number: UInt32, _ action: String?) {
            guard let (identifier, notification) = shown.first(where: { $0.value.number == number }) else { return }
            switch (signal, action) {
            case ("ActionInvoked", let action?):
                shown[identifier] = nil
                host.present()
                notification.answered(action == Self.press ? UNNotificationDefaultActionIdentifier : action)
            case ("NotificationClosed", _): gone(identifier)
            default: break
            }
        }
    }
#endif
