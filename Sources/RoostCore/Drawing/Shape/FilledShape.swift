import CoreGraphics

/// A filled shape: the view that every `Shape` shows.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, ShapeDrawing {
    public typealias Body = Never
    /// The filled shape.
    public var shape: Content
    /// The colour, gradient or other style of the area.
    public var style: Style
    /// The rule for the inside of the shape, and whether its edge is smooth.
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    package var animatableData: Content.AnimatableData { shape.animatableData }

    package func showing(_ data: Content.AnimatableData) -> Self {
        var copy = self
        copy.shape.animatableData = data
        return copy
    }

    package func paints(in environment: EnvironmentValues) -> [Paint] {
        [style.unitPaint(in: environment)]
    }

    package func draw(
        in rect: CGRect, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        context.fill(
            shape.outline(in: rect, environment), fillStyle, with: style.resolve(in: environment, bounds: rect),
            owner: owner)
    }

    package func covers(_ point: CGPoint, in rect: CGRect, _ environment: EnvironmentValues) -> Bool {
        shape.outline(in: rect, environment).contains(point, eoFill: fillStyle.isEOFilled)
            && !style.resolve(in: environment, bounds: rect).isClear
    }
}

/// Fills a shape on top of another drawing of it.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, ShapeDrawing {
    public typealias Body = Never
    /// The filled shape.
    public var shape: Content
    /// The colour, gradient or other style of the area.
    public var style: Style
    /// The rule for the inside of the shape, and whether its edge is smooth.
    public var fillStyle: FillStyle
    /// The drawing below: a view of the same shape, or an `EmptyView`.
    public var background: Background

    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    package var animatableData: Content.AnimatableData { shape.animatableData }

    package func showing(_ data: Content.AnimatableData) -> Self {
        var copy = self
        copy.shape.animatableData = data
        return copy
    }

    package func paints(in environment: EnvironmentValues) -> [Paint] {
        backgroundPaints(background, in: environment) + [style.unitPaint(in: environment)]
    }

    package func draw(
        in rect: CGRect, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        drawBackground(background, in: rect, &context, environment, owner: owner)
        context.fill(
            shape.outline(in: rect, environment), fillStyle, with: style.resolve(in: environment, bounds: rect),
            owner: owner)
    }

    package func covers(_ point: CGPoint, in rect: CGRect, _ environment: EnvironmentValues) -> Bool {
        backgroundCovers(background, point, in: rect, environment)
            || shape.outline(in: rect, environment).contains(point, eoFill: fillStyle.isEOFilled)
                && !style.resolve(in: environment, bounds: rect).isClear
    }
}

extension ShapeDrawing {
    /// Draws the shape view that this one was chained to, in the same place.
    func drawBackground(
        _ background: some View, in rect: CGRect, _ context: inout PaintContext, _ environment: EnvironmentValues,
        owner: NodeID
    ) {
        (background as? any ShapeDrawing)?.draw(in: rect, &context, environment, owner: owner)
    }

    func backgroundPaints(_ background: some View, in environment: EnvironmentValues) -> [Paint] {
        (background as? any ShapeDrawing)?.paints(in: environment) ?? []
    }
}

nonisolated extension Shape {
    /// Fills the shape with a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: .foreground, fillStyle: style)
    }
}
