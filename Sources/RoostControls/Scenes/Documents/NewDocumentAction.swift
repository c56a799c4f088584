import Foundation
import RoostCore
import UniformTypeIdentifiers

/// Opens a window for a new document. A page is one window: there it has no effect, with a warning.
nonisolated public struct NewDocumentAction: Sendable {
    fileprivate let opener: WindowOpener?

    /// A new document that is a value.
    @MainActor @preconcurrency
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {
        open(newDocument())
    }

    /// A new document that is an object.
    @MainActor @preconcurrency
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @Sendable () -> D) {
        open(newDocument())
    }

    /// A new document of the app's first `DocumentGroup` that makes some.
    @MainActor @preconcurrency
    public func callAsFunction(contentType: UTType? = nil) { open(nil) }

    private func open(_ content: Any?) {
        guard let opener else { return Log.warning("newDocument has no effect: a page is one window") }
        opener.open(WindowRequest(target: .newDocument(content)))
    }
}

/// Opens the document of a file, or shows its window. A page is one window: there it throws.
nonisolated public struct OpenDocumentAction: Sendable {
    fileprivate let opener: WindowOpener?

    /// Opens a window for the document, or shows the one that is open.
    ///
    /// - Throws: What the document throws where the file does not hold one, or Foundation where it cannot be read.
    @MainActor @preconcurrency
    public func callAsFunction(at url: URL) async throws {
        guard let opener else { throw FileDialogError("A page is one window: it opens no documents.") }
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            opener.open(
                WindowRequest(
                    target: .document(url) { problem in
                        if let problem {
                            continuation.resume(throwing: problem)
                        } else {
                            continuation.resume()
                        }
                    }))
        }
    }
}

extension EnvironmentValues {
    /// Opens a window for a new document. On a page it has no effect, with a warning.
    public var newDocument: NewDocumentAction { NewDocumentAction(opener: windowOpener) }

    /// Opens the document of a file. On a page it throws.
    public var openDocument: OpenDocumentAction { OpenDocumentAction(opener: windowOpener) }
}
