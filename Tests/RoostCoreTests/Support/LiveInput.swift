import CoreGraphics
@_spi(Engine) import RoostCore
import SwiftUI

@testable import RoostTesting

/// What people do to a live view in tests, beside tapping it.
extension LiveView {
    /// A view in a window that is large enough for it.
    convenience init(_ view: some View, environment: (inout EnvironmentValues) -> Void = { _ in }) {
        self.init(view, size: CGSize(width: 300, height: 400), environment: environment)
    }

    // MARK: Keys

    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], characters: String? = nil) {
        for phase in [KeyEvent.Phase.down, .up] { self.key(phase, key, modifiers, characters: characters) }
    }

    /// One phase of a key, and the frame that shows what it did.
    func key(
        _ phase: KeyEvent.Phase, _ key: KeyEquivalent, _ modifiers: EventModifiers = [], characters: String? = nil
    ) {
        send(.key(KeyEvent(phase, key, characters: characters, modifiers: modifiers)))
        update()
    }

    /// Presses the key of each character.
    func type(_ text: String) {
        for character in text { press(KeyEquivalent(character)) }
    }

    // MARK: Pointers

    func pointer(_ phase: PointerEvent.Phase, at point: CGPoint, kind: PointerEvent.Kind = .touch) {
        send(.pointer(PointerEvent(phase, at: point, kind: kind)))
        update()
    }

    // MARK: Finding

    var graph: ViewGraph { session.graph }

    /// The first control at or below the view with an identifier.
    func control(_ identifier: String) -> ViewNode? {
        let tree = graph.layout
        var found: ViewNode?
        func visit(_ element: LayoutID, isInside: Bool) {
            guard element.exists, found == nil else { return }
            let isInside = isInside || tree.identifier(of: element) == identifier
            if isInside, let owner = tree.owner(of: element), owner.keyboardControl != nil {
                found = owner
                return
            }
            for child in tree.children(of: element) { visit(child, isInside: isInside) }
        }
        visit(tree.root, isInside: false)
        return found
    }
}
