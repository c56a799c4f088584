import Foundation

/// The settings of a served app.
package struct BrowserConfiguration: Sendable {
    /// The page's title until the app sets one.
    package var title = "Roost"
    /// The address to listen on, one of this machine's. With the default only this machine reaches the app.
    package var address = "127.0.0.1"
    /// The port; 0 for any free one.
    package var port = 8080
    /// Whether the server tries the next ports if the port is taken.
    package var triesFurtherPorts = true
    /// The host names that browsers may request, beside localhost and IP addresses.
    package var names: Set<String> = []
    /// The origins of pages that may show this one in a frame.
    package var embedders: [String] = []
    /// Whether `/metrics` tells figures to everybody.
    package var tellsFigures = false
    /// Whether the server writes a line for each answer.
    package var logsAccess = false
    /// The greatest number of sessions at a time.
    package var sessionLimit = 1000
    /// The greatest number of sessions of one visitor: an address, or an IPv6 network of 64 bits.
    package var sessionsPerAddress = 100
    /// The addresses and networks (`10.0.0.0/8`) of proxies that are trusted to name the visitor.
    package var trustedProxies: [String] = []
    /// The bytes of files that all sessions together may hold.
    package var uploadLimit: UInt64 = 1 << 30
    /// Seconds before a session without a page ends.
    package var grace = 120.0
    /// Seconds without input before a session ends, even if a page shows it.
    package var idleLimit = 4 * 3600.0
    /// Whether sessions run side by side, off the main thread: for apps whose sessions share no main-actor state.
    package var isParallel = false
    /// Whether a parent process starts the app, and restarts it after a fault.
    package var isSupervised = false
    /// The number of processes that share the sessions.
    package var processes = 1
    /// The place of this process among them.
    package var place = WorkerPlace()
    /// The secret that signs visitors' settings; nil for a random one of this process alone.
    package var secret: [UInt8]?
    /// The number of threads if sessions run in parallel.
    package var threads = max(2, ProcessInfo.processInfo.activeProcessorCount)

    private static let mostProcesses = 64

    package init() {}

    /// Reads `ROOST_PORT`, `ROOST_ADDRESS`, `ROOST_NAMES`, `ROOST_SESSION_LIMIT`, `ROOST_SESSIONS_PER_ADDRESS`,
    /// `ROOST_TRUSTED_PROXIES`, `ROOST_UPLOAD_LIMIT`, `ROOST_GRACE`, `ROOST_SESSIONS`, `ROOST_EMBEDDERS`,
    /// `ROOST_METRICS`, `ROOST_ACCESS_LOG`, `ROOST_SUPERVISE` and `ROOST_PROCESSES`, and checks the length of
    /// `ROOST_SECRET`.
    package init(environment: [String: String]) throws(Mistake) {
        if let text = environment["ROOST_PORT"], !text.isEmpty {
            guard let port = UInt16(text) else { throw Mistake("ROOST_PORT is “\(text)”, which is no port.") }
            (self.port, triesFurtherPorts) = (Int(port), false)
        }
        if let address = environment["ROOST_ADDRESS"], !address.isEmpty { self.address = address }
        if let names = environment["ROOST_NAMES"] {
            self.names = Set(names.split(separator: ",").map { $0.lowercased().filter { !$0.isWhitespace } })
        }
        if let limit = try Self.positive("ROOST_SESSION_LIMIT", "sessions", environment) { sessionLimit = limit }
        if let limit = try Self.positive("ROOST_SESSIONS_PER_ADDRESS", "sessions", environment) {
            sessionsPerAddress = limit
        }
        if let limit = try Self.positive("ROOST_UPLOAD_LIMIT", "megabytes", environment) {
            uploadLimit = UInt64(limit) << 20
        }
        if let text = environment["ROOST_TRUSTED_PROXIES"] {
            trustedProxies = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            if let other = trustedProxies.first(where: { NetworkAddress.Range($0) == nil }) {
                throw Mistake("ROOST_TRUSTED_PROXIES has “\(other)”, which is neither an address nor a network.")
            }
        }
        if let text = environment["ROOST_GRACE"], !text.isEmpty {
            guard let seconds = Double(text), seconds >= 0 else {
                throw Mistake("ROOST_GRACE is “\(text)”, which is no number of seconds.")
            }
            grace = seconds
        }
        if let text = environment["ROOST_EMBEDDERS"] {
            embedders = text.split(separator: ",").map { $0.lowercased().filter { !$0.isWhitespace } }
            if let other = embedders.first(where: { !Self.isOrigin($0) }) {
                throw Mistake("ROOST_EMBEDDERS has “\(other)”, which is no origin such as https://example.org.")
            }
        }
        tellsFigures = try Self.flag("ROOST_METRICS", environment)
        logsAccess = try Self.flag("ROOST_ACCESS_LOG", environment)
        isSupervised = try Self.flag("ROOST_SUPERVISE", environment)
        if let text = environment["ROOST_PROCESSES"], !text.isEmpty {
            guard let count = Int(text), (1...Self.mostProcesses).contains(count) else {
                throw Mistake("ROOST_PROCESSES is “\(text)”; it can be 1 to \(Self.mostProcesses).")
            }
            processes = count
            if count > 1 { isSupervised = true }
        }
        if let secret = environment["ROOST_SECRET"], !secret.isEmpty {
            guard secret.utf8.count >= ServerSecret.leastLength else {
                throw Mistake("ROOST_SECRET is too short: it needs \(ServerSecret.leastLength) random characters.")
            }
        }
        switch environment["ROOST_SESSIONS"] {
        case nil, "", "main": isParallel = false
        case "parallel": isParallel = true
        case let text?: throw Mistake("ROOST_SESSIONS is “\(text)”; it can be main or parallel.")
        }
    }

    private static func flag(_ variable: String, _ environment: [String: String]) throws(Mistake) -> Bool {
        switch environment[variable] {
        case nil, "", "0": false
        case "1": true
        case let text?: throw Mistake("\(variable) is “\(text)”; it can be 0 or 1.")
        }
    }

    /// Whether a text is a scheme, a host and at most a port: anything else would change the policy that it is put in.
    private static func isOrigin(_ text: String) -> Bool {
        guard let url = URLComponents(string: text), let host = url.host, !host.isEmpty else { return false }
        let port = url.port.map { ":\($0)" } ?? ""
        return ["http", "https"].contains(url.scheme) && text == "\(url.scheme!)://\(host)\(port)"
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") }
    }

    /// A whole number from 1 to a thousand million; nil if the variable is not set.
    private static func positive(
        _ variable: String, _ unit: String, _ environment: [String: String]
    ) throws(Mistake) -> Int? {
        guard let text = environment[variable], !text.isEmpty else { return nil }
        guard let number = Int(text), (1...1_000_000_000).contains(number) else {
            throw Mistake("\(variable) is “\(text)”, which is no number of \(unit).")
        }
        return number
    }

    /// Makes this process one of those that a supervisor has started, with its share of the sessions.
    package mutating func take(_ place: WorkerPlace) {
        self.place = place
        sessionLimit = (sessionLimit + place.count - 1) / place.count
    }

    /// Takes the secret from the environment or from the app's file, which is made if it is missing.
    package mutating func loadSecret(_ environment: [String: String]) {
        secret = ServerSecret.load(app: title, environment: environment)
    }

    /// An invalid setting.
    package struct Mistake: Error, CustomStringConvertible {
        package let description: String
        init(_ description: String) { self.description = description }
    }
}
