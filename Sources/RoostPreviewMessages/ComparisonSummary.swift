/// What differs between two pictures.
public struct ComparisonSummary: Codable, Equatable, Sendable {
    public var isEqual: Bool
    /// The difference in words.
    public var sentence: String
    /// The share of the pixels, 0 to 1, that differ visibly.
    public var share: Double
    /// The picture of both and their difference, if one was asked for.
    public var picture: String?

    public init(isEqual: Bool, sentence: String, share: Double, picture: String?) {
        self.isEqual = isEqual
        self.sentence = sentence
        self.share = share
        self.picture = picture
    }
}
