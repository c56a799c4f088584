import CoreGraphics

/// The target of a canvas's drawing. Coordinates are points from the canvas's top left corner.
///
/// A context is a value: a copy has its own transform, clip, filters, opacity and blend mode, but draws into the same
/// picture.
public struct GraphicsContext {
    /// The commands drawn so far, shared by a context's copies.
    final class Drawing {
        var context: PaintContext
        let owner: NodeID
        /// The number of layers around this drawing.
        let depth: Int

        init(_ context: PaintContext, owner: NodeID, depth: Int = 0) {
            self.context = context.emptied()
            self.owner = owner
            self.depth = depth
        }

        /// The drawing of a layer in this one.
        func layer() -> Drawing { Drawing(context, owner: owner, depth: depth + 1) }
    }

    /// The most layers inside each other. Each takes memory while those inside it are drawn.
    private static let layerLimit = 256

    /// A clip, a filter, a projection or a mask. They apply in the order in which they were added.
    enum Step {
        case clip(Path, FillStyle, isInverse: Bool)
        case filter(RoostCore.Filter)
        case projection(ProjectionTransform)
        case mask(ContiguousArray<DisplayList.Entry>)
    }

    let drawing: Drawing
    /// The area for shadings that have none of their own.
    let bounds: CGRect
    /// The canvas's environment, in which styles and pictures are resolved.
    public let environment: EnvironmentValues
    /// The opacity of the following drawing, 0…1.
    public var opacity = 1.0
    /// The blend mode of the following drawing, `normal` by default.
    public var blendMode = BlendMode.normal
    /// The transform from the coordinates of the following drawing to the canvas's.
    public var transform = CGAffineTransform.identity
    private var steps: [Step] = []

    init(_ drawing: Drawing, environment: EnvironmentValues, bounds: CGRect) {
        self.drawing = drawing
        self.environment = environment
        self.bounds = bounds
    }
}

extension GraphicsContext {
    /// The blend modes of a canvas are those of views.
    public typealias BlendMode = RoostPicture.BlendMode

    /// Scales the following drawing by a factor for each axis.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves the following drawing by a distance in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Rotates the following drawing. Positive angles turn clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Applies a transform to the following drawing, before the current transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Options for `clip(to:style:options:)`.
    public struct ClipOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws only outside of the clip.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The smallest rectangle around the clip, in the coordinates of the following drawing.
    public var clipBoundingRect: CGRect {
        var rect = bounds
        for case .clip(let path, _, false) in steps { rect = rect.common(with: path.boundingRect) }
        return rect.isNull ? .zero : rect.applying(transform.inverted())
    }

    /// Limits the following drawing to the inside of a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        steps.append(.clip(path.applying(transform), style, isInverse: options.contains(.inverse)))
    }

    /// Multiplies the following drawing's opacity by that of a layer.
    public mutating func clipToLayer(
        opacity: Double = 1, content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = drawing.layer()
        var context = GraphicsContext(layer, environment: environment, bounds: bounds)
        context.transform = transform
        context.opacity = opacity
        try StackGuard.run { try content(&context) }
        steps.append(.mask(layer.context.entries))
    }

    /// Applies a filter to each of the following drawings.
    public mutating func addFilter(_ filter: Filter) {
        switch filter.kind {
        case .effect(let resolve): steps.append(.filter(resolve(environment)))
        case .projection(let projection):
            // The matrix means the coordinates of the following drawing; the step applies to the canvas's.
            steps.append(
                .projection(
                    ProjectionTransform(transform.inverted()).concatenating(projection)
                        .concatenating(ProjectionTransform(transform))))
        }
    }

    /// Draws into a layer, which is then drawn as one. At most 256 layers lie inside each other; deeper ones draw
    /// directly.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        guard drawing.depth < Self.layerLimit else {
            Log.warning(
                "A canvas draws layers more than \(Self.layerLimit) deep; those inside are drawn without one of their own."
            )
            var context = self
            return try StackGuard.run { try content(&context) }
        }
        let layer = drawing.layer()
        var context = GraphicsContext(layer, environment: environment, bounds: bounds)
        context.transform = transform
        try StackGuard.run { try content(&context) }
        var plain = self
        plain.transform = .identity
        plain.draw { target in
            target.group(.pushLayer, owner: layer.owner) { target in
                for entry in layer.context.entries { target.append(entry.command, owner: layer.owner) }
            }
        }
    }

    /// Adds commands within the context's clips, filters, blend mode, opacity and transform.
    func draw(_ content: (inout PaintContext) -> Void) {
        guard opacity > 0 else { return }
        draw(steps[...], content)
    }

    private func draw(_ rest: ArraySlice<Step>, _ content: (inout PaintContext) -> Void) {
        let owner = drawing.owner
        guard let step = rest.first else {
            drawInState(content)
            return
        }
        if case .projection(let projection) = step, !projection.isFinite { return }
        let before = drawing.context.entries.count
        switch step {
        case .clip(let path, let style, false):
            drawing.context.append(.pushClip(path, style), owner: owner)
        case .clip(let path, let style, true):
            drawing.context.append(.beginMask, owner: owner)
            drawing.context.append(.pushClip(Path(bounds), FillStyle()), owner: owner)
            var outside = Path(bounds.union(path.boundingRect).insetBy(dx: -1, dy: -1))
            outside.addPath(path)
            drawing.context.append(
                .fill(outside, FillStyle(eoFill: true, antialiased: style.isAntialiased), .color(.black)), owner: owner)
            drawing.context.append(.pop, owner: owner)
            drawing.context.append(.maskContent, owner: owner)
        case .mask(let entries):
            drawing.context.append(.beginMask, owner: owner)
            for entry in entries { drawing.context.append(entry.command, owner: owner) }
            drawing.context.append(.maskContent, owner: owner)
        case .filter(let filter):
            drawing.context.append(.pushFilter(filter), owner: owner)
        case .projection(let projection):
            if let affine = projection.affine {
                drawing.context.append(.pushTransform(affine), owner: owner)
            } else {
                drawing.context.append(.pushProjection(projection.rows), owner: owner)
            }
        }
        let inside = drawing.context.entries.count
        draw(rest.dropFirst(), content)
        if drawing.context.entries.count == inside {
            drawing.context.removeEntries(from: before)
        } else {
            drawing.context.append(.pop, owner: owner)
        }
    }

    private func drawInState(_ content: (inout PaintContext) -> Void) {
        var pushes: [DisplayCommand] = []
        if blendMode != .normal { pushes.append(.pushBlend(blendMode)) }
        if opacity < 1 { pushes.append(.pushOpacity(opacity)) }
        if !transform.isIdentity { pushes.append(.pushTransform(transform)) }
        for push in pushes { drawing.context.append(push, owner: drawing.owner) }
        let inside = drawing.context.entries.count
        content(&drawing.context)
        if drawing.context.entries.count == inside {
            drawing.context.removeEntries(from: inside - pushes.count)
        } else {
            for _ in pushes { drawing.context.append(.pop, owner: drawing.owner) }
        }
    }
}

extension Color.Resolved {
    fileprivate static let black = Color.Resolved(red: 0, green: 0, blue: 0)
}
