import Foundation

/// A file or a folder in memory, as Apple's Foundation has it and the one on Linux has not.
open class FileWrapper {
    private enum Kind {
        case file(Data)
        case folder([String: FileWrapper])
    }

    private var kind: Kind
    /// What it is to be called in a folder.
    open var preferredFilename: String?
    /// What it was called where it was read.
    open var filename: String?
    open var fileAttributes: [String: Any] = [:]

    /// A file with a content.
    public init(regularFileWithContents contents: Data) { kind = .file(contents) }

    /// A folder of files by their names.
    public init(directoryWithFileWrappers children: [String: FileWrapper]) {
        kind = .folder(children)
        for (name, child) in children where child.preferredFilename == nil { child.preferredFilename = name }
    }

    /// Reads a file, or a folder with all that is in it.
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

    /// How a file is read; here always at once.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A file is replaced in one step.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    open var isRegularFile: Bool { if case .file = kind { true } else { false } }
    open var isDirectory: Bool { !isRegularFile }
    open var isSymbolicLink: Bool { false }

    /// A file's content; nil for a folder.
    open var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }

    /// What is in a folder, by name; nil for a file.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = kind { children } else { nil } }

    /// Puts something into a folder; answers the name that it has there. A file takes nothing in.
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

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = preferredFilename
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = kind else { return }
        kind = .folder(children.filter { $0.value !== child })
    }

    /// Writes the file, or the folder with all that is in it.
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
