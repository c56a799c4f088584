import Foundation
import RoostCore

/// A window of the app that code asks for.
package struct WindowRequest {
    package enum Target {
        /// The window that asks.
        case own
        /// Windows of the scene with an id, or for a value, or both.
        case scene(id: String?, value: Any?)
        case settings
        /// A new document of content that the app has made; of the first scene that makes documents without.
        case newDocument(Any?)
        /// The document of a file. Tells whether it was opened.
        case document(URL, opened: @Sendable ((any Error)?) -> Void)
    }
    package let target: Target
}

/// The ways in which a host of several windows opens and closes them.
///
/// Unchecked because a window's passes call the closures, on the window's thread.
package struct WindowOpener: @unchecked Sendable {
    /// Whether the app has settings to open.
    package let hasSettings: () -> Bool
    package let open: (WindowRequest) -> Void
    package let close: (WindowRequest) -> Void

    package init(
        hasSettings: @escaping () -> Bool, open: @escaping (WindowRequest) -> Void,
        close: @escaping (WindowRequest) -> Void
    ) {
        self.hasSettings = hasSettings
        self.open = open
        self.close = close
    }
}

extension EnvironmentValues {
    /// Nil in a host of one window.
    @Entry package var windowOpener: WindowOpener?
}
