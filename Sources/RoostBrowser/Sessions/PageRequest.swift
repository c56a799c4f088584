import Foundation

/// A request of a session to its page, beside drawing.
enum PageRequest: Sendable, Equatable {
    /// Opens an address.
    case open(URL)
    /// Puts a text and a picture, a PNG file, on the reader's clipboard.
    case copy(String?, picture: [UInt8])
    /// Asks for the text on the reader's clipboard.
    case paste(id: UInt64)
    /// Lets the reader choose files; `accept` is the attribute of an `<input>`.
    case chooseFiles(id: UInt64, accept: String, allowsSeveral: Bool)
    /// Asks for the chosen files.
    case sendFiles(id: UInt64)
    /// Saves a file.
    case saveFile(name: String, type: String, content: [UInt8])
}
