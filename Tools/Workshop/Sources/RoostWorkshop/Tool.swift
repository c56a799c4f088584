import Foundation

/// Runs programs.
public enum Tool {
    public struct Result: Sendable {
        public let status: Int32
        public let output: String
    }

    /// Runs a program and returns its output, errors included.
    /// - Parameter line: Takes each line as it comes.
    @discardableResult
    public static func run(
        _ program: String, _ arguments: [String], in folder: URL? = nil, line: ((Substring) -> Void)? = nil
    ) throws -> Result {
        try start(program, arguments, in: folder).finish(line)
    }

    /// Runs programs side by side.
    static func runAll(_ commands: [[String]], in folder: URL) throws -> [Result] {
        let running = try commands.map { try start($0[0], Array($0.dropFirst()), in: folder) }
        return running.map { $0.finish(nil) }
    }

    private static func start(_ program: String, _ arguments: [String], in folder: URL?) throws -> RunningTool {
        let process = Process()
        process.executableURL = URL(filePath: program.contains("/") ? program : "/usr/bin/env")
        process.arguments = (program.contains("/") ? [] : [program]) + arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        let end = process.notesEnd()
        try process.run()
        return RunningTool(process: process, output: pipe.fileHandleForReading, end: end)
    }
}

extension Process {
    /// Signals the end of the process, which is to be run. `waitUntilExit` looks only every twentieth of a second.
    func notesEnd() -> DispatchSemaphore {
        let end = DispatchSemaphore(value: 0)
        terminationHandler = { _ in end.signal() }
        return end
    }
}

private struct RunningTool {
    let process: Process
    let output: FileHandle
    let end: DispatchSemaphore

    func finish(_ line: ((Substring) -> Void)?) -> Tool.Result {
        var data = Data()
        var unread = data.startIndex
        while true {
            let part = output.availableData
            guard !part.isEmpty else { break }
            data += part
            while let line, let end = data[unread...].firstIndex(of: UInt8(ascii: "\n")) {
                line(String(decoding: data[unread..<end], as: UTF8.self)[...])
                unread = data.index(after: end)
            }
        }
        end.wait()
        return Tool.Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
