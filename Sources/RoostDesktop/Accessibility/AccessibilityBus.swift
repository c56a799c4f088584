#if Desktop
    import CGtk
    import Foundation

    /// What answers for the objects on the accessibility bus.
    @MainActor
    protocol AccessibilityBusDelegate: AnyObject {
        /// The answer to a method of an object; nil if the object or the method is unknown.
        func call(_ method: String, _ interface: String, of object: String, _ arguments: BusArguments) -> BusValue?
        func property(_ name: String, _ interface: String, of object: String) -> BusValue?
        func setProperty(_ name: String, _ interface: String, of object: String, to value: OpaquePointer) -> Bool
    }

    /// The connection to the desktop's accessibility bus. Without a bus nothing happens.
    @MainActor
    final class AccessibilityBus {
        static let root = "/org/a11y/atspi/accessible"
        private static let cache = "/org/a11y/atspi/cache"
        private static let null = "/org/a11y/atspi/null"
        static let registry = "org.a11y.atspi.Registry"

        weak var delegate: (any AccessibilityBusDelegate)?
        private var connection: OpaquePointer?
        private(set) var name = ""
        /// Whether an assistive technology has ever asked for something.
        private(set) var isUsed = false
        private let description = g_dbus_node_info_new_for_xml(AccessibilityInterfaces.xml, nil)

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
                data?.pointee = bus
                return AccessibilityBus.methods
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
            let names = AccessibilityInterfaces.names
            let size = gsize((names.count + 1) * MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.stride)
            let list = g_malloc0(size)!.bindMemory(
                to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self, capacity: names.count + 1)
            for (index, name) in names.enumerated() {
                list[index] = g_dbus_interface_info_ref(g_dbus_node_info_lookup_interface(description, name))
            }
            return list
        }

        /// GLib keeps their address.
        private nonisolated(unsafe) static let methods: UnsafePointer<GDBusInterfaceVTable> = {
            let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
            table.initialize(to: GDBusInterfaceVTable())
            table.pointee.method_call = { _, _, path, interface, method, arguments, invocation, bus in
                nonisolated(unsafe) let (arguments, invocation, bus) = (arguments!, invocation!, bus!)
                let (path, interface) = (AccessibilityBus.name(path), AccessibilityBus.name(interface))
                let method = String(cString: method!)
                MainActor.assumeIsolated {
                    let bus = Unmanaged<AccessibilityBus>.fromOpaque(bus).takeUnretainedValue()
                    bus.isUsed = true
                    let answer = bus.delegate?.call(method, interface, of: path, BusArguments(variant: arguments))
                    if let answer {
                        g_dbus_method_invocation_return_value(invocation, answer.gvariant)
                    } else {
                        g_dbus_method_invocation_return_dbus_error(
                            invocation, "org.freedesktop.DBus.Error.UnknownObject", "\(path) has no \(method)")
                    }
                }
            }
            table.pointee.get_property = { _, _, path, interface, property, error, bus in
                nonisolated(unsafe) let bus = bus!
                let (path, interface) = (AccessibilityBus.name(path), AccessibilityBus.name(interface))
                let property = String(cString: property!)
                nonisolated(unsafe) var answer: OpaquePointer?
                MainActor.assumeIsolated {
                    let bus = Unmanaged<AccessibilityBus>.fromOpaque(bus).takeUnretainedValue()
                    bus.isUsed = true
                    answer = bus.delegate?.property(property, interface, of: path)?.gvariant
                }
                if answer == nil { AccessibilityBus.refuse(property, of: path, error) }
                return answer
            }
            table.pointee.set_property = { _, _, path, interface, property, value, error, bus in
                nonisolated(unsafe) let (value, bus) = (value!, bus!)
                let (path, interface) = (AccessibilityBus.name(path), AccessibilityBus.name(interface))
                let property = String(cString: property!)
                let isSet = MainActor.assumeIsolated {
                    let bus = Unmanaged<AccessibilityBus>.fromOpaque(bus).takeUnretainedValue()
                    return bus.delegate?.setProperty(property, interface, of: path, to: value) == true
                }
                if !isSet { AccessibilityBus.refuse(property, of: path, error) }
                return isSet ? 1 : 0
            }
            return UnsafePointer(table)
        }()

        /// Sets the error of a property that an object lacks, for instance because its view has just gone. GLib ends the
        /// process where there is neither a value nor an error.
        private nonisolated static func refuse(
            _ property: String, of path: String, _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
        ) {
            g_set_error_literal(
                error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue),
                "\(path) has no \(property)")
        }

        /// The last part of a path or of an interface's name.
        private nonisolated static func name(_ text: UnsafePointer<CChar>?) -> String {
            let text = text.map { String(cString: $0) } ?? ""
            return String(
                text[(text.lastIndex { $0 == "/" || $0 == "." }.map { text.index(after: $0) } ?? text.startIndex)...])
        }
    }
#endif
