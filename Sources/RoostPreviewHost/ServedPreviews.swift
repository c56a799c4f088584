import CoreGraphics
import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import RoostLocks
import RoostPreviewMessages
import SwiftUI

#if Browser
    import RoostBrowser
#endif

/// The previews of this process, each served as a page of its own.
@MainActor
final class ServedPreviews {
    private let settings: PreviewSettings
    private let kept: [String: [KeptValue]]
    private let embedders: [String]
    private let ports: [String: Int]
    private var windows: [String: OpenWindows] = [:]
    #if Browser
        private var servers: [BrowserServer] = []
    #endif

    /// - Parameters:
    ///   - states: The states with which previews start, by preview.
    ///   - ports: The ports that they had before.
    init(settings: PreviewSettings, states: [String: [KeptValue]], embedders: [String], ports: [String: Int]) {
        self.settings = settings
        kept = states
        self.embedders = embedders
        self.ports = ports
    }

    func start(_ entries: [PreviewEntry]) async -> [LivePreview] {
        var previews: [LivePreview] = []
        for entry in entries { previews.append(await start(entry)) }
        return previews
    }

    /// The states of the previews that are open, and those that were kept for the others.
    var states: [String: [KeptValue]] {
        kept.merging(windows.compactMapValues { $0.states }) { $1 }
    }

    /// The graph of the window that shows a preview; nil where none is open.
    func graph(of preview: String) -> ViewGraph? { windows[preview]?.last?.graph }

    func stop() {
        #if Browser
            for server in servers { server.stop() }
            servers = []
        #endif
    }

    private func start(_ entry: PreviewEntry) async -> LivePreview {
        var live = LivePreview(summary: entry.summary, address: nil, width: 402, height: 874, isDevice: true)
        do {
            let stage = try await PreviewStage(entry, settings)
            (live.width, live.height) = (stage.size.width, stage.size.height)
            live.isDevice = stage.safeArea != EdgeInsets()
            live.address = try serve(entry, stage)
        } catch {
            live.failure = "\(error)"
        }
        return live
    }

    #if Browser
        private func serve(_ entry: PreviewEntry, _ stage: PreviewStage) throws -> String {
            var configuration = BrowserConfiguration()
            configuration.title = entry.summary.name ?? entry.summary.id
            configuration.triesFurtherPorts = false
            configuration.embedders = embedders
            configuration.sessionLimit = 20
            configuration.grace = 5
            let open = OpenWindows(kept[entry.summary.id] ?? [])
            windows[entry.summary.id] = open
            // Called where main-actor code runs.
            nonisolated(unsafe) let view = stage.surrounded
            let safeArea = stage.safeArea
            func listen(_ port: Int) throws -> Int {
                configuration.port = port
                let server = BrowserServer(configuration) { viewport, change in
                    var environment = EnvironmentValues.standard
                    change(&environment)
                    environment.stateSeeds = open.seeds
                    let live = LiveApp(
                        view, viewport: Viewport(size: viewport.size, scale: viewport.scale, safeArea: safeArea),
                        environment: environment)
                    open.last = live.session
                    return live
                }
                let port = try server.start()
                servers.append(server)
                return port
            }
            let known = try? ports[entry.summary.id].map(listen)
            return "http://127.0.0.1:\(try known ?? listen(0))/"
        }
    #else
        private func serve(_ entry: PreviewEntry, _ stage: PreviewStage) throws -> String {
            throw HostFailure("Live previews need Roost with its package trait “Browser”.")
        }
    #endif
}

/// The windows that show a preview: they start with the states of the one before.
final class OpenWindows: @unchecked Sendable {
    // Unchecked: used on the main thread, where sessions run.
    private var kept: [KeptValue]
    weak var last: LiveSession?

    init(_ kept: [KeptValue]) { self.kept = kept }

    /// The written states of the last window.
    var states: [KeptValue] { last.map { $0.graph.keptStates.map(KeptValue.init) } ?? kept }

    /// The starts of a new window's states.
    var seeds: StateSeeds {
        kept = states
        let values = Dictionary(
            kept.map { (StatePlace(view: $0.view, name: $0.name), $0.json) }, uniquingKeysWith: { $1 })
        return StateSeeds { place, type, _ in
            guard case let json?? = values[place] else { return nil }
            return StateArchive.value(json, of: type)
        }
    }
}
