#if Desktop
    import CGtk
    import CoreGraphics
    import Foundation
    import RoostControls
    import RoostCore

    extension DesktopHost {
        /// The environment of content that no window shows.
        func environmentWithoutWindow() -> EnvironmentValues {
            var environment = environment
            applySurroundingsOfPanel(to: &environment)
            environment.windowOpener = WindowOpener(
                hasSettings: { [unowned self] in app.scenes.contains { $0.kind == .settings } },
                open: { [unowned self] request in
                    nonisolated(unsafe) let request = request
                    DispatchQueue.main.async { self.open(request) }
                },
                close: { [unowned self] request in
                    nonisolated(unsafe) let request = request
                    DispatchQueue.main.async { self.close(request, by: nil) }
                })
            environment.pasteboard = WindowPasteboard { items in
                DispatchQueue.main.async { WindowClipboard.copy(items) }
            }
            environment.openURL = .ofDesktop
            return environment
        }

        /// Takes the desktop's settings over, for a symbol in its panel. GNOME's is always dark.
        func applySurroundingsOfPanel(to environment: inout EnvironmentValues) {
            var surroundings = Surroundings(viewport: Viewport(size: .zero, scale: 1))
            settings.apply(to: &surroundings)
            let desktop = ProcessInfo.processInfo.environment["XDG_CURRENT_DESKTOP"] ?? ""
            surroundings.apply(to: &environment, phase: .active, preferred: desktop.contains("GNOME") ? .dark : nil)
        }

        /// Opens the small window of a status item, or closes it.
        func toggleStatusWindow(_ scene: Int) {
            if let window = windows.first(where: { $0.scene == scene }) {
                window.close()
            } else {
                open(scene, value: nil)
            }
        }

        /// Shows a status item's content where the desktop shows no status items and the app has no other window.
        func showStatusItemsInWindow() {
            guard windows.isEmpty, let scene = app.scenes.firstIndex(where: { $0.statusItem != nil }) else { return }
            open(scene, value: nil)
        }
    }

    extension OpenURLAction {
        /// Has the desktop open addresses.
        static var ofDesktop: OpenURLAction {
            OpenURLAction { url in
                DispatchQueue.main.async { gtk_show_uri(nil, url.absoluteString, guint(GDK_CURRENT_TIME)) }
                return .handled
            }
        }
    }
#endif
