import CoreGraphics

/// The modifier of `.onHover` and `.onContinuousHover`.
nonisolated package struct HoverModifier: ViewModifier {
    package typealias Body = Never
    /// The coordinate space of positions.
    let space: CoordinateSpace
    /// Whether moves are reported too, not only entering and leaving.
    let isContinuous: Bool
    let action: (HoverPhase) -> Void

    package static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        HoverNode(view, inputs)
    }
}

/// The state of a pointer that hovers over a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer's location in points, in the requested coordinate space.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension View {
    /// Runs an action with true when the pointer enters the view, and with false when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(space: .local, isContinuous: false) { action($0 != .ended) })
    }

    /// Runs an action with the pointer's location whenever it moves over the view, and when it leaves.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace.coordinateSpace, isContinuous: true, action: action))
    }

    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace, isContinuous: true, action: action))
    }
}

final class HoverNode<Base: View>: WrappingNode<Base, HoverModifier> {
    override package init(_ view: ModifiedContent<Base, HoverModifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        graph.pointers.hover.observerCount += 1
    }

    override func willEnd() {
        graph.pointers.hover.observerCount -= 1
        super.willEnd()
    }

    override var observesHover: Bool { true }

    override func hover(at point: CGPoint?, over element: LayoutID, isNew: Bool) {
        let modifier = view.modifier
        guard let point else { return modifier.action(.ended) }
        if isNew || modifier.isContinuous {
            modifier.action(.active(graph.layout.point(point, in: modifier.space, from: element)))
        }
    }
}
