import CoreGraphics

/// The pointer's look over a place, for a host that draws pointers.
package enum PointerShape: Sendable { case arrow, text, link }

extension LiveSession {
    /// The pointer's look at a point: a bar over fields, a hand over links.
    package func pointerShape(at point: CGPoint) -> PointerShape {
        for element in graph.hitPath(at: point) {
            guard let owner = graph.layout.owner(of: element), owner.environment.isEnabled else { continue }
            switch owner.keyboardControl?.role {
            case .textField, .secureField, .textEditor: return .text
            case .link: return .link
            case nil: continue
            default: return .arrow
            }
        }
        return .arrow
    }
}
