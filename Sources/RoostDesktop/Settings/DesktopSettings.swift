#if Desktop
    import CGtk
    import Foundation
    import RoostControls
    import RoostCore

    /// The desktop's settings: GTK's, and those of the portal, which knows the colour scheme that the user prefers.
    @MainActor
    final class DesktopSettings {
        private let settings: OpaquePointer
        private var portal: DesktopPortal?
        private let changed: () -> Void

        /// - Parameter changed: Called when any of them changes.
        init(changed: @escaping () -> Void) {
            self.changed = changed
            settings = gtk_settings_get_default()
            for name in [
                "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
            ] {
                connect(settings, "notify::" + name) { [unowned self] _ -> Void in self.changed() }
            }
            portal = DesktopPortal { [unowned self] in self.changed() }
        }

        /// Sets what the desktop's settings say.
        func apply(to surroundings: inout Surroundings) {
            let theme = string("gtk-theme-name").lowercased()
            surroundings.isDark =
                portal?.isDark ?? (bool("gtk-application-prefer-dark-theme") || theme.hasSuffix("dark"))
            surroundings.increasesContrast = portal?.increasesContrast == true || theme.contains("highcontrast")
            surroundings.reducesMotion = !bool("gtk-enable-animations")
            surroundings.typeSize = Self.typeSize(int("gtk-xft-dpi"))
            surroundings.language = Self.language
            surroundings.timeZone = TimeZone.current.identifier
        }

        /// The user's language, by the environment's variables, as a BCP 47 tag. The locale C is American English.
        private static let language: String = {
            var names = g_get_language_names()
            while let name = names?.pointee.map({ String(cString: $0) }) {
                if name != "C", name != "POSIX", !name.contains(where: { $0 == "." || $0 == "@" }) {
                    return name.replacing("_", with: "-")
                }
                names = names?.advanced(by: 1)
            }
            return "en-US"
        }()

        /// The text size for a resolution in 1/1024 dots per inch, of which 96 are usual.
        private static func typeSize(_ resolution: Int) -> DynamicTypeSize {
            guard resolution > 0 else { return .large }
            // Body text of these sizes has 14 to 53 points, and 17 at the usual one.
            let points: [(Double, DynamicTypeSize)] = [
                (14, .xSmall), (15, .small), (16, .medium), (17, .large), (19, .xLarge), (21, .xxLarge),
                (23, .xxxLarge), (28, .accessibility1), (33, .accessibility2), (40, .accessibility3),
                (47, .accessibility4), (53, .accessibility5),
            ]
            let wanted = 17 * Double(resolution) / (96 * 1024)
            return points.min { abs($0.0 - wanted) < abs($1.0 - wanted) }?.1 ?? .large
        }

        // MARK: Properties

        private func value(_ name: String, _ type: GType, _ read: (inout GValue) -> Void) {
            var value = GValue()
            g_value_init(&value, type)
            g_object_get_property(settings.cast(), name, &value)
            read(&value)
            g_value_unset(&value)
        }

        private func bool(_ name: String) -> Bool {
            var result = false
            value(name, 5 << 2) { result = g_value_get_boolean(&$0) != 0 }
            return result
        }

        private func int(_ name: String) -> Int {
            var result = 0
            value(name, 6 << 2) { result = Int(g_value_get_int(&$0)) }
            return result
        }

        private func string(_ name: String) -> String {
            var result = ""
            value(name, 16 << 2) { result = g_value_get_string(&$0).map { String(cString: $0) } ?? "" }
            return result
        }
    }
#endif
