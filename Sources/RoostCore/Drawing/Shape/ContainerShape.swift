import CoreGraphics

/// A container's shape for the views inside it, with the container's last drawn frame.
final class ContainerShape {
    /// The shape's outline in a rectangle, with its edges moved inwards by a distance.
    fileprivate(set) var outline: (_ rect: CGRect, _ inset: CGFloat) -> Path
    fileprivate(set) var frame = CGRect.null

    fileprivate init<S: InsettableShape>(_ shape: S) {
        outline = { rect, inset in shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset)) }
    }

    /// The outline for a view inside the container. Corners get smaller with the distance from the container's edges.
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

extension EnvironmentValues {
    @Entry var containerShape: ContainerShape?
}

/// Records the container's frame while drawing it, before its content is drawn.
nonisolated private struct ContainerFrameModifier: DrawingModifier {
    typealias Body = Never
    let container: ContainerShape

    static var geometryRole: GeometryRole { .drawn }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        container.frame = context.pixelFrame(of: element)
        // Shapes inside depend on this frame.
        context.drawingEachFrame { $0.paintChildren(of: element) }
    }
}

/// The modifier behind `containerShape(_:)`.
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
    /// Sets the shape that `ContainerRelativeShape` follows inside the view.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
