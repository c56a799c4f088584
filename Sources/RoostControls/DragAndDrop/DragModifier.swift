import CoreGraphics
@_spi(Engine) import RoostCore

/// The modifier behind `draggable` and `onDrag`.
nonisolated struct DragModifier: ViewModifier {
    typealias Body = Never
    let make: () -> NSItemProvider
    /// The view under the pointer; nil for the dragged view itself.
    let preview: AnyView?

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        DragNode(view, inputs)
    }
}

extension View {
    /// Lets people drag the view, and `payload` with it, within the window.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragModifier(make: { NSItemProvider(transferring: payload()) }, preview: nil))
    }

    /// Lets people drag `payload` under a preview in place of the view.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(make: { NSItemProvider(transferring: payload()) }, preview: AnyView(preview())))
    }

    /// Lets people drag the view, and the closure's item with it, within the window.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragModifier(make: data, preview: nil))
    }

    /// Lets people drag the closure's item under a preview in place of the view.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(make: data, preview: AnyView(preview())))
    }
}

final class DragNode<Base: View>: WrappingNode<Base, DragModifier>, DragSource {
    override func makePointerRecognizer(for element: LayoutID) -> PointerRecognizer? {
        guard environment.isEnabled, graph.presentations != nil else { return nil }
        return LiftRecognizer(source: self, element: element)
    }

    func lift(_ element: LayoutID, by pointer: Pointer) {
        let own = graph.layout.localFrame(of: element).size
        let preview = view.modifier.preview
        let inner = graph.layout.point(pointer.startLocation, in: element)
        let item = DraggedItem(
            at: pointer.location,
            // The view is held where it was taken, another preview in its middle.
            grip: preview == nil
                ? CGSize(width: inner.x - own.width / 2, height: inner.y - own.height / 2) : .zero,
            size: preview == nil ? own : nil, preview: preview ?? AnyView(view.content), environment: environment,
            shape: graph.layout.traits(of: element).passing[DragPreviewShapeKey.self])
        graph.service(DragCenter.self).begin([view.modifier.make()], showing: item)
    }
}

/// A node whose view can be dragged.
protocol DragSource: ViewNode {
    func lift(_ element: LayoutID, by pointer: Pointer)
}

/// Recognises a drag that takes the view along: of a mouse that moves with its button held, or of a finger that has
/// rested.
final class LiftRecognizer: PointerRecognizer {
    private let source: any DragSource
    private var pointer: Pointer?
    private var phase = State.possible
    /// The time at which a finger has rested long enough.
    private var restEnd: Double?
    private var hasRested = false
    private var hasLifted = false

    /// Seconds that a finger rests before it takes the view along; less than it takes to open a menu.
    private static let rest = 0.35
    /// The distance in points from which a mouse drags, and a finger no longer rests.
    private static let distance: CGFloat = 6

    init(source: any DragSource, element: LayoutID) {
        self.source = source
        super.init(element: element, node: source, priority: .high)
    }

    override var state: State { phase }
    override var deadline: Double? { phase == .possible ? restEnd : nil }
    override var takesOver: Bool { true }
    override var outlastsTaps: Bool { true }

    /// Fingers scroll unless they have rested; a mouse does not scroll by dragging.
    override func holdsOff(_ other: PointerRecognizer) -> Bool { !other.isScrolling || hasRested }

    override func handle(_ input: PointerInput, at time: Double) {
        switch input {
        case .began(let new):
            guard pointer == nil, new.pinch == nil else {
                if phase == .possible { phase = .failed }
                return
            }
            pointer = new
            if new.kind == .touch { restEnd = time + Self.rest } else { hasRested = true }
        case .moved(let moved):
            guard moved === pointer, phase == .possible, moved.distance >= Self.distance else { return }
            phase = hasRested ? .active : .failed
        case .ended(let ended):
            if ended === pointer { phase = phase == .active ? .ended : .failed }
        case .cancelled(let cancelled):
            if cancelled === pointer { phase = .failed }
        case .deadline:
            restEnd = nil
            hasRested = true
        }
    }

    override func fail() { phase = .failed }

    override func deliver() {
        guard let pointer else { return }
        let drags = node.graph.service(DragCenter.self)
        switch phase {
        case .possible: break
        case .active:
            if hasLifted {
                drags.move(to: pointer.location)
            } else if node.isAlive {
                hasLifted = true
                source.lift(element, by: pointer)
            }
        case .ended: if hasLifted { drags.drop(at: pointer.location) }
        case .failed: if hasLifted { drags.cancel() }
        }
    }
}
