import Foundation
import UIKit

/// A panel that asks for files. A program here cannot wait for the answer: the panel does not show, with a warning, and
/// is answered as if it had been cancelled. SwiftUI's `fileImporter` asks.
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
    /// Whether files can be chosen.
    open var canChooseFiles = true
    /// Whether folders can be chosen.
    open var canChooseDirectories = false
    /// Whether several can be chosen.
    open var allowsMultipleSelection = false
    /// Whether a link's own file is chosen.
    open var resolvesAliases = true
    /// Empty: nothing has been chosen.
    open var urls: [URL] { [] }
}
