import Foundation

extension Workshop {
    // MARK: By SwiftPM

    struct Plan {
        /// All sources of the plan that previews depend on, and the manifest.
        var sources: [String]
    }

    /// Builds everything by SwiftPM, and links what the package's modules depend on.
    func compileAll() throws -> Plan {
        say("Building \(root.lastPathComponent) …")
        var targets = wanted.isEmpty ? [[]] : wanted.map { ["--target", $0] }
        // Where only the package's own files differ, the host is as it was, and SwiftPM's second of looking is saved.
        if knowledge.stamps.haveChanged(besides: sources) || !FileManager.default.fileExists(atPath: host.path()) {
            targets.append(["--target", "RoostPreviewHost"])
        }
        for target in targets {
            let progress = BuildProgress(say)
            let result = try Tool.run("swift", ["build"] + target, in: root, line: progress.take)
            guard result.status == 0 else { throw Self.buildError(result.output) }
        }
        let plan = BuildPlan(
            try String(contentsOf: root.appending(path: ".build/debug.yaml"), encoding: .utf8))
        let names = try findLocals(plan)
        let locals = plan.ordered(names)
        try linkBase(plan, without: names)
        var known = Knowledge()
        known.locals = locals
        for module in locals {
            for job in try FrontendJob.all(Self.arguments(of: module), of: module.command[0], in: root) {
                known.jobs[job.source] = job
                known.interfaces[job.source] = job.interface
                known.outlines[job.source] = PreviewOutline.hash(ofFile: job.source)
            }
        }
        knowledge = known
        let sources = plan.closure(of: names.union(["RoostPreviewHost"])).flatMap { plan.modules[$0]?.sources ?? [] }
        // The build itself makes the sources in its folder.
        let made = root.appending(path: ".build").path() + "/"
        return Plan(
            sources: sources.filter { !$0.hasPrefix(made) } + [root.appending(path: "Package.swift").path()])
    }

    private static func buildError(_ output: String) -> WorkshopError {
        if output.contains("no target named 'RoostPreviewHost'") {
            return WorkshopError(
                .setup,
                "The package does not depend on Roost, or on a version of it without previews. Add the dependency: "
                    + "`.product(name: \"SwiftUI\", package: \"Roost\")`.")
        }
        let messages = CompilerMessages(output)
        return WorkshopError(.build, messages.text, messages: messages.messages)
    }

    /// The package's own modules that import SwiftUI, and those that they import.
    private func findLocals(_ plan: BuildPlan) throws -> Set<String> {
        let description = try PackageDescription(of: root)
        let kinds: Set = ["library", "executable", "snippet"]
        let own = description.targets.filter { kinds.contains($0.type) && (wanted.isEmpty || wanted.contains($0.name)) }
        let host = plan.closure(of: ["RoostPreviewHost"])
        let shown = own.map(\.c99name).filter { name in
            !host.contains(name) && plan.closure(of: [name]).contains("SwiftUI")
                && plan.modules[name]?.objects.allSatisfy { FileManager.default.fileExists(atPath: $0) } == true
        }
        guard !shown.isEmpty else {
            throw WorkshopError(.setup, "No target of \(description.name) imports SwiftUI.")
        }
        let ownNames = Set(description.targets.map(\.c99name))
        return plan.closure(of: shown).intersection(ownNames).subtracting(host)
    }

    // MARK: By the compiler alone

    /// Compiles changed files of the package's own modules by the compiler's own commands, which saves SwiftPM's and the
    /// driver's second. Returns what other files see of each; nil where the change needs SwiftPM.
    func compileAlone(_ changed: Set<String>) throws -> [String: [String]]? {
        guard changed.isSubset(of: sources) else { return nil }
        var interfaces: [String: [String]] = [:]
        for (index, module) in knowledge.locals.enumerated() {
            let files = module.sources.filter(changed.contains)
            guard !files.isEmpty else { continue }
            if try compileFiles(files, &interfaces) { continue }
            // Other files may see the change: the driver knows which.
            for module in knowledge.locals[index...] {
                let result = try Tool.run(module.command[0], Self.arguments(of: module), in: root)
                guard result.status == 0 else { throw Self.buildError(result.output) }
                for source in module.sources {
                    interfaces[source] = knowledge.jobs[source]?.interface
                    knowledge.outlines[source] = PreviewOutline.hash(ofFile: source)
                }
            }
            return interfaces
        }
        return interfaces
    }

    /// Compiles files each by itself; false where other files may see the changes.
    private func compileFiles(_ files: [String], _ interfaces: inout [String: [String]]) throws -> Bool {
        guard files.count <= 2 else { return false }
        let jobs = files.compactMap { knowledge.jobs[$0] }
        guard jobs.count == files.count else { return false }
        let outlines = files.map { PreviewOutline.hash(ofFile: $0) }
        let results = try Tool.runAll(jobs.map(\.command), in: root)
        let failures = results.filter { $0.status != 0 }
        guard failures.isEmpty else { throw Self.buildError(failures.map(\.output).joined(separator: "\n")) }
        for (job, outline) in zip(jobs, outlines) {
            guard let new = job.interface, let old = knowledge.interfaces[job.source] else { return false }
            let changesPreviewsOnly = outline != nil && outline == knowledge.outlines[job.source]
            guard new == old || changesPreviewsOnly else { return false }
            interfaces[job.source] = new
        }
        for (file, outline) in zip(files, outlines) { knowledge.outlines[file] = outline }
        return true
    }

    /// The module's own arguments, without the index for editors and the driver's reports to SwiftPM.
    private static func arguments(of module: BuildPlan.Module) -> [String] {
        var arguments = Array(module.command.dropFirst()).filter { $0 != "-parseable-output" }
        if let index = arguments.firstIndex(of: "-index-store-path") { arguments.removeSubrange(index...index + 1) }
        return arguments
    }
}
