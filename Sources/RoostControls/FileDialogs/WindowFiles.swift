import Foundation
import RoostCore
import UniformTypeIdentifiers

/// A request to a file chooser.
package struct FileRequest: Sendable, Equatable {
    /// The kinds of files to choose from; empty for all.
    package var types: [UTType]
    package var allowsSeveral: Bool

    package init(types: [UTType], allowsSeveral: Bool) {
        self.types = types
        self.allowsSeveral = allowsSeveral
    }

    /// Whether a file's name is that of a requested kind. Names say nothing certain about the content.
    package func accepts(fileNamed name: String) -> Bool {
        let suffix =
            name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map(String.init) ?? ""
        let type = UTType(filenameExtension: suffix) ?? .data
        return types.isEmpty || types.contains { type.conforms(to: $0) }
    }
}

/// The outcome of a request for files.
package enum FileChoice: Sendable {
    case files([URL])
    case cancelled
    case failed(any Error)
}

/// The reason why files could not be taken in or handed out.
package struct FileDialogError: LocalizedError, CustomStringConvertible {
    package let description: String
    package var errorDescription: String? { description }

    package init(_ description: String) { self.description = description }
}

/// The ways in which a window asks its reader for files, and hands files out.
///
/// Both are called in the window's passes; `choose` calls back in one.
package struct WindowFiles {
    package let choose: (FileRequest, @escaping (FileChoice) -> Void) -> Void
    /// Hands out a file's content under a name; returns the address of a copy.
    package let save: (Data, _ name: String, UTType) -> Result<URL, any Error>

    package init(
        choose: @escaping (FileRequest, @escaping (FileChoice) -> Void) -> Void,
        save: @escaping (Data, _ name: String, UTType) -> Result<URL, any Error>
    ) {
        self.choose = choose
        self.save = save
    }
}

extension EnvironmentValues {
    /// Nil in a host that has no files.
    @Entry package var windowFiles: WindowFiles?
}

extension URL {
    /// Returns true: the app may read a chosen file as it is. Apple's systems want this call before.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing. Apple's systems want this call after a chosen file has been read.
    public func stopAccessingSecurityScopedResource() {}
}
