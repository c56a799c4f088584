import CoreGraphics
@_spi(Engine) import RoostCore
import SwiftUI

/// Elements by role, name and text.
extension LiveView {
    /// All elements in the order in which they are read, groups before their content. Hidden ones are left out.
    public var elements: [LiveElement] {
        func flattened(_ nodes: [AccessibilityNode]) -> [LiveElement] {
            nodes.flatMap { [LiveElement($0)] + flattened($0.children) }
        }
        return flattened(session.accessibilityTree())
    }

    /// The first element with a role and a name; nil where there is none.
    /// - Parameter label: The whole name; nil for any.
    public func element(_ role: LiveElement.Role, _ label: String? = nil) -> LiveElement? {
        elements.first { $0.role == role && (label == nil || $0.label == label) }
    }

    /// Whether a name or value of an element contains these words.
    public func contains(_ words: String) -> Bool {
        elements.contains { $0.label.contains(words) || $0.value.contains(words) }
    }

    /// Taps the middle of the first element with a role and a name, and makes the frame that shows the result.
    /// - Returns: Whether there is one, and the tap reaches it: an element that something else covers cannot be used.
    @discardableResult
    public func tap(_ role: LiveElement.Role, _ label: String? = nil) -> Bool {
        guard let element = element(role, label) else { return false }
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        guard session.hits(element.node, at: point) else { return false }
        tap(at: point)
        return true
    }

    // MARK: Keys

    /// Types a text where the keyboard's focus is, key by key. Tap a field first.
    public func type(_ text: String) {
        for character in text { press(KeyEquivalent(character == "\n" ? "\r" : character)) }
    }

    /// Presses a key and lets it go, and makes the frame that shows either.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        for phase in [KeyEvent.Phase.down, .up] {
            send(.key(KeyEvent(phase, key, modifiers: modifiers)))
            update()
        }
    }
}
