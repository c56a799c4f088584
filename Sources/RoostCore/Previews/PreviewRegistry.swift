/// What `#Preview` expands to: a type that makes the preview and says where it is declared.
public protocol PreviewRegistry {
    /// `Module/File.swift`.
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }
    @MainActor static func makePreview() throws -> Preview
}
