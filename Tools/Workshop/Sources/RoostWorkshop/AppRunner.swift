import Foundation
import RoostPreviewMessages

/// A package's app, served to browsers: it follows each save of the sources.
public final class AppRunner {
    private let workshop: Workshop
    private let port: Int
    private let say: (String) -> Void
    private var host: HostProcess?
    private var kept: [KeptValue] = []
    private var isTold = false

    /// - Parameter say: Takes what happens, a line each.
    public init(_ workshop: Workshop, port: Int, say: @escaping (String) -> Void) {
        self.workshop = workshop
        self.port = port
        self.say = say
    }

    /// Serves and follows the sources until the process ends.
    public func run() -> Never {
        restart()
        while true {
            usleep(20_000)
            if workshop.hasNewSources() { restart() }
            if let host, !host.isRunning {
                self.host = nil
                say("\(host.crashMessage)\nThe next save starts the app again.")
            }
        }
    }

    private func restart() {
        let start = ContinuousClock.now
        defer { workshop.followSources() }
        do {
            try workshop.prepare()
            if case .states(let states)? = try? host?.ask(.states) { kept = states[""] ?? kept }
            // The port is free once the old host has ended.
            host?.end()
            host = nil
            let new = try workshop.startHost()
            guard case .serving(let apps) = try new.ask(.run(port: port, states: kept)), let app = apps.first else {
                return
            }
            host = new
            let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
            say(
                isTold
                    ? "\(app.summary.id) is new after \(milliseconds) ms."
                    : "\(app.summary.id) is at \(app.address ?? "") (Control-C ends it)")
            isTold = true
            workshop.save()
        } catch {
            say("\(error)")
        }
    }
}
