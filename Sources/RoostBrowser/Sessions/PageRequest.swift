import Foundation

/// What a session asks of its page beside drawing.
enum PageRequest: Sendable, Equatable {
    /// To open an address.
    case open(URL)
    /// To put a text on the reader's clipboard.
    case copy(String)
}
