import Foundation

/// A user's package, made ready for previews: its modules are built by SwiftPM in the package's own build folder, then
/// linked into a library beside Roost, which is linked once. A small host process loads both.
public final class Workshop {
    /// The milliseconds that the last preparation took, by step.
    public struct Times: Codable, Sendable {
        public var compile = 0.0
        public var link = 0.0
    }

    public let root: URL
    public private(set) var times = Times()
    private let wanted: [String]
    private let say: (String) -> Void
    private var plan = BuildPlan("")
    private var locals: Set<String> = []
    private var stamps: [String: Date] = [:]
    /// The names of the Swift files in each folder with sources.
    private var files: [String: Set<String>] = [:]

    private var build: URL { root.appending(path: ".build/debug") }
    private var folder: URL { root.appending(path: ".build/roost") }
    private var baseLibrary: URL { folder.appending(path: "libRoostBase.so") }
    private var host: URL { folder.appending(path: "preview-host") }
    private var userLibrary: URL { folder.appending(path: "libPreviews.so") }

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
    }

    /// Brings the libraries up to date with the sources.
    /// - Throws: `WorkshopError` with the compiler's messages.
    public func prepare() throws {
        times = Times()
        let changed = changedSources()
        if let changed, changed.isEmpty { return }
        let start = ContinuousClock.now
        if let changed, try compileAlone(changed) {
            times.compile = milliseconds(since: start)
        } else {
            try compileAll()
            times.compile = milliseconds(since: start)
        }
        let link = ContinuousClock.now
        try linkBase()
        try linkUser()
        times.link = milliseconds(since: link)
        noteSources()
    }

    /// The program and the arguments that start the host.
    public var hostCommand: [String] { [host.path(), userLibrary.path()] }

    /// All source files of the package's own modules.
    public var sources: [String] { locals.sorted().flatMap { plan.modules[$0]?.sources ?? [] } }

    // MARK: Compiling

    private func compileAll() throws {
        say("Building \(root.lastPathComponent) …")
        let targets = wanted.isEmpty ? [[]] : wanted.map { ["--target", $0] }
        for target in targets + [["--target", "RoostPreviewHost"]] {
            let result = try Tool.run("swift", ["build"] + target, in: root)
            guard result.status == 0 else { throw Self.buildError(result.output) }
        }
        plan = BuildPlan(try String(contentsOf: root.appending(path: ".build/debug.yaml"), encoding: .utf8))
        locals = try findLocals()
    }

    private static func buildError(_ output: String) -> WorkshopError {
        if output.contains("no target named 'RoostPreviewHost'") {
            return WorkshopError(
                .setup,
                "The package does not depend on Roost, or on a version of it without previews. Add the dependency: "
                    + "`.product(name: \"SwiftUI\", package: \"Roost\")`.")
        }
        return WorkshopError(.build, CompilerMessages(output).text)
    }

    /// The package's own modules that import SwiftUI, and those that they import.
    private func findLocals() throws -> Set<String> {
        let description = try PackageDescription(of: root)
        let kinds: Set = ["library", "executable", "snippet"]
        let own = description.targets.filter { kinds.contains($0.type) && (wanted.isEmpty || wanted.contains($0.name)) }
        let host = plan.closure(of: ["RoostPreviewHost"])
        let shown = own.map(\.c99name).filter {
            !host.contains($0) && plan.closure(of: [$0]).contains("SwiftUI") && isBuilt($0)
        }
        guard !shown.isEmpty else {
            throw WorkshopError(.setup, "No target of \(description.name) imports SwiftUI.")
        }
        let ownNames = Set(description.targets.map(\.c99name))
        return plan.closure(of: shown).intersection(ownNames).subtracting(host)
    }

    private func isBuilt(_ module: String) -> Bool {
        plan.modules[module]?.objects.allSatisfy { FileManager.default.fileExists(atPath: $0) } ?? false
    }

    /// Compiles the modules of changed files by the commands of the plan, which saves SwiftPM's own second; false where the
    /// change needs SwiftPM.
    private func compileAlone(_ changed: Set<String>) throws -> Bool {
        var stale: Set<String> = []
        for module in plan.ordered(locals) {
            let isChanged = module.sources.contains(where: changed.contains)
            if isChanged || !stale.isDisjoint(with: module.dependencies) { stale.insert(module.name) }
        }
        let covered = Set(stale.flatMap { plan.modules[$0]?.sources ?? [] })
        guard changed.isSubset(of: covered) else { return false }
        for module in plan.ordered(stale) {
            let result = try Tool.run(module.command[0], Self.arguments(of: module), in: root)
            guard result.status == 0 else { throw Self.buildError(result.output) }
        }
        return true
    }

    /// The module's own arguments, without the index for editors and the driver's reports to SwiftPM.
    private static func arguments(of module: BuildPlan.Module) -> [String] {
        var arguments = Array(module.command.dropFirst()).filter { $0 != "-parseable-output" }
        if let index = arguments.firstIndex(of: "-index-store-path") { arguments.removeSubrange(index...index + 1) }
        return arguments
    }

    // MARK: Linking

    /// Links Roost, and what else the package depends on, into one library. Only a change of these links it anew.
    private func linkBase() throws {
        let names = plan.closure(of: locals.union(["RoostPreviewHost"])).subtracting(locals)
        let objects = plan.ordered(names).flatMap(\.objects)
        if isNewer(baseLibrary, than: objects), FileManager.default.fileExists(atPath: host.path()) { return }
        say("Linking Roost, which is needed once …")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let archive = folder.appending(path: "libCObjects.a")
        try? FileManager.default.removeItem(at: archive)
        let cObjects = plan.cObjects.filter { FileManager.default.fileExists(atPath: $0) }
        if !cObjects.isEmpty {
            let list = folder.appending(path: "c-objects")
            try Self.writeList(cObjects, to: list)
            try link("ar", ["rcsT", archive.path(), "@\(list.path())"])
        }
        let list = folder.appending(path: "base-objects")
        try Self.writeList(objects, to: list)
        try link(
            compiler,
            ["-emit-library", "-use-ld=lld", "-o", baseLibrary.path(), "@\(list.path())"]
                + (cObjects.isEmpty ? [] : [archive.path()]) + plan.systemLibraries + ["-lstdc++"])
        try linkHost()
    }

    /// A program that loads the libraries that it is given, and then runs the host.
    private func linkHost() throws {
        let source = folder.appending(path: "preview-host.c")
        let text = """
            #include <dlfcn.h>
            #include <stdio.h>

            int roost_preview_host_main(void);

            int main(int count, char **libraries) {
                for (int index = 1; index < count; index++) {
                    if (!dlopen(libraries[index], RTLD_NOW | RTLD_GLOBAL)) {
                        fprintf(stderr, "%s\\n", dlerror());
                        return 3;
                    }
                }
                return roost_preview_host_main();
            }
            """
        try text.write(to: source, atomically: true, encoding: .utf8)
        let clang = URL(filePath: compiler).deletingLastPathComponent().appending(path: "clang").path()
        let runtime = try Self.runtimeFolder(compiler)
        try link(
            clang,
            [
                source.path(), "-o", host.path(), "-fuse-ld=lld", "-L\(folder.path())", "-lRoostBase", "-L\(runtime)",
                "-lswiftCore",
                "-Wl,-rpath,$ORIGIN", "-Wl,-rpath,\(runtime)", "-ldl", "-Wl,--allow-shlib-undefined",
            ])
    }

    private static func runtimeFolder(_ compiler: String) throws -> String {
        URL(filePath: compiler).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "lib/swift/linux").path()
    }

    private func linkUser() throws {
        let objects = plan.ordered(locals).flatMap(\.objects)
        let list = folder.appending(path: "user-objects")
        try Self.writeList(objects, to: list)
        try link(
            compiler,
            [
                "-emit-library", "-use-ld=lld", "-o", userLibrary.path(), "@\(list.path())", "-L\(folder.path())",
                "-lRoostBase", "-Xlinker", "-rpath=$ORIGIN",
            ])
    }

    private var compiler: String { plan.modules["RoostPreviewHost"]?.command.first ?? "swiftc" }

    private func link(_ program: String, _ arguments: [String]) throws {
        let result = try Tool.run(program, arguments, in: root)
        guard result.status == 0 else {
            throw WorkshopError(.build, "The previews cannot be linked:\n\(result.output.suffix(4000))")
        }
    }

    private static func writeList(_ paths: [String], to file: URL) throws {
        let quoted = paths.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
        try quoted.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    // MARK: Changes

    private struct State: Codable {
        var locals: [String]
        var wanted: [String]
        var stamps: [String: Date]
        var files: [String: Set<String>]
    }

    private var stateFile: URL { folder.appending(path: "state.json") }

    /// The sources whose dates differ from the last preparation; nil where a file came or went, or nothing is known.
    private func changedSources() -> Set<String>? {
        if stamps.isEmpty { loadState() }
        guard !stamps.isEmpty else { return nil }
        guard files.allSatisfy({ Self.swiftFiles(in: $0) == $1 }) else { return nil }
        var changed: Set<String> = []
        for (path, date) in stamps {
            guard let now = Self.date(of: path) else { return nil }
            if now != date { changed.insert(path) }
        }
        return changed
    }

    private func loadState() {
        guard let data = try? Data(contentsOf: stateFile),
            let state = try? JSONDecoder().decode(State.self, from: data),
            state.wanted == wanted,
            let text = try? String(contentsOf: root.appending(path: ".build/debug.yaml"), encoding: .utf8)
        else { return }
        plan = BuildPlan(text)
        locals = Set(state.locals)
        stamps = state.stamps
        files = state.files
    }

    private func noteSources() {
        let known = plan.closure(of: locals.union(["RoostPreviewHost"])).flatMap { plan.modules[$0]?.sources ?? [] }
        stamps = [:]
        for path in known + [root.appending(path: "Package.swift").path()] { stamps[path] = Self.date(of: path) }
        files = [:]
        for folder in Set(sources.map { URL(filePath: $0).deletingLastPathComponent().path() }) {
            files[folder] = Self.swiftFiles(in: folder)
        }
        let state = State(locals: locals.sorted(), wanted: wanted, stamps: stamps, files: files)
        try? JSONEncoder().encode(state).write(to: stateFile)
    }

    private static func swiftFiles(in folder: String) -> Set<String> {
        Set(((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".swift") })
    }

    private static func date(of path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    private func isNewer(_ file: URL, than objects: [String]) -> Bool {
        guard let made = Self.date(of: file.path()) else { return false }
        return objects.allSatisfy { Self.date(of: $0).map { $0 <= made } ?? false }
    }

    private func milliseconds(since start: ContinuousClock.Instant) -> Double {
        (ContinuousClock.now - start) / .milliseconds(1)
    }
}
