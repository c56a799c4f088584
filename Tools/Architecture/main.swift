import Foundation
import SwiftUI

// Counts how far the rooms of the house are apart, and draws them: `make architecture`.
//
//   Architecture DESCRIPTION.json [--draw FILE.svg]
//
// DESCRIPTION.json is the output of `swift package describe --type json`.

/// Modules with folders that are counted, and the most that each may have.
let limits = [
    "RoostCore": (mutualPairs: 9, largestCycle: 57), "RoostControls": (mutualPairs: 6, largestCycle: 54),
]

let arguments = Array(CommandLine.arguments.dropFirst())
guard let description = arguments.first else {
    print("usage: Architecture DESCRIPTION.json [--draw FILE.svg]")
    exit(2)
}
let targets = try JSONDecoder().decode(
    PackageDescription.self, from: Data(contentsOf: URL(fileURLWithPath: description))
).targets.filter { ($0.type == "library" || $0.type == "macro") && $0.name != "GalleryPages" }

var modules: [Module] = []
var hasGrown = false
for target in targets {
    let sources = try ModuleSources(URL(fileURLWithPath: target.path))
    guard sources.lineCount > 0 else { continue }
    let folders = sources.folders.filter { $0.name != target.name }
    modules.append(
        Module(name: target.name, lines: sources.lineCount, folders: folders, dependencies: target.dependencies))
    guard folders.count > 1 else {
        print("\(target.name): \(sources.lineCount) lines")
        continue
    }
    let (pairs, cycle) = (sources.mutualPairs, sources.largestCycle)
    print(
        "\(target.name): \(sources.lineCount) lines, \(folders.count) folders, of which \(pairs.count) pairs use each other; \(cycle) of \(sources.files.count) files in the largest cycle"
    )
    guard let limit = limits[target.name] else { continue }
    if pairs.count > limit.mutualPairs || cycle > limit.largestCycle {
        hasGrown = true
        print("  more than \(limit.mutualPairs) pairs or \(limit.largestCycle) files:")
        let uses = sources.folderUses
        for pair in pairs {
            let (there, back) = (uses[pair] ?? 0, uses[pair.reversed] ?? 0)
            print("  \(pair.user) → \(pair.used) \(there), back \(back)")
        }
    }
}

/// A module's layer: above all that it needs.
func layer(of name: String, in modules: [Module]) -> Int {
    guard let module = modules.first(where: { $0.name == name }) else { return -1 }
    return 1 + (module.dependencies.map { layer(of: $0, in: modules) }.max() ?? -1)
}

if let flag = arguments.firstIndex(of: "--draw"), arguments.indices.contains(flag + 1) {
    // Small modules that all others use would hide the rest.
    let large = modules.filter { $0.lines > 500 }
    let names = Set(large.map(\.name))
    let drawn = large.filter { module in
        large.contains { $0.dependencies.contains(module.name) || module.dependencies.contains($0.name) }
    }
    let placed = drawn.map { module in
        Module(
            name: module.name, lines: module.lines, folders: module.folders,
            dependencies: module.dependencies.filter(names.contains), layer: layer(of: module.name, in: drawn))
    }
    try ImageRenderer { ModuleDiagram(modules: placed) }.svgData()
        .write(to: URL(fileURLWithPath: arguments[flag + 1]))
}
exit(hasGrown ? 1 : 0)
