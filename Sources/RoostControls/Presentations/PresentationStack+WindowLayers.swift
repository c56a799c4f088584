import CoreGraphics
import RoostCore

extension PresentationStack: WindowLayers {
    package var content: PresentationLayers { PresentationLayers(stack: self) }

    package var coversContent: Bool { top != nil }

    /// Escape asks the topmost layer to leave; arrows move through a menu.
    package func press(_ event: KeyEvent, in graph: ViewGraph) -> Bool {
        if event.phase == .down && event.key == .escape { return escape() }
        guard case .menu? = top?.kind, event.key == .downArrow || event.key == .upArrow else { return false }
        return graph.focus.move(forward: event.key == .downArrow)
    }
}

extension ViewGraph {
    /// The presentations over the window; nil for a picture, which presents nothing.
    var presentations: PresentationStack? { layers as? PresentationStack }
}
