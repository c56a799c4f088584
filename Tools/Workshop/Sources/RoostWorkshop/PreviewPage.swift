import Foundation
import RoostPreviewMessages

/// The page of a package's previews: it follows each save of the sources.
public final class PreviewPage {
    /// What the page shows.
    struct State: Codable {
        var package: String
        /// The package's folder, with which the errors' files begin.
        var folder: String
        /// Grows with each new host.
        var generation = 0
        var isBuilding = false
        var previews: [LivePreview] = []
        /// The compiler's errors; the pictures are those of the code before.
        var errors: [CompilerMessages.Message] = []
        /// Why there is nothing new to see.
        var failure: String?
        /// The message of code that has ended its process.
        var crash: String?
        var settings = PreviewSettings()
        /// The milliseconds of the last change, by step.
        var times: [String: Double] = [:]
    }

    private enum Command: Sendable {
        case settings(PreviewSettings)
        case restart
        case inspect(preview: String, Answer)
    }

    private let workshop: Workshop
    private let embedders: [String]
    private let feed = EventFeed()
    private let inbox = Inbox<Command>()
    private var server: PageServer?
    private var state: State
    private var host: HostProcess?
    private var kept: [String: [KeptValue]] = [:]

    /// - Parameter embedders: Further origins whose pages may show the previews, as in `https://example.com`.
    public init(_ workshop: Workshop, embedders: [String] = []) {
        self.workshop = workshop
        self.embedders = embedders
        state = State(package: workshop.root.lastPathComponent, folder: workshop.root.path())
    }

    /// Listens, and returns the page's address.
    public func listen(port: Int) throws -> String {
        let (feed, inbox) = (feed, inbox)
        let server = try PageServer(port: port) { request in
            switch (request.method, request.path) {
            case ("GET", "/"): return .content(type: "text/html; charset=utf-8", Data(PreviewPage.page.utf8))
            case ("GET", "/events"): return .events(feed)
            case ("POST", "/restart"): inbox.put(.restart)
            case ("POST", "/inspect"):
                let answer = Answer()
                inbox.put(.inspect(preview: String(decoding: request.body, as: UTF8.self), answer))
                guard let inspection = answer.wait() else { return .notFound }
                return .content(type: "application/json", inspection)
            case ("POST", "/settings"):
                guard let settings = try? JSONDecoder().decode(PreviewSettings.self, from: request.body) else {
                    return .notFound
                }
                inbox.put(.settings(settings))
            default: return .notFound
            }
            return .content(type: "text/plain", Data())
        }
        self.server = server
        return "http://127.0.0.1:\(server.port)/"
    }

    /// Follows the sources until the process ends.
    public func run() -> Never {
        change { $0.isBuilding = true }
        rebuild(since: .now)
        while true {
            for command in inbox.take(within: 0.02) {
                switch command {
                case .settings(let settings):
                    change { $0.settings = settings }
                    startHost()
                case .restart: startHost()
                case .inspect(let preview, let answer): answer.give(inspection(of: preview))
                }
            }
            if workshop.hasNewSources() {
                change { $0.isBuilding = true }
                rebuild(since: .now)
            }
            if let host, !host.isRunning {
                self.host = nil
                change { $0.crash = host.crashMessage }
            }
        }
    }

    private func rebuild(since start: ContinuousClock.Instant) {
        defer { workshop.followSources() }
        do {
            try workshop.prepare()
            startHost(since: start)
            workshop.save()
        } catch {
            let error = error as? WorkshopError
            change {
                $0.isBuilding = false
                $0.errors = error?.messages ?? []
                $0.failure = error?.messages.isEmpty == false ? nil : error?.description ?? "The build failed."
            }
        }
    }

    /// Starts a host of the new code with the states of the old one, which runs on until the new one has loaded the code.
    /// The new one takes the old one's ports, so that the frames only have to connect again.
    private func startHost(since start: ContinuousClock.Instant = .now) {
        let before = ContinuousClock.now
        do {
            let new = try workshop.startHost()
            _ = try new.ask(.previews)
            if case .states(let states)? = try? host?.ask(.states) { kept.merge(states) { $1 } }
            host?.end()
            host = nil
            let origins = ["127.0.0.1", "localhost"].map { "http://\($0):\(server?.port ?? 0)" }
            let request = HostRequest.serve(
                settings: state.settings, states: kept, embedders: origins + embedders, ports: ports)
            guard case .serving(let previews) = try new.ask(request) else { return }
            host = new
            let now = ContinuousClock.now
            change {
                $0.generation += 1
                $0.previews = previews
                ($0.isBuilding, $0.errors, $0.failure, $0.crash) = (false, [], nil, nil)
                $0.times = [
                    "compile": workshop.times.compile, "link": workshop.times.link,
                    "load": (now - before) / .milliseconds(1), "all": (now - start) / .milliseconds(1),
                ]
            }
        } catch {
            change {
                ($0.isBuilding, $0.errors) = (false, [])
                $0.crash = "\(error)"
            }
        }
    }

    /// The ports of the previews, by id.
    private var ports: [String: Int] {
        let known = state.previews.compactMap { preview -> (String, Int)? in
            guard let port = preview.address.flatMap({ URL(string: $0)?.port }) else { return nil }
            return (preview.summary.id, port)
        }
        return Dictionary(known, uniquingKeysWith: { $1 })
    }

    /// The views of a preview as JSON; nil where its window is not open.
    private func inspection(of preview: String) -> Data? {
        guard case .inspection(var inspection)? = try? host?.ask(.inspect(preview: preview)) else { return nil }
        workshop.sourceIndex.locate(&inspection)
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "∞", negativeInfinity: "-∞", nan: "nan")
        return try? encoder.encode(inspection)
    }

    private func change(_ change: (inout State) -> Void) {
        change(&state)
        feed.publish(state)
    }
}

/// Messages from several threads to one.
private final class Inbox<Message: Sendable>: @unchecked Sendable {
    // Unchecked: all is used under `condition`.
    private let condition = NSCondition()
    private var messages: [Message] = []

    func put(_ message: Message) {
        condition.withLock {
            messages.append(message)
            condition.signal()
        }
    }

    /// The messages that have come, or that come within some seconds.
    func take(within seconds: Double) -> [Message] {
        condition.withLock {
            if messages.isEmpty { _ = condition.wait(until: Date(timeIntervalSinceNow: seconds)) }
            defer { messages = [] }
            return messages
        }
    }
}

/// An answer that one thread waits for and another gives.
private final class Answer: @unchecked Sendable {
    // Unchecked: `data` is written before the semaphore is signalled and read after.
    private let semaphore = DispatchSemaphore(value: 0)
    private var data: Data?

    func give(_ data: Data?) {
        self.data = data
        semaphore.signal()
    }

    /// The answer; nil where none comes within ten seconds, as during a long build.
    func wait() -> Data? { semaphore.wait(timeout: .now() + 10) == .success ? data : nil }
}
