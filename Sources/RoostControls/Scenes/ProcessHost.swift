import Foundation

/// The desktop around an app's process, for code without a view at hand.
@MainActor
package protocol ProcessHost: AnyObject {
    /// Lets the user print a document.
    ///
    /// - Parameters:
    ///   - document: A PDF file.
    ///   - done: Gets whether the document went to a printer, or the reason why it did not.
    func print(_ document: Data, name: String, done: @escaping @MainActor (Result<Bool, any Error>) -> Void)

    /// Ends the app, as its user would.
    func quit()
}

/// The host of the process; nil where pages are served or pictures drawn.
@MainActor
package enum CurrentProcessHost {
    package static weak var host: (any ProcessHost)?
}
