#if Desktop
    import CGtk
    import Foundation

    /// The app on the session's bus. Of the starts of a program the first one runs; later ones hand it what they are to
    /// open, as does the desktop.
    @MainActor
    final class DesktopApplication {
        private let application: UnsafeMutablePointer<GApplication>

        /// - Parameters:
        ///   - program: The program's name.
        ///   - open: Called with the addresses that another start hands over; none to show the app.
        init(program: String, open: @escaping ([URL]) -> Void) {
            application = g_application_new(Self.identifier(program), G_APPLICATION_HANDLES_OPEN)
            connect(application, "activate") { _ -> Void in open([]) }
            connect(application, "open") { arguments -> Void in
                let files = arguments.pointer(0)?.assumingMemoryBound(to: OpaquePointer?.self)
                open((0..<arguments.int(1)).compactMap { files?[$0].flatMap(Self.address) })
            }
        }

        /// Makes this process the app's, unless there is one. Then it hands the addresses over.
        ///
        /// - Returns: Whether this process is the app's. It is so without a bus, too.
        func register(opening addresses: [URL]) -> Bool {
            guard g_application_register(application, nil, nil) != 0, g_application_get_is_remote(application) != 0
            else { return true }
            var files = addresses.map { g_file_new_for_uri($0.absoluteString) }
            if files.isEmpty {
                g_application_activate(application)
            } else {
                g_application_open(application, &files, gint(files.count), "")
            }
            g_dbus_connection_flush_sync(g_application_get_dbus_connection(application), nil, nil)
            return false
        }

        /// The addresses that a program was started with: those of files, and others.
        static func addresses(_ arguments: some Sequence<String>) -> [URL] {
            arguments.filter { !$0.hasPrefix("-") }.compactMap { argument in
                guard let file = g_file_new_for_commandline_arg(argument) else { return nil }
                defer { g_object_unref(file.g) }
                return address(file)
            }
        }

        private static func address(_ file: OpaquePointer) -> URL? {
            guard let text = g_file_get_uri(file) else { return nil }
            defer { g_free(text) }
            return URL(string: String(cString: text))
        }

        /// The app's name on the bus: Flatpak's, which it alone may have there, the bundle's, or one for the program.
        private static func identifier(_ program: String) -> String {
            let known = ProcessInfo.processInfo.environment["FLATPAK_ID"] ?? Bundle.main.bundleIdentifier
            if let known, g_application_id_is_valid(known) != 0 { return known }
            let letters = program.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" }
            return "app._" + String(letters)
        }
    }
#endif
