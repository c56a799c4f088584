import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import RoostPreviewMessages
import SwiftUI

#if Browser
    import RoostBrowser
#endif

/// The package's app, served to browsers.
@MainActor
final class ServedApp {
    private let windows: OpenWindows
    #if Browser
        private var server: BrowserServer?
    #endif

    init(_ kept: [KeptValue]) { windows = OpenWindows(kept) }

    /// The states of the window that was opened last.
    var states: [KeptValue] { windows.states }

    /// - Throws: `HostFailure` where the package has no app, or several.
    func start(port: Int) throws -> LivePreview {
        let apps = PreviewCatalog.apps().filter { !String(reflecting: $0).hasPrefix("Roost") }
        guard let app = apps.first, apps.count == 1 else {
            let names = apps.map { "\($0)" }.joined(separator: ", ")
            throw HostFailure(
                apps.isEmpty
                    ? "The package has no type that conforms to App. `roost preview` shows its previews."
                    : "The package has several apps: \(names). `--target` names the module of one.")
        }
        let summary = PreviewSummary(id: "\(app)", name: nil, file: nil, line: nil, provider: nil, traits: [])
        return LivePreview(
            summary: summary, address: try serve(app, port: port), width: 0, height: 0, isDevice: false)
    }

    #if Browser
        private func serve<A: App>(_ app: A.Type, port: Int) throws -> String {
            var configuration = try BrowserConfiguration(environment: ProcessInfo.processInfo.environment)
            configuration.title = "\(app)"
            (configuration.port, configuration.triesFurtherPorts) = (port, false)
            // Called where main-actor code runs.
            let windows = windows
            nonisolated(unsafe) let make = { LiveApp(app, viewport: $0, environment: $1) }
            let server = BrowserServer(configuration) { viewport, change in
                var environment = EnvironmentValues.standard
                change(&environment)
                environment.stateSeeds = windows.seeds
                let live = make(viewport, environment)
                windows.last = live.session
                return live
            }
            self.server = server
            return "http://127.0.0.1:\(try server.start())/"
        }
    #else
        private func serve<A: App>(_ app: A.Type, port: Int) throws -> String {
            throw HostFailure("Apps are served by Roost with its package trait “Browser”.")
        }
    #endif
}
