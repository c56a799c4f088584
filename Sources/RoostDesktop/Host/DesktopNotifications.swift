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

        private static let name = "org.freedesktop.Notifications"
        private static let path = "/org/freedesktop/Notifications"
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
            call("Notify", arguments, on: bus) { [weak self] reply in
                guard let self else { return }
                guard let reply else { return self.gone(request.identifier) }
                self.shown[request.identifier]?.number = reply.unsigned(0)
            }
        }

        func withdraw(_ identifier: String) {
            guard let number = shown.removeValue(forKey: identifier)?.number, let bus else { return }
            call("CloseNotification", .one(.unsigned(number)), on: bus) { _ in }
        }

        private func gone(_ identifier: String) { shown.removeValue(forKey: identifier)?.answered(nil) }

        // MARK: The bus

        /// The session's bus, with the service's signals.
        private func connected() -> OpaquePointer? {
            if let bus { return bus }
            guard let found = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
            bus = found
            g_dbus_connection_signal_subscribe(
                found, Self.name, Self.name, nil, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
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

        private func call(
            _ method: String, _ arguments: BusValue, on bus: OpaquePointer,
            _ done: @escaping @MainActor (BusArguments?) -> Void
        ) {
            final class Question {
                let method: String
                let done: @MainActor (BusArguments?) -> Void
                init(_ method: String, _ done: @escaping @MainActor (BusArguments?) -> Void) {
                    (self.method, self.done) = (method, done)
                }
            }
            g_dbus_connection_call(
                bus, Self.name, Self.path, Self.name, method, arguments.gvariant, nil, G_DBUS_CALL_FLAGS_NONE, 5000,
                nil,
                { source, result, question in
                    nonisolated(unsafe) let question = Unmanaged<Question>.fromOpaque(question!).takeRetainedValue()
                    var problem: UnsafeMutablePointer<GError>?
                    let reply = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, &problem)
                    defer { if let reply { g_variant_unref(reply) } }
                    if let problem {
                        Log.warning(
                            "\(question.method) of the desktop's notifications failed: \(String(cString: problem.pointee.message))"
                        )
                        g_error_free(problem)
                    }
                    nonisolated(unsafe) let arguments = reply.map { BusArguments(variant: $0) }
                    MainActor.assumeIsolated { question.done(arguments) }
                }, Unmanaged.passRetained(Question(method, done)).toOpaque())
        }
    }
#endif
