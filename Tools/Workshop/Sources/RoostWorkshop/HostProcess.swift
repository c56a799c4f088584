import Foundation
import RoostPreviewMessages

/// A running host of previews. A crash of the user's code ends it and nothing else.
public final class HostProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errorFile: URL
    private var rest = Data()
    private let hasEnded: DispatchSemaphore
    private let command: [String]
    private let symbolizer: String?

    /// Begins the line in which the host's program says where it has loaded the user's library.
    static let loadingMark = "roost-preview-host: "

    /// - Parameters:
    ///   - command: The host's program and its arguments, of which the last is the user's library.
    ///   - symbolizer: The program `llvm-symbolizer`, which finds the lines of addresses.
    init(_ command: [String], symbolizer: String?) throws {
        self.command = command
        self.symbolizer = symbolizer
        errorFile = FileManager.default.temporaryDirectory.appending(path: "roost-host-\(UUID().uuidString).log")
        try Data().write(to: errorFile)
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        // Swift's own report of a crash takes seconds, in which nothing is shown.
        process.environment = ["SWIFT_BACKTRACE": "enable=no"].merging(ProcessInfo.processInfo.environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errorFile)
        signal(SIGPIPE, SIG_IGN)
        hasEnded = process.notesEnd()
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
        hasEnded.wait()
        hasEnded.signal()
        throw WorkshopError(.crash, "The preview's code ended its process: \(crashMessage)")
    }

    /// Whether the host has not ended.
    var isRunning: Bool { process.isRunning }

    /// Ends the host and waits for it.
    func end() {
        guard process.isRunning else { return }
        process.terminate()
        hasEnded.wait()
        hasEnded.signal()
    }

    /// The host's reason for its end, with the place in the user's code.
    var crashMessage: String {
        let log = (try? String(contentsOf: errorFile, encoding: .utf8)) ?? ""
        let signal = process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
        return CrashReport(log: log, signal: signal, place: place).message
    }

    private func place(of address: Int) -> String? {
        guard let symbolizer, let library = command.last else { return nil }
        let arguments = ["--obj=\(library)", "--functions=none", "0x\(String(address, radix: 16))"]
        guard let output = try? Tool.run(symbolizer, arguments).output,
            let file = output.split(separator: "\n").first?.split(separator: "/").last, !file.hasPrefix("?")
        else { return nil }
        // Without the column.
        return file.split(separator: ":").prefix(2).joined(separator: ":")
    }
}
