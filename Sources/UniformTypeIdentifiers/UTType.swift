import Foundation

/// A kind of data or file, and the kinds that it belongs to.
///
/// Roost knows the kinds that have a name here. All others belong to `data`, unless the app declares them under another
/// kind.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The identifier in lower case, such as `public.plain-text`.
    public let identifier: String

    /// A kind by its identifier, such as `public.plain-text`; nil for an empty one. Unknown identifiers are kinds, too.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier.lowercased()
    }

    /// A kind of the app's own, which belongs to `parentType`; to `data` by default.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, under: parentType)
    }

    /// A kind of another app's, which belongs to `parentType`; to `data` by default.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, under: parentType)
    }

    /// The kind of files with an extension, without the dot. An unknown extension gives a kind of its own under
    /// `supertype`; an empty one gives nil.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty else { return nil }
        let suffix = filenameExtension.lowercased()
        self = KnownTypes.byExtension[suffix] ?? UTType("dyn.extension.\(suffix)", under: supertype)
    }

    /// The kind with a MIME type. An unknown one gives a kind of its own under `supertype`; an empty one gives nil.
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

    /// The identifier.
    public var description: String { identifier }

    /// The usual extension of such files, without the dot; nil for kinds such as `image`.
    public var preferredFilenameExtension: String? {
        if let known = KnownTypes.all[identifier] { return known.extensions.first }
        return identifier.hasPrefix("dyn.extension.") ? String(identifier.dropFirst("dyn.extension.".count)) : nil
    }

    /// The MIME type; nil where none is known.
    public var preferredMIMEType: String? { KnownTypes.all[identifier]?.mimeType }

    /// All kinds that this one belongs to, directly or through others; not itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = KnownTypes.parents(of: identifier)
        while let next = waiting.popLast() {
            if found.insert(UTType(known: next)).inserted { waiting += KnownTypes.parents(of: next) }
        }
        return found
    }

    /// Whether this is that kind or belongs to it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Whether this belongs to that kind and is another one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether that kind belongs to this one and is another one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
    /// The known extensions of this kind and of those that belong to it, sorted.
    package var knownFilenameExtensions: [String] {
        let own = preferredFilenameExtension.map { [$0] } ?? []
        let known = KnownTypes.all.filter { UTType(known: $0.key).conforms(to: self) }.flatMap(\.value.extensions)
        return Set(own + known).sorted()
    }
}
