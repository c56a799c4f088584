import Foundation
import RoostCore
import UniformTypeIdentifiers

extension View {
    /// Hands a document to the reader, as a download, once `isPresented` is true and there is a document.
    ///
    /// - Parameter onCompletion: Called with the address of a copy. Nobody learns whether the reader keeps the
    ///   download.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(isPresented, document.map { [$0.handedOut(as: contentType)] }, name: defaultFilename) { result in
            onCompletion(result.map { $0[0] })
        }
    }

    /// Hands a document to the reader, as a download, once `isPresented` is true. It is written as the first of
    /// `contentTypes`, else as the first kind that it can be written as. `onCancellation` is never called.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document,
            contentType: contentTypes.first ?? D.writableContentTypes.first ?? .data, defaultFilename: defaultFilename,
            onCompletion: onCompletion)
    }

    /// Hands documents to the reader, as downloads, once `isPresented` is true.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporting(
            isPresented, documents.isEmpty ? nil : documents.map { $0.handedOut(as: contentType) }, name: nil,
            done: onCompletion)
    }

    /// Hands a document to the reader, as a download, once `isPresented` is true.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(isPresented, document.map { [$0.handedOut(as: contentType)] }, name: defaultFilename) { result in
            onCompletion(result.map { $0[0] })
        }
    }

    /// Hands an item to the reader, as a download, once `isPresented` is true: as the first of `contentTypes` that it
    /// has a form for, or as its own first where there are none. `onCancellation` is never called.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporting(isPresented, item.map { [handedOut($0, as: contentTypes)] }, name: defaultFilename) { result in
            onCompletion(result.map { $0[0] })
        }
    }

    /// Hands a copy of a file to the reader, as a download, once `isPresented` is true. The file itself stays where it
    /// is.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(isPresented, file.map { [handedOut($0)] }, name: nil) { result in
            onCompletion(result.map { $0[0] })
        }
    }

    /// Hands copies of files to the reader, as downloads, once `isPresented` is true. The files themselves stay where
    /// they are.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        exporting(isPresented, files.isEmpty ? nil : files.map { handedOut($0) }, name: nil, done: onCompletion)
    }

    nonisolated private func exporting(
        _ isPresented: Binding<Bool>, _ files: [HandedOutFile]?, name: String?,
        done: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(FileExporterModifier(isPresented: isPresented, files: files, name: name, done: done))
    }
}

/// A file to be handed out, made when it is needed.
nonisolated private struct HandedOutFile {
    let name: String?
    let make: () async throws -> (Data, UTType)
}

extension FileDocument {
    nonisolated fileprivate func handedOut(as type: UTType) -> HandedOutFile {
        HandedOutFile(name: nil) {
            let wrapper = try self.fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
            return (try wrapper.contentToHandOut, type)
        }
    }
}

extension ReferenceFileDocument {
    nonisolated fileprivate func handedOut(as type: UTType) -> HandedOutFile {
        HandedOutFile(name: nil) {
            let wrapper = try self.fileWrapper(
                snapshot: self.snapshot(contentType: type),
                configuration: WriteConfiguration(contentType: type, existingFile: nil))
            return (try wrapper.contentToHandOut, type)
        }
    }
}

extension FileWrapper {
    nonisolated fileprivate var contentToHandOut: Data {
        get throws {
            guard let content = regularFileContents else {
                throw FileDialogError("Only a document that is one file can be handed out; this one is a folder.")
            }
            return content
        }
    }
}

nonisolated private func handedOut<T: Transferable>(_ item: T, as types: [UTType]) -> HandedOutFile {
    HandedOutFile(name: nil) {
        let known = contentTypes(of: T.self)
        guard
            let type = types.isEmpty
                ? known.first
                : types.first(where: { wanted in
                    known.contains { $0.conforms(to: wanted) || wanted.conforms(to: $0) }
                })
        else { throw FileDialogError("\(T.self) has no form that was asked for.") }
        return (try await NSItemProvider(transferring: item).data(of: type), type)
    }
}

nonisolated private func handedOut(_ file: URL) -> HandedOutFile {
    HandedOutFile(name: file.lastPathComponent) {
        (try Data(contentsOf: file), UTType(filenameExtension: file.pathExtension) ?? .data)
    }
}

/// The modifier behind `fileExporter` and `fileMover`.
nonisolated private struct FileExporterModifier: ViewModifier {
    let isPresented: Binding<Bool>
    /// Nil where there is nothing to hand out.
    let files: [HandedOutFile]?
    let name: String?
    let done: (Result<[URL], any Error>) -> Void
    @Environment(\.windowFiles) private var window

    @MainActor func body(content: Content) -> some View {
        // Without a document `isPresented` stays true, and a document that comes later is handed out.
        content.onChange(of: isPresented.wrappedValue && files != nil, initial: true) { _, isDue in
            if isDue { hand() }
        }
    }

    @MainActor private func hand() {
        guard let files else { return }
        guard let window else {
            Log.warning("fileExporter has no effect: there is nobody to hand files to where pictures are made")
            isPresented.wrappedValue = false
            return
        }
        Task { @MainActor in
            var saved: [URL] = []
            do {
                for (index, file) in files.enumerated() {
                    let (data, type) = try await file.make()
                    saved.append(try window.save(data, file.name ?? defaultName(of: type, index: index), type).get())
                }
                isPresented.wrappedValue = false
                done(.success(saved))
            } catch {
                isPresented.wrappedValue = false
                done(.failure(error))
            }
        }
    }

    /// The app's name for a file, with the extension of the type where it has none; `Untitled` without a name.
    private func defaultName(of type: UTType, index: Int) -> String {
        let base = name.flatMap { $0.isEmpty ? nil : $0 } ?? (index == 0 ? "Untitled" : "Untitled \(index + 1)")
        guard let suffix = type.preferredFilenameExtension, !base.lowercased().hasSuffix("." + suffix) else {
            return base
        }
        let own = UTType(filenameExtension: base.split(separator: ".").dropFirst().last.map(String.init) ?? "")
        return own?.conforms(to: type) == true ? base : base + "." + suffix
    }
}
