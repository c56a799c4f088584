import Foundation
import RoostCore
import UniformTypeIdentifiers

/// A value that can be exchanged: dragged from one view to another, shared, or handed out as a file.
public protocol Transferable: Sendable {
    /// The type that `transferRepresentation` builds.
    associatedtype Representation: TransferRepresentation
    /// The forms in which the value is exported and imported, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is exported and imported. As with Apple's, only the built-in forms exist.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the value.
    associatedtype Item
    /// The ways that the form consists of.
    var _ways: [_TransferWay] { get }
}

/// One way of exporting or importing a value, whatever its type.
public struct _TransferWay: Sendable {
    /// The kind of data; nil for a proxy.
    let contentType: UTType?
    var exportData: (@Sendable (any Transferable) async throws -> Data)?
    var importData: (@Sendable (Data) async throws -> any Transferable)?
    /// The type of the proxy, which goes in the value's place.
    var proxy: (any Transferable.Type)?
    var exportProxy: (@Sendable (any Transferable) throws -> any Transferable)?
    var importProxy: (@Sendable (any Transferable) async throws -> any Transferable)?

    init(_ contentType: UTType?) { self.contentType = contentType }
}

/// Builds the forms of a value from the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// One form, checked to be of the builder's type of value.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// A single form, as it is.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Several forms, the best first.
    @_disfavoredOverload
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> _TransferForms<Item> {
        var ways: [_TransferWay] = []
        for form in repeat each content { ways += form._ways }
        return _TransferForms(_ways: ways)
    }
}

/// Several forms of one thing.
public struct _TransferForms<Item: Transferable>: TransferRepresentation {
    public let _ways: [_TransferWay]
}

/// The reason why a value could not be imported.
struct TransferError: Error, CustomStringConvertible {
    let description: String
}

extension Transferable {
    static var ways: [_TransferWay] { transferRepresentation._ways }
}

/// Finds a form in which an exported value can be imported.
enum Transfer {
    /// The number of proxies that may follow each other.
    private static let proxyLimit = 4

    /// Whether a value of one type can be imported as another.
    static func leads(from source: any Transferable.Type, to target: any Transferable.Type, steps: Int = proxyLimit)
        -> Bool
    {
        if source == target { return true }
        let (exports, imports) = (source.ways, target.ways)
        for export in exports where export.exportData != nil {
            for take in imports where take.importData != nil {
                if let given = export.contentType, let wanted = take.contentType, given.conforms(to: wanted) {
                    return true
                }
            }
        }
        guard steps > 0 else { return false }
        return exports.contains { way in
            way.exportProxy != nil && way.proxy.map { leads(from: $0, to: target, steps: steps - 1) } ?? false
        }
            || imports.contains { way in
                way.importProxy != nil && way.proxy.map { leads(from: source, to: $0, steps: steps - 1) } ?? false
            }
    }

    /// Imports a value as another type. Throws where no form leads there.
    static func convert(_ item: any Transferable, to target: any Transferable.Type, steps: Int = proxyLimit)
        async throws
        -> any Transferable
    {
        let source = type(of: item)
        if source == target { return item }
        let (exports, imports) = (source.ways, target.ways)
        for export in exports {
            guard let write = export.exportData, let given = export.contentType else { continue }
            for take in imports {
                guard let read = take.importData, let wanted = take.contentType, given.conforms(to: wanted) else {
                    continue
                }
                return try await read(try await write(item))
            }
        }
        if steps > 0 {
            for way in exports {
                guard let stand = way.exportProxy, let proxy = way.proxy,
                    leads(from: proxy, to: target, steps: steps - 1)
                else { continue }
                return try await convert(stand(item), to: target, steps: steps - 1)
            }
            for way in imports {
                guard let take = way.importProxy, let proxy = way.proxy,
                    leads(from: source, to: proxy, steps: steps - 1)
                else { continue }
                return try await take(convert(item, to: proxy, steps: steps - 1))
            }
        }
        throw TransferError(description: "\(typeName(source)) cannot be taken in as \(typeName(target))")
    }
}
