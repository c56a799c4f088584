import Foundation
import UniformTypeIdentifiers

/// What a file chooser is asked for.
package struct FileRequest: Sendable, Equatable {
    /// Kinds of which a file must be one.
    package var types: [UTType]
    package var allowsSeveral: Bool

    package init(types: [UTType], allowsSeveral: Bool) {
        self.types = types
        self.allowsSeveral = allowsSeveral
    }

    /// Whether a file of this name is of a kind that is asked for. Names say nothing certain of what is in a file.
    package func accepts(fileNamed name: String) -> Bool {
        let suffix =
            name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map(String.init) ?? ""
        let type = UTType(filenameExtension: suffix) ?? .data
        return types.isEmpty || types.contains { type.conforms(to: $0) }
    }
}

/// What came of asking for files.
package enum FileChoice: Sendable {
    case files([URL])
    case cancelled
    case failed(any Error)
}

/// Why files could not be taken in or handed out.
package struct FileDialogError: LocalizedError, CustomStringConvertible {
    package let description: String
    package var errorDescription: String? { description }

    package init(_ description: String) { self.description = description }
}

/// How a window asks its reader for files, and hands files out.
///
/// Both are called in the window's passes, and call back in one.
package struct WindowFiles {
    package let choose: (FileRequest, @escaping (FileChoice) -> Void) -> Void
    /// Hands out a file's content under a name; answers where a copy is.
    package let save: (Data, _ name: String, UTType) -> Result<URL, any Error>

    package init(
        choose: @escaping (FileRequest, @escaping (FileChoice) -> Void) -> Void,
        save: @escaping (Data, _ name: String, UTType) -> Result<URL, any Error>
    ) {
        self.choose = choose
        self.save = save
    }
}

private struct WindowFilesKey: EnvironmentKey {
    static var defaultValue: WindowFiles? { nil }
}

extension EnvironmentValues {
    /// Nil in a host that has no files.
    package var windowFiles: WindowFiles? {
        get { self[WindowFilesKey.self] }
        set { self[WindowFilesKey.self] = newValue }
    }
}

extension URL {
    /// What Apple's systems want before a chosen file is read; here the app may read it as it is.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// What Apple's systems want after a chosen file has been read.
    public func stopAccessingSecurityScopedResource() {}
}
