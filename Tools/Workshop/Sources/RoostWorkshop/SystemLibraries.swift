import Foundation

/// The libraries of the system that a package's modules ask for. SwiftPM's plan names them in the commands that link
/// programs; the plan of a package of libraries has no such command, so Roost's manifest and pkg-config tell Roost's.
enum SystemLibraries {
    private struct Manifest: Decodable {
        struct Target: Decodable {
            let name: String
            let pkgConfig: String?
        }

        let targets: [Target]
    }

    /// The flags for the linker.
    static func flags(_ plan: BuildPlan) throws -> [String] {
        guard let host = plan.modules["RoostPreviewHost"], let source = host.sources.first else {
            return plan.systemLibraries
        }
        let roost = URL(filePath: source).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
        let dump = try Tool.run("swift", ["package", "dump-package"], in: roost)
        // Warnings of SwiftPM's come first.
        guard dump.status == 0, let start = dump.output.firstIndex(of: "{") else {
            throw WorkshopError(.setup, "Roost's manifest cannot be read:\n\(dump.output)")
        }
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(dump.output[start...].utf8))
        let commands = Set(plan.closure(of: [host.name]).compactMap { plan.modules[$0] }.flatMap(\.command))
        var flags = plan.systemLibraries
        for target in manifest.targets {
            let map = roost.appending(path: "Sources/\(target.name)/module.modulemap").path()
            guard let library = target.pkgConfig, commands.contains("-fmodule-map-file=\(map)") else { continue }
            let found = try Tool.run("pkg-config", ["--libs", library])
            guard found.status == 0 else {
                throw WorkshopError(.setup, "pkg-config does not know \(library):\n\(found.output)")
            }
            flags += found.output.split(whereSeparator: \.isWhitespace).map(String.init).filter { !flags.contains($0) }
        }
        return flags
    }
}
