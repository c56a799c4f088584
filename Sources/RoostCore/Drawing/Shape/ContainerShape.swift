import CoreGraphics

/// A container's shape for the views inside it, with the container's last drawn frame.
final class ContainerShape {
    /// The shape's outline in a rectangle, with its edges moved inwards by a distance.
    fileprivate(set) var outline: (_ rect: CGRect, _ inset: CGFloat) -> Path
    fileprivate(set) var frame = CGRect.null
    /// The radii of the shape's corners in a rectangle; nil for a shape without such corners.
    fileprivate var radii: ((CGRect) -> RectangleCornerRadii)?

    fileprivate init<S: InsettableShape>(_ shape: S) {
        outline = Self.outline(of: shape)
        radii = Self.radii(of: shape)
    }

    fileprivate func set<S: InsettableShape>(_ shape: S) {
        outline = Self.outline(of: shape)
        radii = Self.radii(of: shape)
    }

    private static func outline<S: InsettableShape>(of shape: S) -> (CGRect, CGFloat) -> Path {
        { rect, inset in shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset)) }
    }

    private static func radii<S: InsettableShape>(of shape: S) -> ((CGRect) -> RectangleCornerRadii)? {
        (shape as? any RoundCorneredShape)?.radii
    }

    /// The outline for a view inside the container. Corners get smaller with the distance from the container's edges.
    func path(in rect: CGRect) -> Path { outline(rect, distance(of: rect)) }

    /// The corners of a view inside the container that have the same middle as the container's. Nil for a container
    /// without round corners, and outside of its frame.
    func cornerRadii(in rect: CGRect) -> RectangleCornerRadii? {
        guard let radii, frame.insetBy(dx: -0.5, dy: -0.5).contains(rect) else { return nil }
        return radii(frame).map { max(0, $0 - distance(of: rect)) }
    }

    /// The smallest distance of a view's edges from the container's; zero for a view that reaches out of it.
    private func distance(of rect: CGRect) -> CGFloat {
        guard frame.insetBy(dx: -0.5, dy: -0.5).contains(rect) else { return 0 }
        let distances = [
            rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY,
        ]
        return max(0, distances.min() ?? 0)
    }
}

/// A shape whose corners are parts of circles.
nonisolated protocol RoundCorneredShape {
    /// The radii of the corners in a rectangle, in points.
    func radii(in rect: CGRect) -> RectangleCornerRadii
}

nonisolated extension RoundedRectangle: RoundCorneredShape {
    func radii(in rect: CGRect) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(cornerSize.width, rect.width / 2, rect.height / 2))
    }
}

nonisolated extension UnevenRoundedRectangle: RoundCorneredShape {
    func radii(in rect: CGRect) -> RectangleCornerRadii { cornerRadii }
}

nonisolated extension Capsule: RoundCorneredShape {
    func radii(in rect: CGRect) -> RectangleCornerRadii { RectangleCornerRadii(all: min(rect.width, rect.height) / 2) }
}

nonisolated extension Circle: RoundCorneredShape {
    func radii(in rect: CGRect) -> RectangleCornerRadii { RectangleCornerRadii(all: min(rect.width, rect.height) / 2) }
}

nonisolated extension RectangleCornerRadii {
    init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: change(topLeading), bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
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
        container.set(shape)
        return content.modifier(ContainerFrameModifier(container: container)).environment(\.containerShape, container)
    }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` follows inside the view.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
