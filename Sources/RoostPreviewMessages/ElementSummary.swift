/// An accessibility element of a picture.
public struct ElementSummary: Codable, Equatable, Sendable {
    public var role: String
    public var label: String
    public var value: String
    public var identifier: String
    public var frame: Frame
    public var isEnabled: Bool
    public var children: [ElementSummary]

    public init(
        role: String, label: String, value: String, identifier: String, frame: Frame, isEnabled: Bool,
        children: [ElementSummary]
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.identifier = identifier
        self.frame = frame
        self.isEnabled = isEnabled
        self.children = children
    }
}
