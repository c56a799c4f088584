import Foundation
import RoostLog
import UIKit
import UniformTypeIdentifiers

/// A panel that asks for a place to save. A program here cannot wait for the answer: the panel does not show, with a
/// warning, and is answered as if it had been cancelled. SwiftUI's `fileExporter` asks.
@MainActor @preconcurrency
open class NSSavePanel: NSObject {
    /// A panel.
    public override init() { super.init() }

    /// Nil: nothing has been chosen.
    open var url: URL? { nil }
    /// Nil: nothing has been chosen.
    open var directoryURL: URL?
    /// The proposed name.
    open var nameFieldStringValue = ""
    /// The words before the name.
    open var nameFieldLabel = ""
    /// The words of the confirmation.
    open var prompt = ""
    /// The panel's title.
    open var title = ""
    /// Words for the reader.
    open var message = ""
    /// The kinds that can be chosen.
    open var allowedContentTypes: [UTType] = []
    /// The endings that can be chosen.
    open var allowedFileTypes: [String]?
    /// Whether other kinds can be chosen, too.
    open var allowsOtherFileTypes = false
    /// Whether people can make folders.
    open var canCreateDirectories = true
    /// Whether the ending is hidden.
    open var isExtensionHidden = false
    /// Whether people can choose to hide the ending.
    open var canSelectHiddenExtension = false
    /// Whether hidden files show.
    open var showsHiddenFiles = false
    /// Whether packages are folders.
    open var treatsFilePackagesAsDirectories = false
    /// A view below the files.
    open var accessoryView: NSView?

    /// `cancel`, with a warning: the panel does not show.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        Log.warning("\(type(of: self)) does not show: use fileImporter and fileExporter")
        return .cancel
    }

    /// Answers `cancel`, with a warning: the panel does not show.
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(runModal()) }
    /// Answers `cancel`, with a warning: the panel does not show.
    open func begin() async -> NSApplication.ModalResponse { runModal() }
    /// Answers `cancel`, with a warning: the panel does not show.
    open func beginSheetModal(
        for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) {
        handler(runModal())
    }
    /// Answers `cancel`, with a warning: the panel does not show.
    open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { runModal() }
    /// Does nothing: the panel does not show.
    open func cancel(_ sender: Any?) {}
}
