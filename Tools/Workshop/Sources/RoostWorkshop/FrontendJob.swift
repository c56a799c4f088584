import Foundation

/// The compiler's own command for one file of a module, as its driver would give it. Running it alone takes a third of the
/// driver's time.
struct FrontendJob: Codable, Sendable {
    let source: String
    let command: [String]

    /// The jobs of all files of a module.
    /// - Parameter arguments: The driver's arguments for the module.
    static func all(_ arguments: [String], of compiler: String, in folder: URL) throws -> [FrontendJob] {
        let result = try Tool.run(
            compiler, arguments.filter { $0 != "-enable-batch-mode" } + ["-disable-batch-mode", "-driver-print-jobs"],
            in: folder)
        guard result.status == 0 else { return [] }
        return result.output.split(separator: "\n").compactMap { line in
            let words = ShellWords(line).words
            guard let flag = words.firstIndex(of: "-primary-file"), flag + 1 < words.count, words.contains("-c"),
                !words.contains("-filelist"), !words.contains("-supplementary-output-file-map")
            else { return nil }
            // Of the debugger's information, a crash needs the lines alone; the rest takes a quarter of the compiler's time.
            return FrontendJob(
                source: words[flag + 1], command: words.map { $0 == "-g" ? "-gline-tables-only" : $0 })
        }
    }

    /// What other files see of this file, as the compiler's last run recorded it; nil where there is no record.
    var interface: [String]? {
        guard let flag = command.firstIndex(of: "-emit-reference-dependencies-path"), flag + 1 < command.count,
            let record = FileManager.default.contents(atPath: command[flag + 1])
        else { return nil }
        return Self.fingerprints(in: record)
    }

    /// The fingerprints that a record of dependencies holds of the file's own declarations: 32 hexadecimal digits each, in
    /// records of their own. Those behind an `@` are of declarations that the file uses.
    static func fingerprints(in record: Data) -> [String] {
        var found: [String] = []
        var start: Int?
        let bytes = [UInt8](record) + [0]
        for (index, byte) in bytes.enumerated() {
            if (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) {
                start = start ?? index
                continue
            }
            if let first = start, index - first == 32, first == 0 || !(0x20...0x7e).contains(bytes[first - 1]) {
                found.append(String(decoding: bytes[first..<index], as: UTF8.self))
            }
            start = nil
        }
        return found
    }
}
