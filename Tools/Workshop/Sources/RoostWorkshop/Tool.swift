import Foundation

/// Runs programs.
public enum Tool {
    public struct Result: Sendable {
        public let status: Int32
        public let output: String
    }

    /// Runs a program and returns its output, errors included, or passes the output on line by line.
    @discardableResult
    public static func run(
        _ program: String, _ arguments: [String], in folder: URL? = nil, isLive: Bool = false
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: program.contains("/") ? program : "/usr/bin/env")
        process.arguments = (program.contains("/") ? [] : [program]) + arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        var data = Data()
        while true {
            let part = pipe.fileHandleForReading.availableData
            guard !part.isEmpty else { break }
            data += part
            if isLive { FileHandle.standardError.write(part) }
        }
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
