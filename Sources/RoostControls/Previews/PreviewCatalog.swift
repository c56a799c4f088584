import RoostCore

/// The previews and apps that are linked into this process.
package enum PreviewCatalog {
    /// The declarations by `#Preview`, by file, line and column.
    package static func registries() -> [any PreviewRegistry.Type] {
        ConformanceRecords.types(conformingTo: (any PreviewRegistry).self)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }

    /// The types that conform to `PreviewProvider`, by name.
    package static func providers() -> [any PreviewProvider.Type] {
        ConformanceRecords.types(conformingTo: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
    }

    /// The types that conform to `App`, by name.
    package static func apps() -> [any App.Type] {
        ConformanceRecords.types(conformingTo: (any App).self)
            .compactMap { $0 as? any App.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
    }
}
