/// The animation of a view's content when it changes while the view stays. Only texts have one here; images change at
/// once.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case automatic
        case identity
        case opacity
        case interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
    }

    private let kind: Kind

    /// The default: a cross-fade (`tx-P2`).
    static let automatic = ContentTransition(kind: .automatic)
    /// The content changes at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Characters that stay glide to their new places; the others fade.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Digits roll upwards, or downwards with `countsDown`.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Digits roll upwards if `value` has grown, downwards if it has shrunk.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }
}

extension ContentTransition {
    /// Whether each character moves by itself.
    var movesGlyphs: Bool {
        switch kind {
        case .automatic, .identity, .opacity: false
        case .interpolate, .numericText, .numericValue: true
        }
    }

    /// Whether characters that come and go roll in and out.
    var rollsDigits: Bool { movesGlyphs && kind != .interpolate }

    /// Whether digits roll down; `old` is the transition of the text before the change.
    func countsDown(from old: ContentTransition) -> Bool {
        switch (kind, old.kind) {
        case (.numericText(let countsDown), _): countsDown
        case (.numericValue(let new), .numericValue(let old)): new < old
        default: false
        }
    }
}

extension EnvironmentValues {
    /// The transition of changed content. By default texts cross-fade.
    @Entry public var contentTransition: ContentTransition = .automatic
}

extension View {
    /// Sets the transition of changed content in this view.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
