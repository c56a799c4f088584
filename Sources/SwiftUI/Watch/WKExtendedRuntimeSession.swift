import Foundation
import RoostCore

/// Work of a watch app that goes on while the app is not seen. None does here: a session ends with an error as soon as it
/// is started.
@MainActor @preconcurrency
open class WKExtendedRuntimeSession {
    /// A session that has not started.
    public init() {}

    /// What hears of the session.
    open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
    /// Whether the session has ended.
    open private(set) var state = WKExtendedRuntimeSessionState.notStarted
    /// Nil: no session runs.
    open var expirationDate: Date? { nil }

    /// Ends the session with an error, with a warning: no app goes on while its page is not there.
    open func start() { end() }
    /// Ends the session with an error, with a warning: no app goes on while its page is not there.
    open func start(at date: Date) { end() }
    /// Ends the session.
    open func invalidate() { state = .invalid }

    private func end() {
        Log.warning("WKExtendedRuntimeSession does not run: no app goes on while its page is not there")
        state = .invalid
        delegate?.extendedRuntimeSession(self, didInvalidateWith: .error, error: CocoaError(.featureUnsupported))
    }
}

/// Whether a session runs.
public enum WKExtendedRuntimeSessionState: Int, Sendable {
    /// Not yet, at a time, now, or no more.
    case notStarted, scheduled, running, invalid
}

/// The reason of a session's end.
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
    /// An error.
    case error = -1
    /// A reason by its name.
    case none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem
}

/// Hears of a session.
@MainActor @preconcurrency
public protocol WKExtendedRuntimeSessionDelegate: AnyObject {
    /// Never called here: no session runs.
    func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    /// Never called here: no session runs.
    func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    /// Called when a session has been started, with an error.
    func extendedRuntimeSession(
        _ extendedRuntimeSession: WKExtendedRuntimeSession,
        didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}
