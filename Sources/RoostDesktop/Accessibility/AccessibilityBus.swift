#if Desktop
    import CGtk
    import Foundation

    /// The connection to the desktop's accessibility bus. Without a bus nothing happens.
    @MainActor
    final class AccessibilityBus {
        static let root = "/org/a11y/atspi/accessible"
        private static let cache = "/org/a11y/atspi/cache"
        private static let null = "/org/a11y/atspi/null"
        static let registry = "org.a11y.atspi.Registry"

        let responder = BusResponder()
        private var connection: OpaquePointer?
        private(set) var name = ""
        /// Whether an assistive technology has ever asked for something.
        var isUsed: Bool { responder.isUsed }

        /// Finds the bus, off the main thread, and tells the registry of the app.
        func connect() {
            let box = Unmanaged.passRetained(self).toOpaque()
            nonisolated(unsafe) let unsafeBox = box
            Threads.detach {
                nonisolated(unsafe) let connection = Self.open()
                DispatchQueue.main.async {
                    let bus = Unmanaged<AccessibilityBus>.fromOpaque(unsafeBox).takeRetainedValue()
                    MainActor.assumeIsolated { if let connection { bus.serve(on: connection) } }
                }
            }
        }

        private nonisolated static func open() -> OpaquePointer? {
            var address = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"] ?? ""
            if address.isEmpty {
                guard let session = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
                defer { g_object_unref(session.g) }
                guard
                    let reply = g_dbus_connection_call_sync(
                        session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil, nil,
                        G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
                else { return nil }
                defer { g_variant_unref(reply) }
                address = BusArguments(variant: reply).string(0)
            }
            let flags = GDBusConnectionFlags(
                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                    | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
            return g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
        }

        private func serve(on connection: OpaquePointer) {
            self.connection = connection
            name = String(cString: g_dbus_connection_get_unique_name(connection))
            var subtree = GDBusSubtreeVTable()
            subtree.enumerate = { _, _, _, _ in
                // A list of no names.
                g_malloc0(gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride))!
                    .bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: 1)
            }
            subtree.introspect = { _, _, _, _, bus in
                nonisolated(unsafe) let bus = bus
                nonisolated(unsafe) var list: UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>?
                MainActor.assumeIsolated {
                    list = Unmanaged<AccessibilityBus>.fromOpaque(bus!).takeUnretainedValue().interfaces()
                }
                return list
            }
            subtree.dispatch = { _, _, _, _, _, data, bus in
                nonisolated(unsafe) let (data, bus) = (data, bus!)
                MainActor.assumeIsolated {
                    let bus = Unmanaged<AccessibilityBus>.fromOpaque(bus).takeUnretainedValue()
                    data?.pointee = Unmanaged.passUnretained(bus.responder).toOpaque()
                }
                return BusResponder.methods
            }
            let flags = G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES
            for path in [Self.root, Self.cache] {
                g_dbus_connection_register_subtree(
                    connection, path, &subtree, flags, Unmanaged.passRetained(self).toOpaque(), nil, nil)
            }
            let me = BusValue.tuple([.tuple([.string(name), .path(Self.root + "/root")])])
            g_dbus_connection_call(
                connection, Self.registry, Self.root + "/root", "org.a11y.atspi.Socket", "Embed",
                me.gvariant, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
        }

        /// An object of this app; nil for none.
        func reference(_ object: String?) -> BusValue {
            .tuple([.string(object == nil ? "" : name), .path(object.map { Self.root + "/" + $0 } ?? Self.null)])
        }

        /// Announces a change of an object.
        func emit(
            _ event: String, _ object: String, _ detail: String, _ first: Int, _ second: Int, _ value: BusValue,
            kind: String = "Object"
        ) {
            guard let connection, isUsed else { return }
            let content = BusValue.tuple([
                .string(detail), .int(first), .int(second), .variant(value), .array("{sv}", []),
            ])
            g_dbus_connection_emit_signal(
                connection, nil, Self.root + "/" + object, "org.a11y.atspi.Event." + kind, event, content.gvariant, nil)
        }

        // MARK: GLib's side

        /// All interfaces, for GLib, which frees the array.
        private func interfaces() -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? {
            let names = AccessibilityInterfaces.all.names
            let size = gsize((names.count + 1) * MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.stride)
            let list = g_malloc0(size)!.bindMemory(
                to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self, capacity: names.count + 1)
            for (index, name) in names.enumerated() {
                list[index] = g_dbus_interface_info_ref(AccessibilityInterfaces.all.info(name))
            }
            return list
        }
    }
#endif
