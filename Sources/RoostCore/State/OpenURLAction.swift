import Foundation

/// Opens URLs. Links, and texts with links, call it when they are tapped.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// The result of a handler.
    public struct Result: Sendable {
        enum Outcome: Sendable {
            case handled
            case discarded
            case systemAction(URL?)
        }

        let outcome: Outcome

        /// The handler has opened the URL.
        public static let handled = Result(outcome: .handled)
        /// The URL is not to be opened.
        public static let discarded = Result(outcome: .discarded)
        /// The system is to open the URL.
        public static let systemAction = Result(outcome: .systemAction(nil))
        /// The system is to open another URL instead.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .systemAction(url)) }
    }

    private let handler: @MainActor (URL) -> Result

    /// An action that asks a closure. On a live page the default action has the browser open the URL; elsewhere it
    /// warns.
    @preconcurrency nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Opens a URL; `openURL(url)` is the usual spelling.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL, and tells `completion` whether it could be opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .systemAction(let other):
            Log.warning("Nothing here opens \(other ?? url): put an OpenURLAction into the environment.")
            completion(false)
        }
    }
}

extension EnvironmentValues {
    /// Opens URLs. Set it to handle the links inside a view yourself.
    @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
}
