import CoreGraphics

/// What `.onHover` and `.onContinuousHover` apply.
nonisolated package struct HoverModifier: ViewModifier {
    package typealias Body = Never
    /// In whose coordinates positions are.
    let space: CoordinateSpace
    /// Whether moves are told, and not only coming and going.
    let isContinuous: Bool
    let action: (HoverPhase) -> Void

    package static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        HoverNode(view, inputs)
    }
}

/// Where the pointer is that hovers over a view.
public enum HoverPhase: Equatable, Sendable {
    /// In points, in the coordinate space that was asked for.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension View {
    /// Runs an action when the pointer comes over the view, and when it goes.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(space: .local, isContinuous: false) { action($0 != .ended) })
    }

    /// Runs an action with the pointer's place while it is over the view, and when it goes.
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
    override init(_ view: ModifiedContent<Base, HoverModifier>, _ inputs: borrowing _NodeInputs) {
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
