import Foundation
import RoostPreviewMessages

/// A running host of previews. A crash of the user's code ends it and nothing else.
public final class HostProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errorFile: URL
    private var rest = Data()

    /// - Parameter command: The host's program and its arguments.
    public init(_ command: [String]) throws {
        errorFile = FileManager.default.temporaryDirectory.appending(path: "roost-host-\(UUID().uuidString).log")
        try Data().write(to: errorFile)
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errorFile)
        signal(SIGPIPE, SIG_IGN)
        try process.run()
    }

    deinit {
        try? input.fileHandleForWriting.close()
        if process.isRunning { process.terminate() }
        try? FileManager.default.removeItem(at: errorFile)
    }

    /// Asks the host and waits for its answer.
    /// - Throws: `WorkshopError`; with code `crash` and the program's message where the host ended.
    public func ask(_ request: HostRequest) throws -> HostReply {
        try input.fileHandleForWriting.write(contentsOf: try JSONEncoder().encode(request) + Data("\n".utf8))
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = rest[rest.startIndex..<end]
                rest = Data(rest[rest.index(after: end)...])
                let decoder = JSONDecoder()
                decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                let reply = try decoder.decode(HostReply.self, from: line)
                if case .failure(let message) = reply { throw WorkshopError(.request, message) }
                return reply
            }
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { break }
            rest += part
        }
        process.waitUntilExit()
        throw WorkshopError(.crash, "The preview's code ended its process: \(crashMessage)")
    }

    /// What the user's code has printed.
    public var log: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }

    /// Whether the host has not ended.
    var isRunning: Bool { process.isRunning }

    /// Ends the host and waits for it.
    func end() {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    /// What the host said as it ended.
    var crashMessage: String {
        let lines = log.split(separator: "\n")
        let first = lines.first { $0.contains("Fatal error") || $0.contains("rror:") }
        return first.map(String.init)
            ?? (lines.isEmpty
                ? "no message (status \(process.terminationStatus))" : lines.suffix(5).joined(separator: "\n"))
    }
}
