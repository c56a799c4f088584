import Foundation

/// What a session asks of its page beside drawing.
enum PageRequest: Sendable, Equatable {
    /// To open an address.
    case open(URL)
    /// To put a text on the reader's clipboard.
    case copy(String)
    /// To let the reader choose files; `accept` as an `<input>` has it.
    case chooseFiles(id: UInt64, accept: String, allowsSeveral: Bool)
    /// To send the files that were chosen.
    case sendFiles(id: UInt64)
    /// To save a file.
    case saveFile(name: String, type: String, content: [UInt8])
}
