import Foundation
import RoostLocks
import UniformTypeIdentifiers

/// What is dragged, as `onDrag` gives it away and `onDrop` takes it in.
public final class NSItemProvider: Sendable {
    /// Nil for a provider without anything.
    let item: (any Transferable)?
    private let name = Mutex<String?>(nil)

    /// Something to drag that nobody reads: an app that keeps what is dragged in its own state needs no more.
    public init() { item = nil }

    init(transferring item: any Transferable) { self.item = item }

    public init(object: any NSItemProviderWriting) { item = object._transferable }

    /// A file, by its address; nil where there is none.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        self.init(transferring: fileURL)
    }

    public var suggestedName: String? {
        get { name.withLock { $0 } }
        set { name.withLock { $0 = newValue } }
    }

    /// The kinds of data that can be had, the best first.
    public var registeredContentTypes: [UTType] { item.map { contentTypes(of: type(of: $0)) } ?? [] }

    public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

    public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
        guard let wanted = UTType(identifier) else { return false }
        return registeredContentTypes.contains { $0.conforms(to: wanted) }
    }

    public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool { leads(to: type) }

    @discardableResult
    public func loadObject<T: Transferable>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        load(type) { result in
            switch result {
            case .success(let value): completionHandler(value, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        load(type, completionHandler)
    }

    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                completionHandler(try await data(of: contentType), nil)
            } catch {
                completionHandler(nil, error)
            }
            progress.completedUnitCount = 1
        }
        return progress
    }

    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(for: UTType(identifier) ?? .data, completionHandler: completionHandler)
    }

    private func load<T: Transferable>(
        _ type: T.Type, _ done: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                done(.success(try await value(as: type)))
            } catch {
                done(.failure(error))
            }
            progress.completedUnitCount = 1
        }
        return progress
    }

    // MARK: For drops

    func leads(to target: any Transferable.Type) -> Bool {
        item.map { Transfer.leads(from: type(of: $0), to: target) } ?? false
    }

    func value<T: Transferable>(as type: T.Type) async throws -> T {
        guard let item, let value = try await Transfer.convert(item, to: type) as? T else {
            throw TransferError(description: "nothing is dragged that \(typeName(type)) can be made of")
        }
        return value
    }

    func data(of contentType: UTType) async throws -> Data {
        var current = item
        // What stands in for it may be of the kind.
        for _ in 0..<4 {
            guard let item = current else { break }
            let ways = type(of: item).ways
            for way in ways {
                if let write = way.exportData, let given = way.contentType, given.conforms(to: contentType) {
                    return try await write(item)
                }
            }
            current = try ways.lazy.compactMap(\.exportProxy).first?(item)
        }
        throw TransferError(description: "nothing is dragged that is \(contentType)")
    }
}

/// All kinds of data that something can be given away as, itself or by what stands in for it.
func contentTypes(of type: any Transferable.Type, steps: Int = 4) -> [UTType] {
    type.ways.flatMap { way in
        if way.exportData != nil { return way.contentType.map { [$0] } ?? [] }
        guard steps > 0, way.exportProxy != nil, let proxy = way.proxy else { return [] }
        return contentTypes(of: proxy, steps: steps - 1)
    }
}

/// An object that can be dragged.
public protocol NSItemProviderWriting: AnyObject {
    var _transferable: any Transferable { get }
}

extension NSString: NSItemProviderWriting {
    public var _transferable: any Transferable { substring(from: 0) }
}

extension NSURL: NSItemProviderWriting {
    public var _transferable: any Transferable { URL(string: absoluteString) ?? URL(fileURLWithPath: "/") }
}
