import Foundation

/// SwiftPM's plan of a package's build, read from the manifest that it writes for its build engine: the modules with their
/// objects, dependencies and compiler commands.
public struct BuildPlan: Sendable {
    /// A Swift module of the plan.
    public struct Module: Codable, Sendable {
        public let name: String
        public let sources: [String]
        public let objects: [String]
        /// The modules that it imports.
        public let dependencies: [String]
        /// The command that compiles it.
        public let command: [String]
    }

    public private(set) var modules: [String: Module] = [:]
    /// The objects of targets in C, in their order in the plan.
    public private(set) var cObjects: [String] = []
    /// The libraries of the system that the package's programs are linked with: `-l` and `-L`.
    public private(set) var systemLibraries: [String] = []

    /// - Parameter text: The text of `.build/debug.yaml`.
    public init(_ text: String) {
        var name = ""
        var fields: [String: [String]] = [:]
        func list(_ text: Substring) -> [String] {
            (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("  \""), line.hasSuffix("\":") {
                take(name, fields)
                name = String(line.dropFirst(3).dropLast(2))
                fields = [:]
            } else if line.hasPrefix("    ") {
                for key in ["inputs", "outputs", "args"] where line.hasPrefix("    \(key): [") {
                    fields[key] = list(line.dropFirst(key.count + 6))
                }
            }
        }
        take(name, fields)
    }

    private mutating func take(_ command: String, _ fields: [String: [String]]) {
        let outputs = fields["outputs"] ?? []
        if command.hasPrefix("C."), command.hasSuffix("-debug.module") {
            takeModule(fields)
        } else if command.hasPrefix("C."), command.hasSuffix("-debug.exe") {
            for argument in fields["args"] ?? [] where !systemLibraries.contains(argument) {
                if argument.hasPrefix("-l") || (argument.hasPrefix("-L") && argument.count > 2) {
                    systemLibraries.append(argument)
                }
            }
        } else if let output = outputs.first, output.hasSuffix(".o"), !output.contains("-tool.build/") {
            if [".c.o", ".cc.o", ".cpp.o", ".S.o", ".m.o"].contains(where: output.hasSuffix) {
                cObjects.append(output)
            }
        }
    }

    private mutating func takeModule(_ fields: [String: [String]]) {
        guard let arguments = fields["args"], let flag = arguments.firstIndex(of: "-module-name"),
            flag + 1 < arguments.count
        else { return }
        let name = arguments[flag + 1]
        let inputs = fields["inputs"] ?? []
        modules[name] = Module(
            name: name, sources: inputs.filter { $0.hasSuffix(".swift") },
            objects: (fields["outputs"] ?? []).filter { $0.hasSuffix(".o") },
            dependencies: inputs.filter { $0.hasSuffix(".swiftmodule") }
                .map { URL(filePath: $0).deletingPathExtension().lastPathComponent },
            command: arguments)
    }

    /// Some modules and all that they import.
    public func closure(of names: some Sequence<String>) -> Set<String> {
        var found: Set<String> = []
        var open = Array(names)
        while let name = open.popLast() {
            guard modules[name] != nil, found.insert(name).inserted else { continue }
            open += modules[name]?.dependencies ?? []
        }
        return found
    }

    /// Modules in an order in which each comes after those that it imports.
    public func ordered(_ names: Set<String>) -> [Module] {
        var order: [Module] = []
        var seen: Set<String> = []
        func visit(_ name: String) {
            guard seen.insert(name).inserted, let module = modules[name] else { return }
            for dependency in module.dependencies { visit(dependency) }
            if names.contains(name) { order.append(module) }
        }
        for name in names.sorted() { visit(name) }
        return order
    }
}
