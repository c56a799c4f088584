/// The way to a page. Its functions may be called on any thread.
protocol Connection: AnyObject, Sendable {
    /// Whether the socket takes more without piling it up in memory.
    var isWritable: Bool { get }
    func send(_ message: [UInt8])
    func close(_ reason: CloseReason)
}

/// Why a connection ends. The raw value is WebSocket's close code; from 4000 on, the page knows it.
enum CloseReason: UInt16, Sendable {
    case protocolError = 1002
    case policyViolation = 1008
    case goingAway = 1001
    /// Too many sessions: the page says so and tries again later.
    case full = 4000
    /// Another page has taken the session over.
    case takenOver = 4001
    /// The page is of another version: it loads itself anew.
    case otherVersion = 4002
    /// Nobody has used the session for long: the page waits until somebody does.
    case idle = 4003
}
