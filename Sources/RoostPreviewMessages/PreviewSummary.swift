/// A preview, as lists show it.
public struct PreviewSummary: Codable, Equatable, Sendable {
    /// Names the preview in commands: `Module/File`, with its title or its number after the first.
    public var id: String
    /// The title; nil for an unnamed preview.
    public var name: String?
    /// The file, as `Module/File.swift`; nil for previews of a `PreviewProvider`.
    public var file: String?
    /// The line of the declaration.
    public var line: Int?
    /// The provider's type; nil for `#Preview`.
    public var provider: String?
    /// The preview's own layout and orientation, in words.
    public var traits: [String]

    public init(id: String, name: String?, file: String?, line: Int?, provider: String?, traits: [String]) {
        self.id = id
        self.name = name
        self.file = file
        self.line = line
        self.provider = provider
        self.traits = traits
    }
}
