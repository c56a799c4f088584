/// The surroundings that a preview is drawn in. Nil is the preview's own choice, or the device's.
public struct PreviewSettings: Codable, Equatable, Sendable {
    /// A device's name, as in `iphone-17`.
    public var device: String?
    /// The window's width, in points.
    public var width: Double?
    /// The window's height, in points.
    public var height: Double?
    /// `light` or `dark`.
    public var scheme: String?
    /// A size of text, as in `large` or `ax3`.
    public var textSize: String?
    /// A language, as in `ar` or `de-CH`.
    public var locale: String?
    /// Whether the layout goes from right to left.
    public var rightToLeft: Bool?
    /// Pixels per point.
    public var scale: Double?
    /// The starts of states, by the properties' names: JSON, or a text or case as it is.
    public var values: [String: String]?

    public init() {}
}
