/// Something in a layout that is probably not meant.
public struct Finding: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case clipped, truncated, overflowing, overlapping, offScreen, empty, contrast, smallTarget, fixedText
    }

    public var kind: Kind
    public var frame: Frame
    /// The view, the measure and the way out, in a sentence.
    public var message: String

    public init(kind: Kind, frame: Frame, message: String) {
        self.kind = kind
        self.frame = frame
        self.message = message
    }
}
