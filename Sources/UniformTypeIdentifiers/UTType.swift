import Foundation

/// A kind of data or file, and the kinds that it belongs to.
///
/// Roost knows the kinds that are named here by themselves; all others belong to `data`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String

    /// A kind by its identifier, `public.plain-text`.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier.lowercased()
    }

    /// A kind of the app's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, under: parentType)
    }

    /// A kind of another app's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, under: parentType)
    }

    /// The kind of files with an extension; one of its own where none is known.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty else { return nil }
        let suffix = filenameExtension.lowercased()
        self = KnownTypes.byExtension[suffix] ?? UTType("dyn.extension.\(suffix)", under: supertype)
    }

    /// The kind with a MIME type; one of its own where none is known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard !mimeType.isEmpty else { return nil }
        let name = mimeType.lowercased()
        self = KnownTypes.byMIMEType[name] ?? UTType("dyn.mime.\(name)", under: supertype)
    }

    private init(_ identifier: String, under parent: UTType?) {
        self.identifier = identifier.lowercased()
        if let parent { KnownTypes.declare(self.identifier, under: parent.identifier) }
    }

    init(known identifier: String) { self.identifier = identifier }

    public var description: String { identifier }

    public var preferredFilenameExtension: String? {
        if let known = KnownTypes.all[identifier] { return known.extensions.first }
        return identifier.hasPrefix("dyn.extension.") ? String(identifier.dropFirst("dyn.extension.".count)) : nil
    }

    public var preferredMIMEType: String? { KnownTypes.all[identifier]?.mimeType }

    /// All kinds that this one belongs to.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = KnownTypes.parents(of: identifier)
        while let next = waiting.popLast() {
            if found.insert(UTType(known: next)).inserted { waiting += KnownTypes.parents(of: next) }
        }
        return found
    }

    /// Whether this is the kind, or belongs to it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
    /// The extensions of the files that are known to be of this kind.
    package var knownFilenameExtensions: [String] {
        let own = preferredFilenameExtension.map { [$0] } ?? []
        let known = KnownTypes.all.filter { UTType(known: $0.key).conforms(to: self) }.flatMap(\.value.extensions)
        return Set(own + known).sorted()
    }
}
