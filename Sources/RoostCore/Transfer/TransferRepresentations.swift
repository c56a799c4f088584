import Combine
import Foundation
import UniformTypeIdentifiers

/// Gives something away as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public let _ways: [_TransferWay]

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        var way = _TransferWay(contentType)
        way.exportData = { try await exporting(own($0)) }
        way.importData = { try await importing($0) }
        _ways = [way]
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        var way = _TransferWay(exportedContentType)
        way.exportData = { try await exporting(own($0)) }
        _ways = [way]
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        var way = _TransferWay(importedContentType)
        way.importData = { try await importing($0) }
        _ways = [way]
    }
}

/// Gives something away as its coders write it, by default in JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public let _ways: [_TransferWay]

    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        var way = _TransferWay(contentType)
        way.exportData = { try JSONEncoder().encode(own($0) as Item) }
        way.importData = { try JSONDecoder().decode(Item.self, from: $0) }
        _ways = [way]
    }

    public init<Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable>(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) where Encoder.Output == Data, Decoder.Input == Data {
        var way = _TransferWay(contentType)
        way.exportData = { try encoder.encode(own($0) as Item) }
        way.importData = { try decoder.decode(Item.self, from: $0) }
        _ways = [way]
    }
}

/// Gives another value away in something's place.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public let _ways: [_TransferWay]

    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        var way = _TransferWay(nil)
        way.proxy = ProxyRepresentation.self
        way.exportProxy = { try exporting(own($0)) }
        way.importProxy = { try await importing(own($0)) }
        _ways = [way]
    }

    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        var way = _TransferWay(nil)
        way.proxy = ProxyRepresentation.self
        way.exportProxy = { try exporting(own($0)) }
        _ways = [way]
    }

    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        var way = _TransferWay(nil)
        way.proxy = ProxyRepresentation.self
        way.importProxy = { try await importing(own($0)) }
        _ways = [way]
    }
}

/// A file that is given away.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that is taken in: a copy, which goes once it has been.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// Gives something away as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public let _ways: [_TransferWay]

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        var way = _TransferWay(contentType)
        way.exportData = { try Data(contentsOf: await exporting(own($0)).file) }
        way.importData = { try await Self.read($0, of: contentType, importing) }
        _ways = [way]
    }

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        var way = _TransferWay(exportedContentType)
        way.exportData = { try Data(contentsOf: await exporting(own($0)).file) }
        _ways = [way]
    }

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        var way = _TransferWay(importedContentType)
        way.importData = { try await Self.read($0, of: importedContentType, importing) }
        _ways = [way]
    }

    private static func read(
        _ data: Data, of type: UTType, _ importing: @Sendable (ReceivedTransferredFile) async throws -> Item
    ) async throws -> Item {
        let suffix = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + suffix)
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
}

/// The value as its own type again.
private func own<Item>(_ item: any Transferable) throws -> Item {
    guard let item = item as? Item else {
        throw TransferError(description: "\(typeName(type(of: item))) is not \(typeName(Item.self))")
    }
    return item
}
