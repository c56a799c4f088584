/// The label of an on-screen return key. Browsers choose the words.
public struct SubmitLabel: Sendable, Equatable {
    package enum Kind: String, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
    package let kind: Kind

    /// *Done*.
    public static var done: SubmitLabel { SubmitLabel(kind: .done) }
    /// *Go*.
    public static var go: SubmitLabel { SubmitLabel(kind: .go) }
    /// *Send*.
    public static var send: SubmitLabel { SubmitLabel(kind: .send) }
    /// *Join*; browsers show *go*.
    public static var join: SubmitLabel { SubmitLabel(kind: .join) }
    /// *Route*; browsers show *go*.
    public static var route: SubmitLabel { SubmitLabel(kind: .route) }
    /// *Search*.
    public static var search: SubmitLabel { SubmitLabel(kind: .search) }
    /// The default: *return*, or the sign of it.
    public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
    /// *Next*.
    public static var next: SubmitLabel { SubmitLabel(kind: .next) }
    /// *Continue*; browsers show *next*.
    public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}
