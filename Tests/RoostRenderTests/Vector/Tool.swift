import Foundation

/// Programs of others that read our files.
enum Tool {
    static let chromium = find("chromium") ?? find("chromium-browser") ?? find("google-chrome")
    static let pdftotext = find("pdftotext")
    static let pdffonts = find("pdffonts")
    static let pdftoppm = find("pdftoppm")
    static let pdfinfo = find("pdfinfo")
    static let pdfdetach = find("pdfdetach")

    private static func find(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Runs a program and returns its output; throws when it fails.
    @discardableResult
    static func run(_ path: String?, _ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "/nonexistent")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            throw Failure(description: "\(path ?? "") \(arguments) ended with \(process.terminationStatus)")
        }
        return data
    }

    /// The errors that Poppler prints when it reads the text of a PDF and draws its pages.
    static func complaints(aboutPDF data: Data) throws -> String {
        try withFolder { folder in
            let file = folder.appending(path: "file.pdf").path
            try data.write(to: URL(fileURLWithPath: file))
            var complaints = ""
            for (tool, arguments) in [
                (pdftotext, [file, "-"]), (pdftoppm, ["-r", "36", file, folder.path + "/page"]),
            ] {
                guard let tool else { continue }
                let process = Process()
                process.executableURL = URL(fileURLWithPath: tool)
                process.arguments = arguments
                process.standardOutput = FileHandle.nullDevice
                let errors = Pipe()
                process.standardError = errors
                try process.run()
                complaints += String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                process.waitUntilExit()
            }
            return complaints
        }
    }

    /// Calls the closure with a temporary folder, which is deleted afterwards.
    static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "roost-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// The text of a PDF as Poppler reads it.
    static func text(ofPDF data: Data) throws -> String {
        try withFolder { folder in
            let file = folder.appending(path: "file.pdf")
            try data.write(to: file)
            return String(decoding: try run(pdftotext, ["-layout", file.path, "-"]), as: UTF8.self)
        }
    }
}
