import CoreGraphics
import RoostCore

/// The lengths of a menu, in points.
struct MenuMetrics: Equatable {
    let width: CGFloat
    let rowHeight: CGFloat
    /// From the menu's edge to the text of a row.
    let inset: CGFloat
    /// Above and below a line between sections.
    let gap: CGFloat
    /// Above the first row and below the last one.
    let margin: CGFloat
    let fontSize: CGFloat
    let showsShortcuts: Bool

    /// For fingers: menus of buttons, and context menus.
    static let touch = MenuMetrics(
        width: 250, rowHeight: 42, inset: 24, gap: 8, margin: 10, fontSize: 17, showsShortcuts: false)
    /// For a mouse: the menus of a bar.
    static let pointer = MenuMetrics(
        width: 240, rowHeight: 28, inset: 18, gap: 5, margin: 5, fontSize: 13, showsShortcuts: true)
}

extension EnvironmentValues {
    @Entry var menuMetrics: MenuMetrics = .touch
}

extension KeyboardShortcut {
    /// The keys as a menu names them, on keyboards without a command key: “Ctrl+Shift+Z”.
    var words: String {
        var words: [String] = []
        if !modifiers.isDisjoint(with: [.command, .control]) { words.append("Ctrl") }
        if modifiers.contains(.option) { words.append("Alt") }
        if modifiers.contains(.shift) { words.append("Shift") }
        return (words + [key.word]).joined(separator: "+")
    }
}

extension KeyEquivalent {
    fileprivate var word: String {
        switch self {
        case .return: "Enter"
        case .escape: "Esc"
        case .delete: "Backspace"
        case .deleteForward: "Del"
        case .tab: "Tab"
        case .space: "Space"
        case .upArrow: "↑"
        case .downArrow: "↓"
        case .leftArrow: "←"
        case .rightArrow: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page Up"
        case .pageDown: "Page Down"
        default: String(character).uppercased()
        }
    }
}
