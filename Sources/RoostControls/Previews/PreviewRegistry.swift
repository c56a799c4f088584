import RoostCore

/// The expansion of `#Preview`: a type that makes the preview and knows where it is declared.
public protocol PreviewRegistry {
    /// The declaration's file, as `Module/File.swift`.
    static var fileID: String { get }
    /// The declaration's line.
    static var line: Int { get }
    /// The declaration's column.
    static var column: Int { get }
    /// Makes the preview; its view is made only when it is shown.
    @MainActor static func makePreview() throws -> Preview
}
