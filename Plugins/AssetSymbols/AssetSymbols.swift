import Foundation
import PackagePlugin

/// Declares a constant for each picture and colour of a target's asset catalogues, as Xcode does.
@main struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        let catalogs = Self.catalogs(in: target.directoryURL)
        guard !catalogs.isEmpty else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
        // Without resources a target has no bundle of its own.
        let hasBundle = module.sourceFiles.contains { $0.type == .resource }
        return [
            .buildCommand(
                displayName: "Naming the assets of \(target.name)",
                executable: try context.tool(named: "AssetSymbolsTool").url,
                arguments: [hasBundle ? ".module" : ".main", output.path(percentEncoded: false)]
                    + catalogs.map { $0.path(percentEncoded: false) },
                inputFiles: catalogs.flatMap { Self.descriptions(in: $0) }, outputFiles: [output])
        ]
    }

    private static func catalogs(in folder: URL) -> [URL] {
        contents(of: folder).filter { $0.pathExtension == "xcassets" }
    }

    /// The files whose changes may change names.
    private static func descriptions(in catalog: URL) -> [URL] {
        contents(of: catalog).filter { $0.lastPathComponent == "Contents.json" }
    }

    private static func contents(of folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
    }
}
