import Foundation

/// Says on standard error how far a run is: a line that changes on a terminal, lines one below the other elsewhere.
struct Progress {
    enum Event {
        case made
        /// The row's result was there before the run.
        case there
        case failed(String)
    }

    private(set) var failed = 0
    private var made = 0
    private var there = 0
    private let isTerminal = isatty(2) == 1
    private let start = DispatchTime.now().uptimeNanoseconds
    /// The number of rows, or the time, at which the next line is due.
    private var nextLine = 1000
    private var nextTime: UInt64 = 0

    mutating func count(_ row: Int, _ event: Event) {
        switch event {
        case .made: made += 1
        case .there: there += 1
        case .failed(let reason):
            failed += 1
            write((isTerminal ? "\r\u{1B}[K" : "") + "row \(row): \(reason)\n")
        }
        if isTerminal {
            let now = DispatchTime.now().uptimeNanoseconds
            guard now >= nextTime else { return }
            nextTime = now + 100_000_000
            write("\r\u{1B}[K\(line)")
        } else if made + failed >= nextLine {
            while nextLine <= made + failed { nextLine *= 2 }
            write(line + "\n")
        }
    }

    func finish() { write((isTerminal ? "\r\u{1B}[K" : "") + line + "\n") }

    private var line: String {
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        let speed = made > 0 && seconds > 1 ? ", \(Int(Double(made) / seconds)) a second" : ""
        return "\(made) made" + (there > 0 ? ", \(there) there already" : "")
            + (failed > 0 ? ", \(failed) failed" : "") + speed
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
