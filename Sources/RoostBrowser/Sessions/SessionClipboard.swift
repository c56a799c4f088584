/// Reads the clipboard of a session's reader, whom the browser may ask for leave.
///
/// Confined to the session's passes.
final class SessionClipboard {
    /// The most questions that wait for an answer.
    private static let limit = 8

    private let ask: (PageRequest) -> Bool
    private var lastID: UInt64 = 0
    private var waiting: [UInt64: (String?) -> Void] = [:]

    /// - Parameter ask: Asks the page for something. Returns false if too many requests wait already.
    init(ask: @escaping (PageRequest) -> Bool) { self.ask = ask }

    /// Calls back in a pass, with nil if the text cannot be had.
    func read(_ done: @escaping (String?) -> Void) {
        lastID += 1
        guard waiting.count < Self.limit, ask(.paste(id: lastID)) else { return done(nil) }
        waiting[lastID] = done
    }

    /// Takes the page's answer; ignores one that nobody waits for.
    func received(_ text: String?, for id: UInt64) { waiting.removeValue(forKey: id)?(text) }
}
