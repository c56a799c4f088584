import Foundation

/// The reason for which code of the user's ended its process.
struct CrashReport {
    /// A sentence: Swift's message, and the place in the user's code.
    let message: String

    /// - Parameters:
    ///   - log: The text that the process wrote as it ended.
    ///   - signal: The signal that ended it; nil for none.
    ///   - place: Gives the place in the sources of an address in the user's library: `Card.swift:8`.
    init(log: String, signal: Int32?, place: (Int) -> String?) {
        let lines = log.split(separator: "\n")
        let words = lines.first { $0.contains("Fatal error") || $0.contains("rror:") }.map(String.init)
        let reason = words ?? Self.reason(of: signal, last: lines.filter { !$0.hasPrefix(HostProcess.loadingMark) })
        guard let found = Self.address(in: lines).flatMap(place), !reason.contains(found) else {
            message = reason
            return
        }
        message = "\(reason), at \(found)"
    }

    private static func reason(of signal: Int32?, last lines: [Substring]) -> String {
        switch signal {
        case SIGSEGV?, SIGBUS?: "a bad access to memory, or a recursion without end"
        case SIGKILL?: "the system ended it, perhaps for want of memory"
        default: lines.isEmpty ? "no message" : lines.suffix(5).joined(separator: "\n")
        }
    }

    /// The address in the user's library of the innermost call there, in the trace that Swift prints:
    /// `5  libPreviews.so  0x00007fe1fcb8af70 Card.body.getter + 474`.
    private static func address(in lines: [Substring]) -> Int? {
        let start = lines.lazy.compactMap { line -> Int? in
            guard line.hasPrefix(HostProcess.loadingMark) else { return nil }
            return Int(line.split(separator: " ").last ?? "", radix: 16)
        }.first
        guard let start else { return nil }
        for line in lines {
            let words = line.split(separator: " ")
            guard words.count > 2, Int(words[0]) != nil, words[1] == "libPreviews.so", words[2].hasPrefix("0x"),
                let address = Int(words[2].dropFirst(2), radix: 16)
            else { continue }
            // The call is before the address to which it returns.
            return address - start - 1
        }
        return nil
    }
}
