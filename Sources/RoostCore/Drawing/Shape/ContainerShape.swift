import CoreGraphics

/// The shape that a container has given its content, and where the container was drawn last.
final class ContainerShape {
    /// The shape's outline in a rectangle, moved in by a distance.
    fileprivate(set) var outline: (_ rect: CGRect, _ inset: CGFloat) -> Path
    fileprivate(set) var frame = CGRect.null

    fileprivate init<S: InsettableShape>(_ shape: S) {
        outline = { rect, inset in shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset)) }
    }

    /// The outline for something inside the container: the further from its edges, the smaller the corners.
    func path(in rect: CGRect) -> Path {
        var inset: CGFloat = 0
        if frame.insetBy(dx: -0.5, dy: -0.5).contains(rect) {
            let distances = [
                rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY,
            ]
            inset = max(0, distances.min() ?? 0)
        }
        return outline(rect, inset)
    }
}

private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// Notes where the container is when it is drawn, before what is in it is.
nonisolated private struct ContainerFrameModifier: DrawingModifier {
    typealias Body = Never
    let container: ContainerShape

    static var geometryRole: GeometryRole { .drawn }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        container.frame = context.pixelFrame(of: element)
        // Shapes inside go by this frame.
        context.drawingEachFrame { $0.paintChildren(of: element) }
    }
}

/// What `containerShape` applies.
nonisolated private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    let shape: S
    @State private var container: ContainerShape

    init(shape: S) {
        self.shape = shape
        _container = State(initialValue: ContainerShape(shape))
    }

    @MainActor func body(content: Content) -> some View {
        let shape = shape
        container.outline = { rect, inset in shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset)) }
        return content.modifier(ContainerFrameModifier(container: container)).environment(\.containerShape, container)
    }
}

extension View {
    /// The shape that `ContainerRelativeShape` follows inside the view.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
