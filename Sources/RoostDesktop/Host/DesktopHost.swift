#if Desktop
    import CGtk
    import Foundation
    import RoostControls
    import RoostCore

    /// An app in windows of the desktop, which GTK opens.
    @MainActor
    package final class DesktopHost {
        /// Makes the app of a window, in an environment that the host sets.
        package typealias MakeLive = (Viewport, (inout EnvironmentValues) -> Void) -> LiveApp

        let title: String
        private let makeLive: MakeLive
        private(set) var settings: DesktopSettings!
        private(set) var accessibility: AccessibilityServer!
        private var windows: [DesktopWindow] = []

        /// - Parameters:
        ///   - title: The title of windows that set none.
        ///   - makeLive: Makes a window's app.
        package init(title: String, makeLive: @escaping MakeLive) {
            self.title = title
            self.makeLive = makeLive
        }

        /// Whether the environment names a display. Whether the display answers shows when the app starts.
        package nonisolated static var namesDisplay: Bool {
            let environment = ProcessInfo.processInfo.environment
            return ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
        }

        /// Opens the first window.
        ///
        /// - Throws: `DesktopError` without a display.
        package func start() throws {
            g_set_prgname(URL(filePath: CommandLine.arguments[0]).lastPathComponent)
            g_set_application_name(title)
            // The app serves a tree of its own; GTK's has nothing of its content.
            setenv("GTK_A11Y", "none", 0)
            guard gtk_init_check() != 0 else {
                throw DesktopError(
                    description: Self.namesDisplay
                        ? "the display that WAYLAND_DISPLAY or DISPLAY names does not answer"
                        : "there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set")
            }
            accessibility = AccessibilityServer(title: g_get_prgname().map { String(cString: $0) } ?? title)
            settings = DesktopSettings { [unowned self] in
                for window in windows { window.takeSurroundings() }
            }
            open()
        }

        /// Runs until the last window closes, or until SIGTERM or SIGINT.
        package func run() -> Never {
            for signal in [SIGTERM, SIGINT] {
                g_unix_signal_add(
                    signal,
                    { host in
                        MainActor.assumeIsolated {
                            Unmanaged<DesktopHost>.fromOpaque(host!).takeUnretainedValue().quit()
                        }
                        return 0
                    }, Unmanaged.passUnretained(self).toOpaque())
            }
            MainLoop.run()
        }

        private func open() {
            let window = DesktopWindow(host: self, makeLive: makeLive)
            windows.append(window)
            window.present()
        }

        func closed(_ window: DesktopWindow) {
            windows.removeAll { $0 === window }
            if windows.isEmpty { quit() }
        }

        private func quit() {
            for window in windows { window.end() }
            exit(0)
        }
    }
#endif
