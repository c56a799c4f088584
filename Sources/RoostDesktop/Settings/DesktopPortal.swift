#if Desktop
    import CGtk
    import Foundation

    /// The settings that a desktop shares through its portal: the colour scheme and the contrast that the user prefers.
    /// Without a portal both are nil.
    @MainActor
    final class DesktopPortal {
        private(set) var isDark: Bool?
        private(set) var increasesContrast: Bool?
        private let changed: () -> Void

        private static let service = BusService(
            name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
            interface: "org.freedesktop.portal.Settings")
        private static let appearance = "org.freedesktop.appearance"

        /// - Parameter changed: Called when any of them changes, and when they are first known.
        init(changed: @escaping () -> Void) {
            self.changed = changed
            g_bus_get(
                G_BUS_TYPE_SESSION, nil,
                { _, result, portal in
                    let portal = Unmanaged<DesktopPortal>.fromOpaque(portal!).takeRetainedValue()
                    guard let bus = g_bus_get_finish(result, nil) else { return }
                    nonisolated(unsafe) let connection = bus
                    MainActor.assumeIsolated { portal.listen(on: connection) }
                }, Unmanaged.passRetained(self).toOpaque())
        }

        /// Reads the settings, and follows them as long as the app runs.
        private func listen(on connection: OpaquePointer) {
            g_dbus_connection_signal_subscribe(
                connection, Self.service.name, Self.service.interface, "SettingChanged", Self.service.path,
                Self.appearance,
                G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, content, portal in
                    let change = BusArguments(variant: content!)
                    let (key, number) = (change.string(1), change.number(2))
                    nonisolated(unsafe) let portal = portal!
                    MainActor.assumeIsolated {
                        Unmanaged<DesktopPortal>.fromOpaque(portal).takeUnretainedValue().take(key, number)
                    }
                }, Unmanaged.passRetained(self).toOpaque(), nil)
            for key in ["color-scheme", "contrast"] { read(key, on: connection) }
        }

        private func read(_ key: String, on connection: OpaquePointer) {
            let arguments = BusValue.tuple([.string(Self.appearance), .string(key)])
            Self.service.call("Read", arguments, on: connection) { [weak self] in self?.take(key, $0?.number(0)) }
        }

        private func take(_ key: String, _ number: UInt32?) {
            guard let number else { return }
            switch key {
            // 1 prefers dark, 2 light, 0 neither.
            case "color-scheme": isDark = number == 0 ? nil : number == 1
            case "contrast": increasesContrast = number == 1
            default: return
            }
            changed()
        }
    }

    extension BusArguments {
        /// A whole number within variants; nil for another value.
        fileprivate func number(_ index: Int) -> UInt32? {
            var value = g_variant_get_child_value(variant, gsize(index))!
            while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT {
                let inner = g_variant_get_variant(value)!
                g_variant_unref(value)
                value = inner
            }
            defer { g_variant_unref(value) }
            return g_variant_classify(value) == G_VARIANT_CLASS_UINT32 ? g_variant_get_uint32(value) : nil
        }
    }
#endif
