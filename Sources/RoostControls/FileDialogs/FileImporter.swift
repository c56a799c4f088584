import Foundation
import RoostCore
import UniformTypeIdentifiers

extension View {
    /// Asks the reader for a file once `isPresented` is true: in a browser within some seconds of a press.
    ///
    /// - Parameter onCompletion: Called with the address of a copy, which lasts as long as the window. Not called where
    ///   nothing is chosen.
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

    /// Asks the reader for files once `isPresented` is true; `onCompletion` is not called where nothing is chosen.
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

    /// Asks the reader for files once `isPresented` is true.
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
    /// The first file, if there is one.
    fileprivate var first: Result<URL, any Error>? {
        switch self {
        case .success(let files): files.first.map { .success($0) }
        case .failure(let error): .failure(error)
        }
    }
}

/// The modifier behind `fileImporter`.
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
