/// A kind of action that assistive technology knows.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable {
        case standard
        case escape
        case magicTap
        case delete
        case showMenu
        case named(Text)
    }

    private let kind: Kind

    /// What a press does.
    public static let `default` = AccessibilityActionKind(kind: .standard)
    /// Leaving a dialog or a menu.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// What the whole screen is for: play, or answer.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    public static let delete = AccessibilityActionKind(kind: .delete)
    public static let showMenu = AccessibilityActionKind(kind: .showMenu)

    private init(kind: Kind) { self.kind = kind }

    public init(named name: Text) { kind = .named(name) }

    func add(_ handler: @escaping () -> Void, to attributes: inout AccessibilityAttributes) {
        func append(_ name: Text) { attributes.actions.append(.init(name: name, perform: handler)) }
        switch kind {
        case .standard: attributes.activate = handler
        case .escape: attributes.escape = handler
        case .magicTap: append(Text("Magic Tap"))
        case .delete: append(Text("Delete"))
        case .showMenu:
            append(Text("Show Menu"))
            attributes.showMenu = handler
        case .named(let name): append(name)
        }
    }
}
