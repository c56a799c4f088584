import Foundation

/// A user's package, made ready for previews: its modules are built by SwiftPM in the package's own build folder, then
/// linked into a library beside Roost, which is linked once. A small host process loads both.
public final class Workshop {
    /// The milliseconds that the last preparation took, by step.
    public struct Times: Codable, Sendable {
        public var compile = 0.0
        public var link = 0.0
    }

    /// What a preparation finds out, kept for the next one, and for the next start of `roost`.
    struct Knowledge: Codable {
        var wanted: [String] = []
        /// The package's own modules with previews, and those of its own that they import, each after its imports.
        var locals: [BuildPlan.Module] = []
        var jobs: [String: FrontendJob] = [:]
        /// What other files see of each file.
        var interfaces: [String: [String]] = [:]
        /// Each file's text outside of its previews.
        var outlines: [String: Int] = [:]
        var stamps = SourceStamps()
    }

    public let root: URL
    public private(set) var times = Times()
    let wanted: [String]
    let say: (String) -> Void
    var knowledge: Knowledge
    private var isSaved = true
    /// The sources of the last preparation, if it failed: the same ones fail again.
    private var failed: SourceStamps?
    private let watch = SourceWatch()

    var folder: URL { root.appending(path: ".build/roost") }
    private var stateFile: URL { folder.appending(path: "state.json") }

    /// - Parameters:
    ///   - path: A folder of the package, or one inside it.
    ///   - targets: The targets with previews; empty for all that import SwiftUI.
    ///   - say: Takes a line of progress.
    public init(path: String, targets: [String] = [], say: @escaping (String) -> Void) throws {
        var folder = URL(filePath: path).standardizedFileURL
        while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path()) {
            guard folder.path() != "/" else {
                throw WorkshopError(.setup, "There is no Package.swift in \(path). `roost new NAME` makes a package.")
            }
            folder = folder.deletingLastPathComponent()
        }
        root = folder
        wanted = targets
        self.say = say
        knowledge = Knowledge()
        if let data = try? Data(contentsOf: stateFile),
            let known = try? JSONDecoder().decode(Knowledge.self, from: data), known.wanted == targets
        {
            knowledge = known
        }
    }

    /// Whether a source has changed since the last preparation, or since the one that failed. Cheap while nothing
    /// happens.
    func hasNewSources() -> Bool {
        guard watch.takeNotice() else { return false }
        if let failed { return failed.changes()?.isEmpty != true }
        return knowledge.stamps.changes()?.isEmpty != true
    }

    /// The present dates of the sources, to see whether one has changed since a build that failed.
    private var presentStamps: SourceStamps {
        knowledge.stamps.isEmpty ? SourceStamps(of: ownSources, folders: []) : SourceStamps(renewing: knowledge.stamps)
    }

    /// The Swift files below the package's folder, where no build has told of them.
    private var ownSources: [String] {
        let files = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map { $0.path() }
    }

    /// Brings the libraries up to date with the sources.
    /// - Throws: `WorkshopError` with the compiler's messages.
    public func prepare() throws {
        let present = presentStamps
        do {
            try build()
            failed = nil
        } catch {
            failed = present
            throw error
        }
    }

    /// Watches the folders of the sources that are known now.
    func followSources() {
        let files = knowledge.stamps.isEmpty ? ownSources : knowledge.stamps.paths
        watch.follow(Set(files.map { URL(filePath: $0).deletingLastPathComponent().path() }))
    }

    private func build() throws {
        times = Times()
        let changed = knowledge.stamps.changes()
        if let changed, changed.isEmpty { return }
        let (start, date) = (ContinuousClock.now, Date())
        // Taken before the compiler reads: a change meanwhile counts as one.
        var stamps = SourceStamps(renewing: knowledge.stamps)
        var isPlanned = false
        if let changed, let compiled = try compileAlone(changed) {
            for (source, interface) in compiled { knowledge.interfaces[source] = interface }
        } else {
            let plan = try compileAll()
            isPlanned = true
            stamps = SourceStamps(of: plan.sources, folders: sourceFolders, start: date)
        }
        times.compile = milliseconds(since: start)
        let link = ContinuousClock.now
        try linkUser(isPlanned: isPlanned)
        times.link = milliseconds(since: link)
        knowledge.stamps = stamps
        knowledge.wanted = wanted
        isSaved = false
    }

    /// Keeps what the preparations have found out for the next start of `roost`.
    public func save() {
        guard !isSaved else { return }
        isSaved = true
        try? JSONEncoder().encode(knowledge).write(to: stateFile)
    }

    /// Starts a host of the present code.
    func startHost() throws -> HostProcess {
        try HostProcess([host.path(), userLibrary.path()], symbolizer: symbolizer)
    }

    /// All source files of the package's own modules.
    public var sources: [String] { knowledge.locals.flatMap(\.sources) }

    /// Finds calls in the present sources.
    var sourceIndex: SourceIndex {
        SourceIndex(Dictionary(knowledge.locals.map { ($0.name, $0.sources) }, uniquingKeysWith: +))
    }

    private var sourceFolders: Set<String> {
        Set(sources.map { URL(filePath: $0).deletingLastPathComponent().path() })
    }

    private func milliseconds(since start: ContinuousClock.Instant) -> Double {
        (ContinuousClock.now - start) / .milliseconds(1)
    }
}
