import Foundation

/// Says on standard error how far a run is: a line that changes on a terminal, lines one below the other elsewhere.
struct Progress {
    var made = 0
    var skipped = 0
    private(set) var failed = 0
    private let isTerminal = isatty(2) == 1
    private var nextLine = 1000

    mutating func fail(row: Int, _ reason: String) {
        failed += 1
        write((isTerminal ? "\r\u{1B}[K" : "") + "row \(row): \(reason)\n")
    }

    mutating func show() {
        if isTerminal { return write("\r\u{1B}[K\(line)") }
        guard made + failed >= nextLine else { return }
        while nextLine <= made + failed { nextLine *= 2 }
        write(line + "\n")
    }

    func finish() { write((isTerminal ? "\r\u{1B}[K" : "") + line + "\n") }

    private var line: String {
        "\(made) made" + (skipped > 0 ? ", \(skipped) there already" : "") + (failed > 0 ? ", \(failed) failed" : "")
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
