/// Something that a user does.
public enum LiveInput: Codable, Equatable, Sendable {
    /// A tap on the element with an identifier or a label.
    case tap(String)
    /// A tap on a point of the window.
    case tapAt(x: Double, y: Double)
    /// New text for the field with an identifier or a label.
    case type(String, into: String)
}
