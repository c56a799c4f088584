// Writes Documentation/Manifest.md: every public name that exists here, from the compiler's symbol graphs.
//
//   swift package dump-symbol-graph --skip-synthesized-members
//   swift Scripts/make-manifest.swift <folder of *.symbols.json> [--check]
//
// With --check it writes nothing and fails if the file on disk differs.
import Foundation

/// What users import, and the modules whose names that brings.
let modules = [
    (name: "SwiftUI", parts: ["RoostPicture", "RoostCore", "RoostControls", "RoostImaging", "UIKit", "SwiftUI"]),
    (name: "CoreGraphics", parts: ["CoreGraphics"]),
    (name: "CoreText", parts: ["CoreText"]),
    (name: "RoostTesting", parts: ["RoostTesting"]),
    (name: "SnapshotTesting", parts: ["RoostComparison", "SnapshotTesting"]),
]

struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Extension: Decodable { var extendedModule: String }
        var kind: Kind
        var pathComponents: [String]
        var accessLevel: String
        var swiftExtension: Extension?
    }
    var symbols: [Symbol]
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}

/// The public names of one module: a type's, by its full name; free functions' and operators' under "".
func members(of module: String, in folder: URL) throws -> [String: (kind: String?, names: Set<String>)] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.lastPathComponent == "\(module).symbols.json" || $0.lastPathComponent.hasPrefix("\(module)@") }
    guard !files.isEmpty else { fail("No symbol graph of \(module) in \(folder.path).") }
    let typeKinds = ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.macro"]
    var found: [String: (kind: String?, names: Set<String>)] = [:]
    for file in files {
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
        for symbol in graph.symbols where symbol.accessLevel == "public" || symbol.accessLevel == "open" {
            let path = symbol.pathComponents
            guard !path.contains(where: { $0.hasPrefix("_") }) else { continue }
            let kind = symbol.kind.identifier
            if typeKinds.contains(kind) {
                found[path.joined(separator: "."), default: (nil, [])].kind = String(kind.dropFirst("swift.".count))
            } else {
                let owner = path.dropLast().joined(separator: ".")
                found[owner, default: (nil, [])].names.insert(path.last ?? "")
            }
        }
    }
    return found
}

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first(where: { !$0.hasPrefix("--") }) else {
    fail("usage: swift Scripts/make-manifest.swift <folder of *.symbols.json> [--check]")
}

var text = """
    # Manifest

    The public names that exist here, made by `make manifest` from the compiler's symbol graphs. What is not in this
    list does not compile: there is no API here that does nothing.

    """
for module in modules {
    var types: [String: (kind: String?, names: Set<String>)] = [:]
    for part in module.parts {
        types.merge(try members(of: part, in: URL(fileURLWithPath: folder))) { a, b in
            (a.kind ?? b.kind, a.names.union(b.names))
        }
    }
    guard !types.isEmpty else { continue }
    text += "\n## \(module.name)\n\n"
    for (name, type) in types.sorted(by: { $0.key < $1.key }) {
        let title = name.isEmpty ? "Functions" : "**`\(name)`**" + (type.kind.map { " (\($0))" } ?? "")
        let names = type.names.sorted().map { "`\($0)`" }.joined(separator: ", ")
        text += names.isEmpty ? "- \(title)\n" : "- \(title): \(names)\n"
    }
}

let manifest = URL(fileURLWithPath: "Documentation/Manifest.md")
if arguments.contains("--check") {
    guard (try? String(contentsOf: manifest, encoding: .utf8)) == text else {
        fail("Documentation/Manifest.md is out of date: run `make manifest`.")
    }
} else {
    try Data(text.utf8).write(to: manifest)
}
