import Foundation

/// Opens addresses: what links and texts with links do when they are tapped.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        enum Outcome: Sendable {
            case handled
            case discarded
            case systemAction(URL?)
        }

        let outcome: Outcome

        /// The handler has opened it.
        public static let handled = Result(outcome: .handled)
        /// It is not to be opened.
        public static let discarded = Result(outcome: .discarded)
        /// The system is to open it.
        public static let systemAction = Result(outcome: .systemAction(nil))
        /// The system is to open another address instead.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .systemAction(url)) }
    }

    private let handler: @MainActor (URL) -> Result

    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address and says whether it could be.
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

private struct OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
