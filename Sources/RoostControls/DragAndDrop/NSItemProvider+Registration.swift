import Foundation
import RoostCore
import RoostLocks
import UniformTypeIdentifiers

/// The programs that see data of an item. Every program on the machine does here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

extension NSItemProvider {
    /// Offers data of a kind beside the item's other forms.
    ///
    /// - Parameter loadHandler: Runs each time when somebody asks for the data, and calls its argument with them or with
    ///   an error, on any thread. The progress that it returns is not watched.
    public func registerDataRepresentation(
        forTypeIdentifier identifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(
            PasteboardItem.Form(identifier) {
                try await withCheckedThrowingContinuation { continuation in
                    // A handler that answers twice must not end the program.
                    let answer = OneAnswer(continuation)
                    _ = loadHandler { data, error in answer.give(data, error) }
                }
            })
    }

    /// Offers data of a kind beside the item's other forms.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }
}

/// The first answer of a handler; others are dropped.
private final class OneAnswer: Sendable {
    private let continuation: Mutex<CheckedContinuation<Data, any Error>?>

    init(_ continuation: CheckedContinuation<Data, any Error>) { self.continuation = Mutex(continuation) }

    func give(_ data: Data?, _ error: (any Error)?) {
        let first = continuation.withLock { stored in
            defer { stored = nil }
            return stored
        }
        if let data {
            first?.resume(returning: data)
        } else {
            first?.resume(throwing: error ?? TransferError(description: "the item gave neither data nor an error"))
        }
    }
}
