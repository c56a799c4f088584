import CoreGraphics

/// A modifier that draws its content through a transform around a point of the view; layout does not change.
nonisolated package protocol TransformEffect: ElementModifier {
    /// The transform in coordinates whose origin is the anchor; y points down.
    var transform: CGAffineTransform { get }
    var anchor: UnitPoint { get }
}

extension TransformEffect {
    package func drawingReach(around reach: CGRect, _ environment: EnvironmentValues) -> CGRect {
        transform.isIdentity ? reach : .infinite
    }

    package func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        if transform.isIdentity { return context.paintChildren(of: element) }
        guard transform.isFinite, transform.a * transform.d != transform.b * transform.c else { return }
        let around = transform(in: context.frame(of: element), environment.layoutDirection)
        context.group(.pushTransform(around)) { $0.paintChildren(of: element) }
    }

    /// The transform around the anchor in a frame.
    private func transform(in frame: CGRect, _ direction: LayoutDirection) -> CGAffineTransform {
        var anchor = anchor
        if direction == .rightToLeft { anchor.x = 1 - anchor.x }
        let point = anchor.point(in: frame)
        return CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }

    package func describe(
        _ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes
    ) -> Bool {
        guard !transform.isIdentity, transform.isFinite else { return false }
        let frame = CGRect(origin: .zero, size: tree.localFrame(of: element).size)
        attributes.transform = transform(in: frame, tree.isRightToLeft(element) ? .rightToLeft : .leftToRight)
        return true
    }

    package func contentPoint(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> CGPoint? {
        if transform.isIdentity { return point }
        guard transform.isFinite, transform.a * transform.d != transform.b * transform.c else { return nil }
        var anchor = anchor
        if environment.layoutDirection == .rightToLeft { anchor.x = 1 - anchor.x }
        let origin = anchor.point(in: CGRect(origin: .zero, size: size))
        let inner = CGPoint(x: point.x - origin.x, y: point.y - origin.y).applying(transform.inverted())
        return CGPoint(x: inner.x + origin.x, y: inner.y + origin.y)
    }
}

extension CGAffineTransform {
    var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
}

/// What `.rotationEffect` applies.
nonisolated public struct _RotationEffect: TransformEffect {
    public typealias Body = Never
    public var angle: Angle
    public var anchor: UnitPoint

    package var transform: CGAffineTransform { CGAffineTransform(rotationAngle: angle.radians) }
}

/// What `.scaleEffect` applies.
nonisolated public struct _ScaleEffect: TransformEffect {
    public typealias Body = Never
    public var scale: CGSize
    public var anchor: UnitPoint

    package var transform: CGAffineTransform { CGAffineTransform(scaleX: scale.width, y: scale.height) }
}

/// What `.transformEffect` applies.
nonisolated public struct _TransformEffect: TransformEffect {
    public typealias Body = Never
    public var transform: CGAffineTransform
    package var anchor: UnitPoint { .topLeading }
}

/// What `.projectionEffect` and `.rotation3DEffect` apply.
nonisolated struct ProjectionModifier: ElementModifier {
    typealias Body = Never
    /// The projection for a view of a size, in the view's own coordinates.
    let projection: (CGSize) -> ProjectionTransform

    func drawingReach(around reach: CGRect, _ environment: EnvironmentValues) -> CGRect { .infinite }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        let frame = context.frame(of: element)
        let projection = ProjectionTransform(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
            .concatenating(projection(frame.size))
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
        guard projection.isFinite else { return }
        if let affine = projection.affine {
            context.group(.pushTransform(affine)) { $0.paintChildren(of: element) }
        } else {
            context.group(.pushProjection(projection.rows)) { $0.paintChildren(of: element) }
        }
    }

    func contentPoint(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> CGPoint? {
        projection(size).source(of: point)
    }
}

extension View {
    /// Draws the view turned; positive angles turn clockwise.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionModifier { _ in transform })
    }

    /// Draws the view turned in space about an axis through an anchor, seen from a distance.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            ProjectionModifier { size in
                .rotation(
                    angle, about: axis,
                    at: CGPoint(x: anchor.x * size.width, y: anchor.y * size.height), anchorZ: anchorZ,
                    perspective: perspective / max(size.width, size.height, 1))
            })
    }
}
