/// The connection to a page. Its functions may be called on any thread.
protocol Connection: AnyObject, Sendable {
    /// Whether the socket takes more without queueing it in memory.
    var isWritable: Bool { get }
    func send(_ message: [UInt8])
    func close(_ reason: CloseReason)
}

/// The reason for closing a connection. The raw value is WebSocket's close code; the page knows codes from 4000 on.
enum CloseReason: UInt16, Sendable {
    case protocolError = 1002
    case policyViolation = 1008
    case goingAway = 1001
    /// Too many sessions: the page says so and tries again later.
    case full = 4000
    /// Another page has taken the session over.
    case takenOver = 4001
    /// The page is of another version. It reloads itself.
    case otherVersion = 4002
    /// Nobody has used the session for long. The page waits until somebody does.
    case idle = 4003
}
