import Foundation
import RoostCore

/// A file or a folder in memory. Roost's own, since Foundation on Linux has none.
open class FileWrapper {
    private enum Kind {
        case file(Data)
        case folder([String: FileWrapper])
    }

    private var kind: Kind
    /// The name that it is to have in a folder.
    open var preferredFilename: String?
    /// The name that it had where it was read or, with `withNameUpdating`, was written.
    open var filename: String?
    /// Kept for the app: neither read from files nor written to them.
    open var fileAttributes: [String: Any] = [:]

    /// A file with a given content.
    public init(regularFileWithContents contents: Data) { kind = .file(contents) }

    /// A folder of members by their names.
    public init(directoryWithFileWrappers children: [String: FileWrapper]) {
        kind = .folder(children)
        for (name, child) in children where child.preferredFilename == nil { child.preferredFilename = name }
    }

    /// Reads a file, or a folder with all its members. Throws what Foundation throws where one cannot be read.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
            let children = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            self.init(
                directoryWithFileWrappers: Dictionary(
                    try children.map { ($0.lastPathComponent, try FileWrapper(url: $0, options: options)) },
                    uniquingKeysWith: { first, _ in first }))
        } else {
            self.init(regularFileWithContents: try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    /// Options for reading. Accepted for source compatibility: files are always read at once.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Has no effect here: files are always read at once.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Has no effect here: files are never mapped into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// Options for writing.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Replaces each file in one step.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// Sets `filename` to the name that was written.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    /// True for a file, false for a folder.
    open var isRegularFile: Bool { if case .file = kind { true } else { false } }
    /// True for a folder, false for a file.
    open var isDirectory: Bool { !isRegularFile }
    /// Always false: links are not kept here.
    open var isSymbolicLink: Bool { false }

    /// A file's content; nil for a folder.
    open var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }

    /// A folder's members by name; nil for a file.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = kind { children } else { nil } }

    /// Adds a member to a folder and returns its name there, with a number where the name is taken. A file takes none.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
        guard case .folder(var children) = kind else { return wanted }
        var name = wanted
        var number = 2
        while children[name] != nil {
            name = "\(wanted) \(number)"
            number += 1
        }
        children[name] = child
        kind = .folder(children)
        return name
    }

    /// Adds a new file to a folder and returns its name there, with a number where the name is taken.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = preferredFilename
        return addFileWrapper(child)
    }

    /// Takes a member out of a folder; does nothing where it is none.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = kind else { return }
        kind = .folder(children.filter { $0.value !== child })
    }

    /// Writes the file, or the folder with all its members. Throws where a member's name is no file name, or Foundation
    /// cannot write.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch kind {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children {
                guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else {
                    throw CocoaError(.fileWriteInvalidFileName)
                }
                try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
