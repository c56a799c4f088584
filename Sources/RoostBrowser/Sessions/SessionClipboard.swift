import Foundation
import RoostCore

/// The clipboard of a session's reader, whom the browser may ask for leave.
///
/// Reading is confined to the session's passes.
final class SessionClipboard {
    /// The most questions that wait for an answer.
    private static let limit = 8

    private let ask: (PageRequest) -> Bool
    private var lastID: UInt64 = 0
    private var waiting: [UInt64: ([PasteboardItem]) -> Void] = [:]

    /// - Parameter ask: Asks the page for something. Returns false if too many requests wait already.
    init(ask: @escaping (PageRequest) -> Bool) { self.ask = ask }

    /// Calls back in a pass, with nothing if the text cannot be had.
    func read(_ done: @escaping ([PasteboardItem]) -> Void) {
        lastID += 1
        guard waiting.count < Self.limit, ask(.paste(id: lastID)) else { return done([]) }
        waiting[lastID] = done
    }

    /// Takes the page's answer; ignores one that nobody waits for.
    func received(_ text: String?, for id: UInt64) {
        let items = text.map { $0.isEmpty ? [] : [PasteboardItem.pasted($0)] } ?? []
        waiting.removeValue(forKey: id)?(items)
    }

    /// The most bytes of a picture that is copied.
    private static let largestPicture = 16 << 20

    /// Puts the items' texts and the first picture on the reader's clipboard; browsers take nothing else.
    static func copy(_ items: [PasteboardItem], by session: BrowserSession) {
        let text = items.joinedText
        guard let picture = items.lazy.flatMap(\.forms).first(where: { $0.type == "public.png" }) else {
            if let text {
                session.ask(.copy(text, picture: []))
            } else {
                Log.warning("a browser's clipboard takes texts and pictures alone: what was copied stays in the app")
            }
            return
        }
        Task { [weak session] in
            do {
                let data = try await picture.data()
                guard data.count <= largestPicture else {
                    return Log.warning("a picture of \(data.count) bytes is too large for the clipboard")
                }
                session?.ask(.copy(text, picture: [UInt8](data)))
            } catch {
                Log.warning("The picture that was copied could not be written: \(error)")
            }
        }
    }
}
