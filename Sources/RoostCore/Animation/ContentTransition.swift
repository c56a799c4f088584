/// How what a view shows changes, where the view itself stays.
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

    /// What views have that are given none: a cross-fade (`tx-P2`).
    static let automatic = ContentTransition(kind: .automatic)
    public static let identity = ContentTransition(kind: .identity)
    public static let opacity = ContentTransition(kind: .opacity)
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Digits roll up, or down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Digits roll up where the value has grown, and down where it has shrunk.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }
}

extension ContentTransition {
    /// Whether each character finds its own way.
    var movesGlyphs: Bool {
        switch kind {
        case .automatic, .identity, .opacity: false
        case .interpolate, .numericText, .numericValue: true
        }
    }

    /// Whether what comes and goes rolls in and out.
    var rollsDigits: Bool { movesGlyphs && kind != .interpolate }

    /// Whether digits roll down, where the text had another transition before the change.
    func countsDown(from old: ContentTransition) -> Bool {
        switch (kind, old.kind) {
        case (.numericText(let countsDown), _): countsDown
        case (.numericValue(let new), .numericValue(let old)): new < old
        default: false
        }
    }
}

private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.automatic }

extension EnvironmentValues {
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// How changes of what the view shows are animated.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
