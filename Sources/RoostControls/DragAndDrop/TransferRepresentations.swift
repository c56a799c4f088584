import Combine
import Foundation
import RoostCore
import UniformTypeIdentifiers

/// A value as data of one kind.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public let _ways: [_TransferWay]

    /// A form that writes the value to data, and reads it from data.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        var way = _TransferWay(contentType)
        way.exportData = { try await exporting(own($0)) }
        way.importData = { try await importing($0) }
        _ways = [way]
    }

    /// A form that only writes the value to data.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        var way = _TransferWay(exportedContentType)
        way.exportData = { try await exporting(own($0)) }
        _ways = [way]
    }

    /// A form that only reads the value from data.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        var way = _TransferWay(importedContentType)
        way.importData = { try await importing($0) }
        _ways = [way]
    }
}

/// A value as its coders write it, by default in JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public let _ways: [_TransferWay]

    /// A form in JSON, as `JSONEncoder` writes it.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        var way = _TransferWay(contentType)
        way.exportData = { try JSONEncoder().encode(own($0) as Item) }
        way.importData = { try JSONDecoder().decode(Item.self, from: $0) }
        _ways = [way]
    }

    /// A form in the data of other coders.
    public init<Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable>(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) where Encoder.Output == Data, Decoder.Input == Data {
        var way = _TransferWay(contentType)
        way.exportData = { try encoder.encode(own($0) as Item) }
        way.importData = { try decoder.decode(Item.self, from: $0) }
        _ways = [way]
    }
}

/// A proxy: another value, which goes in the value's place in all of its own forms.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public let _ways: [_TransferWay]

    /// A form that exports a proxy of the value, and imports the value from a proxy.
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

    /// A form that only exports a proxy of the value.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        var way = _TransferWay(nil)
        way.proxy = ProxyRepresentation.self
        way.exportProxy = { try exporting(own($0)) }
        _ways = [way]
    }

    /// A form that only imports the value from a proxy.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        var way = _TransferWay(nil)
        way.proxy = ProxyRepresentation.self
        way.importProxy = { try await importing(own($0)) }
        _ways = [way]
    }
}

/// A file that a value is written to.
public struct SentTransferredFile: Sendable {
    /// The file's address. Its content is read at once.
    public let file: URL
    /// Kept for the app, and changes nothing: the content is always copied.
    public let allowAccessingOriginalFile: Bool

    /// A file to be copied.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that a value is read from: a copy, which is deleted once the value has been read.
public struct ReceivedTransferredFile: Sendable {
    /// The address of the copy in the temporary folder.
    public let file: URL
    /// Always false: the file is a copy.
    public let isOriginalFile: Bool
}

/// A value as a file of one kind.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public let _ways: [_TransferWay]

    /// A form that writes the value to a file, and reads it from a file. `shouldAttemptToOpenInPlace` changes nothing.
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

    /// A form that only writes the value to a file. `shouldAllowToOpenInPlace` changes nothing.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        var way = _TransferWay(exportedContentType)
        way.exportData = { try Data(contentsOf: await exporting(own($0)).file) }
        _ways = [way]
    }

    /// A form that only reads the value from a file. `shouldAttemptToOpenInPlace` changes nothing.
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

/// The value in its own type again; throws where it is of another one.
private func own<Item>(_ item: any Transferable) throws -> Item {
    guard let item = item as? Item else {
        throw TransferError(description: "\(typeName(type(of: item))) is not \(typeName(Item.self))")
    }
    return item
}
