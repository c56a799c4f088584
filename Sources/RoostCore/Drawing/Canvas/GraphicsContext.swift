import CoreGraphics

/// What a canvas is drawn with. Coordinates are points from the canvas's top left corner.
///
/// A context is a value: a copy has its own transform, clip, filters, opacity and blend mode, and draws into the same
/// picture.
public struct GraphicsContext {
    /// The steps drawn so far, shared by a context's copies.
    final class Drawing {
        var context: PaintContext
        let owner: NodeID
        /// How many layers it is drawn in.
        let depth: Int

        init(_ context: PaintContext, owner: NodeID, depth: Int = 0) {
            self.context = context.emptied()
            self.owner = owner
            self.depth = depth
        }

        /// What a layer in this drawing is drawn into.
        func layer() -> Drawing { Drawing(context, owner: owner, depth: depth + 1) }
    }

    /// Each layer takes memory as long as those inside it are drawn.
    private static let layerLimit = 256

    /// A clip or filter, in the order in which they were set.
    enum Step {
        case clip(Path, FillStyle, isInverse: Bool)
        case filter(RoostCore.Filter)
        case mask(ContiguousArray<DisplayList.Entry>)
    }

    let drawing: Drawing
    /// The area that shadings which have no size of their own go by.
    let bounds: CGRect
    public let environment: EnvironmentValues
    /// How opaque everything is drawn, 0…1.
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    /// From the coordinates of drawing steps to the canvas's.
    public var transform = CGAffineTransform.identity
    private var steps: [Step] = []

    init(_ drawing: Drawing, environment: EnvironmentValues, bounds: CGRect) {
        self.drawing = drawing
        self.environment = environment
        self.bounds = bounds
    }
}

extension GraphicsContext {
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Turns what is drawn from now on; positive angles turn clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws outside of the clip only.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The smallest rectangle around the clip, in the coordinates of drawing steps.
    public var clipBoundingRect: CGRect {
        var rect = bounds
        for case .clip(let path, _, false) in steps { rect = rect.common(with: path.boundingRect) }
        return rect.isNull ? .zero : rect.applying(transform.inverted())
    }

    /// Limits what is drawn from now on to a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        steps.append(.clip(path.applying(transform), style, isInverse: options.contains(.inverse)))
    }

    /// Limits what is drawn from now on to where a layer is opaque.
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

    /// Changes what is drawn from now on, each step as a layer of its own.
    public mutating func addFilter(_ filter: Filter) { steps.append(.filter(filter.resolve(in: environment))) }

    /// Draws into a layer that is then drawn as one.
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

    /// Adds drawing steps with the context's clips, filters, blend mode, opacity and transform around them.
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
