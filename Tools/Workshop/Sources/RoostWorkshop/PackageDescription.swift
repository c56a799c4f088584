import Foundation

/// A package's targets, as `swift package describe` tells.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        let name: String
        let c99name: String
        let type: String
    }

    let name: String
    let targets: [Target]

    init(of root: URL) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "package", "describe", "--type", "json"]
        process.currentDirectoryURL = root
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        let message = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw WorkshopError(.setup, "\(root.path()) is no package that SwiftPM can read:\n\(message)")
        }
        self = try JSONDecoder().decode(Self.self, from: data)
    }
}
