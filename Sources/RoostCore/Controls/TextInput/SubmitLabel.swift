/// What a return key says.
public struct SubmitLabel: Sendable, Equatable {
    package enum Kind: String, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
    package let kind: Kind

    public static var done: SubmitLabel { SubmitLabel(kind: .done) }
    public static var go: SubmitLabel { SubmitLabel(kind: .go) }
    public static var send: SubmitLabel { SubmitLabel(kind: .send) }
    public static var join: SubmitLabel { SubmitLabel(kind: .join) }
    public static var route: SubmitLabel { SubmitLabel(kind: .route) }
    public static var search: SubmitLabel { SubmitLabel(kind: .search) }
    public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
    public static var next: SubmitLabel { SubmitLabel(kind: .next) }
    public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}
