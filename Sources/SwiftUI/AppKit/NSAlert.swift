import Foundation
import RoostLog
import UIKit

/// A question to the reader. A program here cannot wait for the answer: the alert does not show, with a warning, and is
/// answered as if it had been closed. SwiftUI's `alert` shows.
@MainActor @preconcurrency
open class NSAlert: NSObject {
    /// How serious an alert is.
    public enum Style: UInt, Sendable {
        /// As usual, for information, or about something that cannot be undone.
        case warning, informational, critical
    }

    /// An alert without words.
    public override init() { super.init() }

    /// An alert about an error.
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }

    /// The question.
    open var messageText = ""
    /// More words.
    open var informativeText = ""
    /// How serious the alert is.
    open var alertStyle = Style.warning
    /// A picture; nil for the app's.
    open var icon: NSImage?
    /// Whether a box asks to show the alert no more.
    open var showsSuppressionButton = false
    /// A view below the words.
    open var accessoryView: NSView?
    /// The buttons.
    open private(set) var buttons: [NSButton] = []

    /// Adds a button.
    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(type: .system)
        button.setTitle(title, for: .normal)
        buttons.append(button)
        return button
    }

    /// `abort`, with a warning: the alert does not show.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        Log.warning("NSAlert does not show, use SwiftUI's alert: \(messageText) \(informativeText)")
        return .abort
    }

    /// Answers `abort`, with a warning: the alert does not show.
    open func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        handler?(runModal())
    }

    /// Answers `abort`, with a warning: the alert does not show.
    open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { runModal() }
}
