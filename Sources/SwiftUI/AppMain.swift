import RoostControls
import RoostCore
import RoostImaging

#if Browser
    import RoostBrowser
#endif
#if Desktop
    import RoostDesktop
#endif

extension App {
    /// Runs the app; `@main` calls it. It does not return.
    ///
    /// `ROOST_HOST` chooses the host. `browser` serves the app as a page: `ROOST_PORT` is the page's port (8080, or the
    /// next free one), `ROOST_ADDRESS` the address to listen on (127.0.0.1, which only this machine reaches). With
    /// `ROOST_SUPERVISE=1` a parent process restarts the app after a fault. `desktop` opens a window; it is the default
    /// where the build has that host (the package trait `Desktop`) and the environment names a display.
    public static func main() {
        // From here on `Bundle.main` finds what the package's targets bundle.
        _ = Bundle.ofProgram
        let environment = ProcessInfo.processInfo.environment
        switch environment["ROOST_HOST"] {
        case nil, "": if opensWindows { openWindow() } else { serve(environment) }
        case "browser": serve(environment)
        case "desktop": openWindow()
        case let host?: exit(reason: "ROOST_HOST is “\(host)”; it can be browser or desktop.")
        }
    }

    private static var title: String { (Self.self as? any UIDelegateAppTitle.Type)?.title ?? typeName(Self.self) }

    #if Desktop
        private static var opensWindows: Bool {
            #if Browser
                DesktopHost.namesDisplay
            #else
                true
            #endif
        }

        private static func openWindow() {
            do {
                let host = DesktopHost(title: title, environment: .standard) {
                    AppWindows(Self.self, environment: $0)
                }
                try host.start()
                host.run()
            } catch {
                exit(
                    reason: """
                        \(Self.self) cannot open a window: \(error). Start it in a desktop session; or with \
                        ROOST_HOST=browser, in a build with the package trait “Browser”, to serve it as a page.
                        """)
            }
        }
    #else
        private static var opensWindows: Bool { false }

        private static func openWindow() {
            exit(
                reason: """
                    \(Self.self) cannot open a window: this build of Roost has no desktop (the package trait “Desktop” \
                    is off).
                    """)
        }
    #endif

    #if Browser
        private static func serve(_ environment: [String: String]) {
            do {
                var configuration = try BrowserConfiguration(environment: environment)
                configuration.title = title
                if let place = WorkerPlace.taken(from: environment) {
                    configuration.take(place)
                } else if configuration.isSupervised {
                    var supervisor = try Supervisor(configuration, title: configuration.title)
                    tell(configuration, port: supervisor.port)
                    Foundation.exit(supervisor.run())
                }
                configuration.loadSecret(environment)
                let server = BrowserServer(configuration, app: Self.self)
                let port = try server.start()
                if !configuration.place.isSupervised { tell(configuration, port: port) }
                server.stopOnSignals()
                server.runMainLoop()
            } catch {
                exit(reason: "\(Self.self) cannot be served: \(error)")
            }
        }

        private static func tell(_ configuration: BrowserConfiguration, port: Int) {
            let address = configuration.address.contains(":") ? "[\(configuration.address)]" : configuration.address
            print("\(configuration.title) is at http://\(address):\(port) (Control-C ends it)")
            fflush(nil)
        }
    #else
        private static func serve(_ environment: [String: String]) {
            exit(
                reason: """
                    \(Self.self) cannot be served: this build of Roost has no server (the package trait “Browser” is \
                    off).
                    """
            )
        }
    #endif

    private static func exit(reason: String) -> Never {
        FileHandle.standardError.write(Data((reason + "\n").utf8))
        Foundation.exit(1)
    }
}
