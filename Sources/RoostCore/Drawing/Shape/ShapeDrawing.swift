import CoreGraphics

/// A view that fills or strokes one shape, on top of another such view.
nonisolated package protocol ShapeDrawing: LeafView {
    associatedtype Content: Shape
    var shape: Content { get }

    /// Draws the shape in a rectangle of the picture.
    func draw(
        in rect: CGRect, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID)

    /// Whether the drawing in a rectangle covers a point (cases `ix-C5`, `ix-C7`).
    func covers(_ point: CGPoint, in rect: CGRect, _ environment: EnvironmentValues) -> Bool
}

extension ShapeDrawing {
    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        switch shape._sizing.kind {
        case .flexible, .asked, .container, .surroundings: .flexible(idealWidth: 10, idealHeight: 10)
        case .square: .square(ideal: 10)
        }
    }

    package func makeObject(in environment: EnvironmentValues) -> LayoutObject? {
        guard shape._sizing.kind == .asked else { return nil }
        return ShapeLayoutObject(shape)
    }

    package func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        draw(in: context.pixelFrame(of: element), &context, environment, owner: owner)
    }

    package func covers(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> Bool {
        covers(point, in: CGRect(origin: .zero, size: size), environment)
    }

    func backgroundCovers(
        _ background: some View, _ point: CGPoint, in rect: CGRect, _ environment: EnvironmentValues
    ) -> Bool {
        (background as? any ShapeDrawing)?.covers(point, in: rect, environment) ?? false
    }
}

/// Sizes a shape by its own `sizeThatFits`.
private final class ShapeLayoutObject<S: Shape>: LayoutObject {
    private let shape: S

    init(_ shape: S) { self.shape = shape }

    override func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        shape.sizeThatFits(proposal.proposedViewSize)
    }
}

nonisolated extension Shape {
    /// The outline in a rectangle of the picture, mirrored where the shape asks for it (case `web-layout-rtl-shapes`).
    package func outline(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
        if case .container(let inset) = _sizing.kind, let container = environment.containerShape {
            return container.path(in: rect.insetBy(dx: inset, dy: inset))
        }
        if case .surroundings = _sizing.kind, let shape = self as? any SurroundedShape {
            return shape.path(in: rect, environment)
        }
        let path = path(in: CGRect(origin: .zero, size: rect.size))
        if case .mirrors(let direction) = layoutDirectionBehavior, direction == environment.layoutDirection {
            return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY))
        }
        return path.offsetBy(dx: rect.minX, dy: rect.minY)
    }
}
