import CoreGraphics

/// A modifier that draws its content through a transform around a point of the view. Layout does not change.
nonisolated package protocol TransformEffect: DrawingModifier {
    /// The transform, with the anchor at the origin and y pointing down.
    var transform: CGAffineTransform { get }
    var anchor: UnitPoint { get }
}

extension TransformEffect {
    package static var geometryRole: GeometryRole { [.drawn, .carries] }

    package func drawingReach(around reach: CGRect, _ environment: EnvironmentValues) -> CGRect {
        transform.isIdentity ? reach : .infinite
    }

    package func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        if transform.isIdentity { return context.paintChildren(of: element) }
        guard transform.isFinite, transform.a * transform.d != transform.b * transform.c else { return }
        let around = transform(in: context.frame(of: element), environment.layoutDirection)
        // The frame may be infinite.
        guard around.isFinite else { return }
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
        let around = transform(in: frame, tree.isRightToLeft(element) ? .rightToLeft : .leftToRight)
        guard around.isFinite else { return false }
        attributes.transform = around
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

/// The modifier behind `rotationEffect(_:anchor:)`.
nonisolated public struct _RotationEffect: TransformEffect {
    public typealias Body = Never
    /// The rotation; positive angles turn clockwise.
    public var angle: Angle
    /// The fixed point, relative to the view's bounds.
    public var anchor: UnitPoint

    package var transform: CGAffineTransform { CGAffineTransform(rotationAngle: angle.radians) }

    package func animatableData(
        in environment: EnvironmentValues
    ) -> AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        AnimatablePair(angle.animatableData, anchor.animatableData)
    }

    package func showing(_ data: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>) -> Self {
        var copy = self
        (copy.angle.animatableData, copy.anchor.animatableData) = (data.first, data.second)
        return copy
    }
}

/// The modifier behind `scaleEffect(_:anchor:)`.
nonisolated public struct _ScaleEffect: TransformEffect {
    public typealias Body = Never
    /// The factors in both directions; negative ones mirror.
    public var scale: CGSize
    /// The fixed point, relative to the view's bounds.
    public var anchor: UnitPoint

    package var transform: CGAffineTransform { CGAffineTransform(scaleX: scale.width, y: scale.height) }

    // Scaled like an angle: 1 is the whole view.
    package func animatableData(
        in environment: EnvironmentValues
    ) -> AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        AnimatablePair(scale.animatableData.scaled(by: 128), anchor.animatableData)
    }

    package func showing(_ data: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>) -> Self {
        var copy = self
        copy.scale.animatableData = data.first.scaled(by: 1 / 128)
        copy.anchor.animatableData = data.second
        return copy
    }
}

/// The modifier behind `transformEffect(_:)`.
nonisolated public struct _TransformEffect: TransformEffect {
    public typealias Body = Never
    /// The transform, about the view's top leading corner.
    public var transform: CGAffineTransform
    package var anchor: UnitPoint { .topLeading }

    package func animatableData(in environment: EnvironmentValues) -> ProjectionTransform.Vector {
        ProjectionTransform(transform).vector
    }

    package func showing(_ data: ProjectionTransform.Vector) -> Self {
        var copy = self
        copy.transform = ProjectionTransform(vector: data).affine ?? transform
        return copy
    }
}

/// A modifier that draws its content through a projection. Layout does not change.
nonisolated package protocol ProjectionEffect: DrawingModifier {
    /// The projection for a view's size, in the view's own coordinates.
    func projection(for size: CGSize, in environment: EnvironmentValues) -> ProjectionTransform
}

extension ProjectionEffect {
    package static var geometryRole: GeometryRole { [.drawn, .carries] }

    package func drawingReach(around reach: CGRect, _ environment: EnvironmentValues) -> CGRect { .infinite }

    package func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        let frame = context.frame(of: element)
        let projection = ProjectionTransform(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
            .concatenating(projection(for: frame.size, in: environment))
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
        guard projection.isFinite else { return }
        if let affine = projection.affine {
            if affine.isIdentity { return context.paintChildren(of: element) }
            context.group(.pushTransform(affine)) { $0.paintChildren(of: element) }
        } else {
            context.group(.pushProjection(projection.rows)) { $0.paintChildren(of: element) }
        }
    }

    package func contentPoint(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> CGPoint? {
        projection(for: size, in: environment).source(of: point)
    }

    package func describe(
        _ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes
    ) -> Bool {
        guard let environment = tree.owner(of: element)?.environment else { return false }
        let size = tree.localFrame(of: element).size
        let projection = projection(for: size, in: environment)
        guard !projection.isIdentity, let transform = projection.affine(over: size), transform.isFinite else {
            return false
        }
        attributes.transform = transform
        return true
    }
}

/// The modifier behind `projectionEffect(_:)`.
nonisolated struct ProjectionModifier: ProjectionEffect {
    typealias Body = Never
    var transform: ProjectionTransform

    func projection(for size: CGSize, in environment: EnvironmentValues) -> ProjectionTransform { transform }
    func animatableData(in environment: EnvironmentValues) -> ProjectionTransform.Vector { transform.vector }

    func showing(_ data: ProjectionTransform.Vector) -> Self {
        Self(transform: ProjectionTransform(vector: data))
    }
}

/// The modifier behind `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
nonisolated struct Rotation3DModifier: ProjectionEffect {
    typealias Body = Never
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    func projection(for size: CGSize, in environment: EnvironmentValues) -> ProjectionTransform {
        .rotation(
            angle, about: axis, at: CGPoint(x: anchor.x * size.width, y: anchor.y * size.height), anchorZ: anchorZ,
            perspective: perspective / max(size.width, size.height, 1))
    }

    typealias Lengths = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat>

    func animatableData(
        in environment: EnvironmentValues
    ) -> AnimatablePair<
        AnimatablePair<Double, UnitPoint.AnimatableData>, AnimatablePair<Lengths, CGSize.AnimatableData>
    > {
        AnimatablePair(
            AnimatablePair(angle.animatableData, anchor.animatableData),
            AnimatablePair(
                AnimatablePair(AnimatablePair(axis.x * 128, axis.y * 128), axis.z * 128),
                AnimatablePair(anchorZ, perspective * 128)))
    }

    func showing(
        _ data: AnimatablePair<
            AnimatablePair<Double, UnitPoint.AnimatableData>, AnimatablePair<Lengths, CGSize.AnimatableData>
        >
    ) -> Self {
        var copy = self
        (copy.angle.animatableData, copy.anchor.animatableData) = (data.first.first, data.first.second)
        let axis = data.second.first
        copy.axis = (axis.first.first / 128, axis.first.second / 128, axis.second / 128)
        (copy.anchorZ, copy.perspective) = (data.second.second.first, data.second.second.second / 128)
        return copy
    }
}

extension View {
    /// Draws the view rotated about a point of its bounds. Positive angles turn clockwise. Layout does not change.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Draws the view scaled about a point of its bounds. Negative factors mirror it. Layout does not change.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Draws the view scaled by one factor in both directions.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view scaled by a factor for each direction.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view through a transform about its top leading corner. Layout does not change.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Draws the view through a projection in its own coordinates. Layout does not change.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionModifier(transform: transform))
    }

    /// Draws the view rotated in space about an axis through an anchor. Layout does not change.
    ///
    /// - Parameter perspective: The strength of the perspective: 0 for none, 1 for a distance as long as the view's
    ///   longer side.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DModifier(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}
