#if Desktop
    import CGtk
    import Foundation
    import RoostControls
    import RoostCore

    /// The app's status items, for as long as the desktop has a panel that shows them.
    @MainActor
    final class DesktopStatusItems {
        private unowned let host: DesktopHost
        private var items: [StatusItem] = []
        /// Whether a panel shows status items; nil until that is known.
        private var isShown: Bool?

        private static let name = "org.kde.StatusNotifierWatcher"
        private static let watcher = BusService(name: name, path: "/StatusNotifierWatcher", interface: name)

        init(_ host: DesktopHost) { self.host = host }

        /// Whether the app goes on without a window.
        var keepAppRunning: Bool { isShown == true && !items.isEmpty }

        /// Looks for the desktop's panel, and follows its coming and going. An app without status items does not.
        func start() {
            guard host.app.scenes.contains(where: { $0.kind == .statusItem }) else { return }
            guard let bus = BusService.session else { return settle(false) }
            let me = Unmanaged.passRetained(self).toOpaque()
            g_bus_watch_name_on_connection(
                bus, Self.name, G_BUS_NAME_WATCHER_FLAGS_NONE,
                { _, _, _, items in DesktopStatusItems.from(items) { $0.look() } },
                { _, _, items in DesktopStatusItems.from(items) { $0.settle(false) } }, me, nil)
            for signal in ["StatusNotifierHostRegistered", "StatusNotifierHostUnregistered"] {
                g_dbus_connection_signal_subscribe(
                    bus, Self.name, Self.name, signal, Self.watcher.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                    { _, _, _, _, _, _, items in DesktopStatusItems.from(items) { $0.look() } }, me, nil)
            }
        }

        private nonisolated static func from(
            _ pointer: UnsafeMutableRawPointer?, _ action: @MainActor (DesktopStatusItems) -> Void
        ) {
            nonisolated(unsafe) let pointer = pointer!
            MainActor.assumeIsolated { action(Unmanaged<DesktopStatusItems>.fromOpaque(pointer).takeUnretainedValue()) }
        }

        /// Asks whether anything draws the items that the watcher knows.
        private func look() {
            guard let bus = BusService.session else { return }
            let arguments = BusValue.tuple([.string(Self.name), .string("IsStatusNotifierHostRegistered")])
            Self.watcher.call("Get", of: "org.freedesktop.DBus.Properties", arguments, on: bus) { [weak self] in
                self?.settle($0?.bool(0) == true)
            }
        }

        private func settle(_ isShown: Bool) {
            self.isShown = isShown
            guard isShown else {
                Log.warning("MenuBarExtra does not show: the desktop has no panel for status items")
                for item in items { item.end() }
                items = []
                return host.showStatusItemsInWindow()
            }
            // A new watcher knows nothing of the former one's items.
            for item in items { register(item) }
            follow()
        }

        /// Follows the items that the app declares.
        func follow() {
            guard isShown == true, let bus = BusService.session else { return }
            let declared = host.app.scenes.enumerated().filter { $0.element.statusItem?.isInserted == true }
            for item in items where !declared.contains(where: { $0.offset == item.scene }) { item.end() }
            items.removeAll { item in !declared.contains { $0.offset == item.scene } }
            for (scene, declaration) in declared where !items.contains(where: { $0.scene == scene }) {
                let opensWindow = declaration.statusItem?.opensWindow == true
                let item = StatusItem(host, scene: scene, opensWindow: opensWindow, on: bus)
                items.append(item)
                register(item)
            }
        }

        private func register(_ item: StatusItem) {
            guard let bus = BusService.session else { return }
            Self.watcher.call("RegisterStatusNotifierItem", .one(.string(item.path)), on: bus)
        }

        func takeSurroundings() { for item in items { item.takeSurroundings() } }
    }
#endif
