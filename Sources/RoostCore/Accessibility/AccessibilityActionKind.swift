/// A kind of action that assistive technologies know.
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

    /// The effect of a press, in place of the control's own.
    public static let `default` = AccessibilityActionKind(kind: .standard)
    /// Leaving a dialog or a menu, as Escape does.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The main purpose of the screen: play, or answer. Here an action named "Magic Tap".
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    /// Deletion. Here an action named "Delete".
    public static let delete = AccessibilityActionKind(kind: .delete)
    /// Opening the view's menu, also by the keyboard's menu key.
    public static let showMenu = AccessibilityActionKind(kind: .showMenu)

    private init(kind: Kind) { self.kind = kind }

    /// An action of your own; `name` is read out.
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
