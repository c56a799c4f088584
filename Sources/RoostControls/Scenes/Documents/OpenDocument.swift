import Combine
import Foundation
import RoostCore
import UniformTypeIdentifiers

/// A document in a window: its content, its file, and whether the file has all of the content. Confined to the thread of
/// its window.
package class OpenDocument: ObservableObject {
    /// The document's file; nil for an untitled one.
    @Published package private(set) var file: URL?
    /// Whether the file lacks changes.
    @Published package private(set) var isEdited = false
    /// The question that the window asks its user now.
    @Published var question: DocumentQuestion?
    package let isEditable: Bool
    /// The file that keeps changes which are nowhere else, for the next start.
    package private(set) var draft: URL?
    /// Called after each change of the content.
    package var onEdit: (() -> Void)?
    /// Asks the user where to save: takes a name and a kind, gives the place, or nil.
    package var choosePlace: ((String, UTType, @escaping (URL?) -> Void) -> Void)?
    private var type: UTType
    /// When the file had last changed as it was read or written.
    private var known: Date?
    private var existing: FileWrapper?
    /// Closes the window once the question is answered.
    private var closing: (() -> Void)?

    fileprivate init(isEditable: Bool, type: UTType?) {
        self.isEditable = isEditable
        self.type = type ?? .data
    }

    // MARK: For the kinds of documents

    /// Takes the content of a file.
    fileprivate func load(_ configuration: FileDocumentReadConfiguration) throws {}
    fileprivate func wrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
    }

    /// Notes that the content has changed.
    func edited() {
        guard isEditable else { return }
        if !isEdited { isEdited = true }
        onEdit?()
    }

    // MARK: Files

    /// The document's name for its user.
    package var name: String { file?.deletingPathExtension().lastPathComponent ?? "Untitled" }

    func opened(_ file: URL, as type: UTType) {
        self.file = file
        self.type = type
        isEdited = false
        known = Self.changeDate(of: file)
    }

    func restored(from draft: URL, file: URL?) {
        self.draft = draft
        self.file = file
        // The file may have changed since the draft was kept, so saving asks.
        known = nil
        isEdited = true
    }

    /// Writes the document to its file, or asks for a place where it has none.
    package func save() {
        guard let file else { return saveAs() }
        if hasChangedElsewhere { question = .changedElsewhere } else { write(to: file) }
    }

    /// Asks for a place, and writes the document there.
    package func saveAs() {
        let suffix = type.documentExtension.map { "." + $0 } ?? ""
        choosePlace?(file?.lastPathComponent ?? name + suffix, type) { [weak self] place in
            guard let self else { return }
            guard let place else { return self.closing = nil }
            self.write(to: place)
        }
    }

    /// Takes the content of the file again. Changes that are not in it are lost.
    package func revert() {
        guard let file else { return }
        do {
            existing = try FileWrapper(url: file)
            try load(FileDocumentReadConfiguration(contentType: type, file: existing!))
            opened(file, as: type)
            removeDraft()
            finishClosing()
        } catch {
            question = .failed("The document “\(name)” could not be read again.", reason: error.localizedDescription)
        }
    }

    /// Saves changes without a question: to the file, or to a draft where that cannot be.
    ///
    /// - Parameter folder: The folder of drafts.
    package func autosave(draftsIn folder: URL) {
        guard isEdited else { return }
        if file != nil, question == nil {
            save()
            if !isEdited { return }
        }
        keepDraft(in: folder)
    }

    private func keepDraft(in folder: URL) {
        let suffix = type.documentExtension.map { "." + $0 } ?? ""
        let place = draft ?? folder.appending(path: UUID().uuidString + suffix)
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try put(at: place)
            draft = place
        } catch {
            Log.warning("the document \(name) could not be kept: \(error.localizedDescription)")
        }
    }

    /// Closes the window, at once where the file has everything, else when the user has answered.
    package func close(_ done: @escaping () -> Void) {
        guard isEdited else { return done() }
        closing = done
        if file == nil { question = .keep } else { save() }
    }

    // MARK: Answers

    /// Forgets the changes.
    func discard() {
        isEdited = false
        removeDraft()
        finishClosing()
    }

    /// Writes over changes that another program has made.
    func overwrite() { if let file { write(to: file) } }

    func cancel() { closing = nil }

    private func finishClosing() {
        let done = closing
        closing = nil
        done?()
    }

    // MARK: Writing

    private func write(to place: URL) {
        do {
            try put(at: place)
            file = place
            isEdited = false
            known = Self.changeDate(of: place)
            removeDraft()
            finishClosing()
        } catch {
            question = .failed(
                "The document “\(name)” could not be saved as “\(place.lastPathComponent)”.",
                reason: error.localizedDescription)
        }
    }

    /// Replaces a file, or a folder, in one step.
    private func put(at place: URL) throws {
        let wrapper = try wrapper(FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        let files = FileManager.default
        if wrapper.isRegularFile {
            try wrapper.write(to: place, options: .atomic, originalContentsURL: file)
        } else {
            let new = place.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
            let old = new.appendingPathExtension("old")
            defer { try? files.removeItem(at: old) }
            do {
                try wrapper.write(to: new, options: [], originalContentsURL: file)
                if files.fileExists(atPath: place.path) { try files.moveItem(at: place, to: old) }
                try files.moveItem(at: new, to: place)
            } catch {
                if !files.fileExists(atPath: place.path) { try? files.moveItem(at: old, to: place) }
                try? files.removeItem(at: new)
                throw error
            }
        }
        existing = wrapper
    }

    private func removeDraft() {
        if let draft { try? FileManager.default.removeItem(at: draft) }
        draft = nil
    }

    private var hasChangedElsewhere: Bool {
        guard let file, let now = Self.changeDate(of: file) else { return false }
        return now != known
    }

    private static func changeDate(of file: URL) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
}

/// A document that is a value.
final class ValueDocument<Value: FileDocument>: OpenDocument {
    private(set) var value: Value

    init(_ value: Value, isEditable: Bool) {
        self.value = value
        super.init(isEditable: isEditable, type: Value.writableContentTypes.first)
    }

    /// Changes the value, which the window's user can undo.
    @MainActor func set(_ value: Value, _ undoManager: UndoManager?) {
        guard isEditable else { return Log.warning("a document that is only shown was changed: the change is lost") }
        let former = self.value
        undoManager?.registerUndo(withTarget: self) { [weak undoManager] in $0.set(former, undoManager) }
        objectWillChange.send()
        self.value = value
        edited()
    }

    fileprivate override func load(_ configuration: FileDocumentReadConfiguration) throws {
        let read = try Value(configuration: configuration)
        objectWillChange.send()
        value = read
    }

    fileprivate override func wrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        try value.fileWrapper(configuration: configuration)
    }
}

/// A document that is an object.
final class ObjectDocument<Object: ReferenceFileDocument>: OpenDocument {
    private(set) var object: Object
    private var changes: AnyCancellable?

    init(_ object: Object, isEditable: Bool) {
        self.object = object
        super.init(isEditable: isEditable, type: Object.writableContentTypes.first)
        follow()
    }

    private func follow() {
        changes = object.objectWillChange.sink { [weak self] _ in self?.edited() }
    }

    fileprivate override func load(_ configuration: FileDocumentReadConfiguration) throws {
        let read = try Object(configuration: configuration)
        objectWillChange.send()
        object = read
        follow()
    }

    fileprivate override func wrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        try object.fileWrapper(
            snapshot: try object.snapshot(contentType: configuration.contentType), configuration: configuration)
    }
}
