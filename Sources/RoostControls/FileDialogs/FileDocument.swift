import Combine
import Foundation
import RoostCore
import UniformTypeIdentifiers

/// A document that is a value, read from a file and written to one.
public protocol FileDocument {
    /// The kinds of files that the document is read from.
    static var readableContentTypes: [UTType] { get }
    /// The kinds of files that the document is written to: by default those that it is read from.
    static var writableContentTypes: [UTType] { get }

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Reads a document. Throws where the file does not hold one.
    init(configuration: ReadConfiguration) throws
    /// Makes the file that is saved or handed out. Throws where the document cannot be written.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, read from a file and written to one.
public protocol ReferenceFileDocument: ObservableObject {
    /// The content of the document that is written, taken at one moment.
    associatedtype Snapshot
    /// The kinds of files that the document is read from.
    static var readableContentTypes: [UTType] { get }
    /// The kinds of files that the document is written to: by default those that it is read from.
    static var writableContentTypes: [UTType] { get }

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Reads a document. Throws where the file does not hold one.
    init(configuration: ReadConfiguration) throws
    /// Takes the content to be written as a kind of file. Throws where it cannot be written.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Makes the file that is saved or handed out. Throws where the content cannot be written.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The kind of the file.
    public let contentType: UTType
    /// The file, read into memory.
    public let file: FileWrapper
}

/// The kind of file that a document is written as.
public struct FileDocumentWriteConfiguration {
    /// The kind that was asked for.
    public let contentType: UTType
    /// The file that was there before; nil for a new one, and where a file is handed out.
    public let existingFile: FileWrapper?
}
