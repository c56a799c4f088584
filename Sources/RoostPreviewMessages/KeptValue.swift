/// A view's state, to go on with in another process.
public struct KeptValue: Codable, Equatable, Sendable {
    /// The views around it and its own, and the property's name.
    public var view: String
    public var name: String
    /// The value as JSON; nil for one that cannot be kept, as a reference.
    public var json: String?

    public init(view: String, name: String, json: String?) {
        self.view = view
        self.name = name
        self.json = json
    }
}
