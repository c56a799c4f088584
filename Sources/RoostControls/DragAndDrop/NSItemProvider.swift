import Foundation
import RoostCore
import RoostLocks
import UniformTypeIdentifiers

/// A dragged or copied item, as `onDrag` gives and `onDrop` takes it: one value in the forms of its `Transferable`, and
/// data of kinds that are registered with it.
public final class NSItemProvider: Sendable {
    /// Nil for a provider without a value.
    let item: (any Transferable)?
    private let name = Mutex<String?>(nil)
    private let registeredForms = Mutex<[PasteboardItem.Form]>([])

    var forms: [PasteboardItem.Form] { registeredForms.withLock { $0 } }

    /// An item without data: enough for an app that keeps the dragged thing in its own state.
    public init() { item = nil }

    package init(transferring item: any Transferable) {
        self.item = item
        if let url = item as? URL, url.isFileURL {
            registeredForms.withLock { $0 = [PasteboardItem.Form("public.file-url") { Data(url.absoluteString.utf8) }] }
        }
    }

    /// An item that another program offers, in some forms.
    package init(forms: [PasteboardItem.Form]) {
        item = nil
        registeredForms.withLock { $0 = forms }
    }

    /// Offers the item in one more form.
    func register(_ form: PasteboardItem.Form) { registeredForms.withLock { $0.append(form) } }

    /// An item for an object, such as an `NSString`.
    public init(object: any NSItemProviderWriting) { item = object._transferable }

    /// A file by its address; nil where the address is nil.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        self.init(transferring: fileURL)
    }

    /// The address that the item is; nil for anything else.
    package var url: URL? { item as? URL }

    /// A name for the item, for the app's own use; nil at first.
    public var suggestedName: String? {
        get { name.withLock { $0 } }
        set { name.withLock { $0 = newValue } }
    }

    /// The kinds of data that the item can be had as, the best first; none for an item without data.
    public var registeredContentTypes: [UTType] {
        (item.map { contentTypes(of: type(of: $0)) } ?? []) + forms.compactMap { UTType($0.type) }
    }

    /// The identifiers of `registeredContentTypes`, the best first.
    public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

    /// Whether the item can be had as data of a kind, or of one that belongs to it.
    public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
        guard let wanted = UTType(identifier) else { return false }
        return registeredContentTypes.contains { $0.conforms(to: wanted) }
    }

    /// Whether a value of `type` can be made of the item.
    public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool { leads(to: type) }

    /// Makes a value of `type` from the item in a task, and calls the handler there with the value or an error.
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

    /// Makes a value of `type` from the item in a task, and calls the handler there.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        load(type, completionHandler)
    }

    /// Writes the item as data of a kind in a task, and calls the handler there with the data or an error.
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

    /// Writes the item as data of a kind in a task. An empty identifier stands for any data.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(for: UTType(identifier) ?? .data, completionHandler: completionHandler)
    }

    /// Whether an object of a class can be made of the item.
    public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
        kind(for: type) != nil
    }

    /// Makes an object of a class from the item's data in a task, and calls the handler there with the object or an error.
    @discardableResult
    public func loadObject(
        ofClass type: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let kind = kind(for: type)
        Task {
            do {
                guard let kind, let object = type._object(from: try await data(of: kind)) else {
                    throw TransferError(description: "no \(typeName(type)) can be made of the item")
                }
                completionHandler(object, nil)
            } catch {
                completionHandler(nil, error)
            }
            progress.completedUnitCount = 1
        }
        return progress
    }

    /// Whether a value can be made of the item by the class that it is bridged to.
    @_disfavoredOverload
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Makes a value from the item's data by the class that it is bridged to, in a task, and calls the handler there with
    /// the value or an error.
    @_disfavoredOverload @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
        }
    }

    /// The first kind of the item's data that a class can be made of.
    private func kind(for type: any NSItemProviderReading.Type) -> UTType? {
        let wanted = type.readableTypeIdentifiersForItemProvider.compactMap { UTType($0) }
        return registeredContentTypes.first { kind in wanted.contains { kind.conforms(to: $0) } }
    }

    /// Writes the item as data of a kind into a file in a task, and calls the handler there with its address or an error.
    /// The file lasts until the handler returns. An empty identifier stands for any data.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let kind = UTType(identifier) ?? .data
        let name = suggestedName ?? "file"
        return loadDataRepresentation(for: kind) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                var file = folder.appending(path: name)
                if file.pathExtension.isEmpty, let ending = kind.preferredFilenameExtension {
                    file = file.appendingPathExtension(ending)
                }
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
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
        if let item, Transfer.leads(from: type(of: item), to: target) { return true }
        return forms.contains { form in UTType(form.type).map { target.imports($0) } ?? false }
    }

    func value<T: Transferable>(as type: T.Type) async throws -> T {
        for form in forms {
            guard let kind = UTType(form.type), type.imports(kind) else { continue }
            if let value = try await type.imported(from: try await form.data(), as: kind) { return value }
        }
        guard let item, let value = try await Transfer.convert(item, to: type) as? T else {
            throw TransferError(description: "nothing is dragged that \(typeName(type)) can be made of")
        }
        return value
    }

    func data(of contentType: UTType) async throws -> Data {
        for form in forms where UTType(form.type)?.conforms(to: contentType) == true { return try await form.data() }
        var current = item
        // The item's proxy may be of the kind.
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

/// All kinds of data that a type can be exported as, itself or by its proxies.
func contentTypes(of type: any Transferable.Type, steps: Int = 4) -> [UTType] {
    type.ways.flatMap { way in
        if way.exportData != nil { return way.contentType.map { [$0] } ?? [] }
        guard steps > 0, way.exportProxy != nil, let proxy = way.proxy else { return [] }
        return contentTypes(of: proxy, steps: steps - 1)
    }
}

/// An object that can be dragged.
public protocol NSItemProviderWriting: AnyObject {
    /// The value that is dragged in the object's place.
    var _transferable: any Transferable { get }
}

/// A class whose objects can be made of an item's data.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
    /// The identifiers of the kinds of data, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// An object made of data; nil where they are of another kind.
    static func _object(from data: Data) -> (any NSItemProviderReading)?
}

extension NSString: NSItemProviderWriting {
    public var _transferable: any Transferable { substring(from: 0) }
}

extension NSURL: NSItemProviderWriting {
    public var _transferable: any Transferable { URL(string: absoluteString) ?? URL(fileURLWithPath: "/") }
}

extension NSString: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
    public static func _object(from data: Data) -> (any NSItemProviderReading)? {
        String(data: data, encoding: .utf8).map { NSString(string: $0) }
    }
}

extension NSURL: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static func _object(from data: Data) -> (any NSItemProviderReading)? {
        String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
    }
}
