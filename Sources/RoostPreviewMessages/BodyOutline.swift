/// The calls that made the views of one body, in the order in which a source has them.
public struct BodyOutline: Codable, Equatable, Sendable {
    /// A call that made a view, as the running program knows it.
    public struct Call: Codable, Equatable, Sendable {
        /// A view's or a modifier's name: `Text`, `.frame`.
        public var name: String
        /// The words of a text.
        public var words: String?
        /// Whether the body itself has the call. If not, a view of Roost's stands between, which may have made it.
        public var isDirect: Bool

        public init(name: String, words: String?, isDirect: Bool) {
            self.name = name
            self.words = words
            self.isDirect = isDirect
        }
    }

    /// A call of an outline.
    public struct Place: Codable, Equatable, Hashable, Sendable {
        public var body: Int
        public var call: Int

        public init(body: Int, call: Int) {
            self.body = body
            self.call = call
        }
    }

    /// The view with the body, as in `Shop.Card`; nil for the preview itself.
    public var owner: String?
    public var calls: [Call]

    public init(owner: String?, calls: [Call]) {
        self.owner = owner
        self.calls = calls
    }
}

/// A call in a source.
public struct SourcePlace: Codable, Equatable, Hashable, Sendable {
    public var file: String
    public var line: Int
    /// The call as it is written, on one line, shortened: `.frame(width: 100)`.
    public var code: String
    /// The modifiers of a view in their order, as they are written.
    public var modifiers: [String]

    public init(file: String, line: Int, code: String, modifiers: [String]) {
        self.file = file
        self.line = line
        self.code = code
        self.modifiers = modifiers
    }
}
