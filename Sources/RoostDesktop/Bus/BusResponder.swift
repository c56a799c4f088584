#if Desktop
    import CGtk

    /// What answers for this app's objects on a bus.
    @MainActor
    protocol BusDelegate: AnyObject {
        /// The answer to a method of an object; nil if the object or the method is unknown.
        func call(_ method: String, _ interface: String, of object: String, _ arguments: BusArguments) -> BusValue?
        func property(_ name: String, _ interface: String, of object: String) -> BusValue?
        func setProperty(_ name: String, _ interface: String, of object: String, to value: OpaquePointer) -> Bool
    }

    extension BusDelegate {
        func setProperty(_ name: String, _ interface: String, of object: String, to value: OpaquePointer) -> Bool {
            false
        }
    }

    /// Passes calls that come by a bus on to a delegate. It names objects and interfaces by the last parts of their names.
    @MainActor
    final class BusResponder {
        weak var delegate: (any BusDelegate)?
        /// Whether another program has ever asked for something.
        private(set) var isUsed = false

        /// Puts an object on a bus.
        ///
        /// - Returns: The numbers by which `g_dbus_connection_unregister_object` takes its interfaces away.
        func serve(_ path: String, _ interfaces: BusInterfaces, on connection: OpaquePointer) -> [guint] {
            interfaces.names.map { name in
                g_dbus_connection_register_object(
                    connection, path, interfaces.info(name), Self.methods, Unmanaged.passRetained(self).toOpaque(),
                    { Unmanaged<BusResponder>.fromOpaque($0!).release() }, nil)
            }
        }

        /// GLib keeps their address. Their data are a responder.
        nonisolated(unsafe) static let methods: UnsafePointer<GDBusInterfaceVTable> = {
            let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
            table.initialize(to: GDBusInterfaceVTable())
            table.pointee.method_call = { _, _, path, interface, method, arguments, invocation, responder in
                nonisolated(unsafe) let (arguments, invocation, responder) = (arguments!, invocation!, responder!)
                let (path, interface) = (BusResponder.name(path), BusResponder.name(interface))
                let method = String(cString: method!)
                MainActor.assumeIsolated {
                    let responder = Unmanaged<BusResponder>.fromOpaque(responder).takeUnretainedValue()
                    responder.isUsed = true
                    let arguments = BusArguments(variant: arguments)
                    let answer = responder.delegate?.call(method, interface, of: path, arguments)
                    if let answer {
                        g_dbus_method_invocation_return_value(invocation, answer.gvariant)
                    } else {
                        g_dbus_method_invocation_return_dbus_error(
                            invocation, "org.freedesktop.DBus.Error.UnknownObject", "\(path) has no \(method)")
                    }
                }
            }
            table.pointee.get_property = { _, _, path, interface, property, error, responder in
                nonisolated(unsafe) let responder = responder!
                let (path, interface) = (BusResponder.name(path), BusResponder.name(interface))
                let property = String(cString: property!)
                nonisolated(unsafe) var answer: OpaquePointer?
                MainActor.assumeIsolated {
                    let responder = Unmanaged<BusResponder>.fromOpaque(responder).takeUnretainedValue()
                    responder.isUsed = true
                    answer = responder.delegate?.property(property, interface, of: path)?.gvariant
                }
                if answer == nil { BusResponder.refuse(property, of: path, error) }
                return answer
            }
            table.pointee.set_property = { _, _, path, interface, property, value, error, responder in
                nonisolated(unsafe) let (value, responder) = (value!, responder!)
                let (path, interface) = (BusResponder.name(path), BusResponder.name(interface))
                let property = String(cString: property!)
                let isSet = MainActor.assumeIsolated {
                    let responder = Unmanaged<BusResponder>.fromOpaque(responder).takeUnretainedValue()
                    return responder.delegate?.setProperty(property, interface, of: path, to: value) == true
                }
                if !isSet { BusResponder.refuse(property, of: path, error) }
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

    /// Interfaces of objects on a bus, described in few words.
    @MainActor
    struct BusInterfaces {
        /// The full names.
        let names: [String]
        private let description: UnsafeMutablePointer<GDBusNodeInfo>?

        /// - Parameter members: By the interfaces' full names, methods and properties: `name(in)out`, or `name: type`, with
        ///   an exclamation mark where others may set it.
        init(_ members: [(String, [String])]) {
            names = members.map(\.0)
            description = g_dbus_node_info_new_for_xml(Self.xml(members), nil)
        }

        func info(_ name: String) -> UnsafeMutablePointer<GDBusInterfaceInfo>? {
            g_dbus_node_info_lookup_interface(description, name)
        }

        /// The description that GLib reads.
        private static func xml(_ members: [(String, [String])]) -> String {
            var xml = "<node>"
            for (name, members) in members {
                xml += "<interface name='\(name)'>"
                for member in members {
                    if let colon = member.firstRange(of: ": ") {
                        let type = member[colon.upperBound...].filter { $0 != "!" }
                        let access = member.hasSuffix("!") ? "readwrite" : "read"
                        xml += "<property name='\(member[..<colon.lowerBound])' type='\(type)' access='\(access)'/>"
                        continue
                    }
                    xml += method(member)
                }
                xml += "</interface>"
            }
            return xml + "</node>"
        }

        private static func method(_ member: String) -> String {
            let open = member.firstIndex(of: "(")!
            // The types of arguments have parentheses of their own.
            var depth = 0
            let close = member.indices.first { index in
                depth += member[index] == "(" ? 1 : member[index] == ")" ? -1 : 0
                return index >= open && depth == 0
            }!
            var xml = "<method name='\(member[..<open])'>"
            for type in member[member.index(after: open)..<close].split(separator: ",") {
                xml += "<arg type='\(type)' direction='in'/>"
            }
            for type in member[member.index(after: close)...].split(separator: ",") {
                xml += "<arg type='\(type)' direction='out'/>"
            }
            return xml + "</method>"
        }
    }
#endif
