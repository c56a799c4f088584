import Foundation

/// Work that goes on while the app is not seen. Here all work does, as long as its page is there.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The work's number.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// The number of the work that began last.
    private static var lastTask = 0

    /// Names work that is to go on while the app is not seen, as all work does here. The handler is never called.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        Self.lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: Self.lastTask)
    }

    /// Ends named work.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Without end: work goes on as long as its page is there.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
