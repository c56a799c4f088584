/// Tells how far a long build is: after each tenth of its steps.
final class BuildProgress {
    private let say: (String) -> Void
    private var tenth = 0

    init(_ say: @escaping (String) -> Void) { self.say = say }

    /// Takes a line of SwiftPM's output, as in `[12/900] Compiling Shop Card.swift`.
    func take(_ line: Substring) {
        guard let match = line.prefixMatch(of: #/\[(\d+)/(\d+)\]/#), let done = Int(match.1), let all = Int(match.2),
            all >= 50
        else { return }
        let now = done * 10 / all
        guard now > tenth else { return }
        tenth = now
        say("  \(done) of \(all) steps")
    }
}
