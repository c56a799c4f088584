import Foundation
import UniformTypeIdentifiers

extension View {
    /// Asks the reader for a file while `isPresented` is true.
    ///
    /// - Parameter onCompletion: Called with a copy of the file, which lasts as long as the window; not where nothing
    ///   is chosen.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileImporterModifier(
                isPresented: isPresented, request: FileRequest(types: allowedContentTypes, allowsSeveral: false),
                done: { result in
                    if let result = result.first { onCompletion(result) }
                }, cancelled: nil))
    }

    /// Asks the reader for files while `isPresented` is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(
            FileImporterModifier(
                isPresented: isPresented,
                request: FileRequest(types: allowedContentTypes, allowsSeveral: allowsMultipleSelection),
                done: onCompletion, cancelled: nil))
    }

    /// Asks the reader for files while `isPresented` is true.
    ///
    /// - Parameter onCancellation: Called where nothing is chosen.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileImporterModifier(
                isPresented: isPresented,
                request: FileRequest(types: allowedContentTypes, allowsSeveral: allowsMultipleSelection),
                done: onCompletion, cancelled: onCancellation))
    }
}

extension Result<[URL], any Error> {
    /// The first file, where there is one.
    fileprivate var first: Result<URL, any Error>? {
        switch self {
        case .success(let files): files.first.map { .success($0) }
        case .failure(let error): .failure(error)
        }
    }
}

/// What `fileImporter` applies.
nonisolated private struct FileImporterModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let request: FileRequest
    let done: (Result<[URL], any Error>) -> Void
    let cancelled: (() -> Void)?
    @Environment(\.windowFiles) private var files

    @MainActor func body(content: Content) -> some View {
        content.onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
            if isPresented { ask() }
        }
    }

    @MainActor private func ask() {
        guard let files else {
            Log.warning("fileImporter has no effect: there are no files to choose where pictures are made")
            isPresented.wrappedValue = false
            return
        }
        files.choose(request) { [isPresented, done, cancelled] choice in
            isPresented.wrappedValue = false
            switch choice {
            case .files(let files): done(.success(files))
            case .failed(let error): done(.failure(error))
            case .cancelled: cancelled?()
            }
        }
    }
}
