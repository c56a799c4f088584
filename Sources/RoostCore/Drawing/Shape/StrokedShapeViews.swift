import CoreGraphics

/// Strokes a shape along its outline, on top of another drawing of the shape.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
    ShapeDrawing
{
    public typealias Body = Never
    /// The stroked shape.
    public var shape: Content
    /// The colour, gradient or other style of the line.
    public var style: Style
    /// The line's width, ends, corners and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether the line's edges are smooth.
    public var isAntialiased: Bool
    /// The drawing below: a view of the same shape, or an `EmptyView`.
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    package var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        AnimatablePair(shape.animatableData, strokeStyle.animatableData)
    }

    package func showing(_ data: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData>) -> Self {
        var copy = self
        (copy.shape.animatableData, copy.strokeStyle.animatableData) = (data.first, data.second)
        return copy
    }

    package func paints(in environment: EnvironmentValues) -> [Paint] {
        backgroundPaints(background, in: environment) + [style.unitPaint(in: environment)]
    }

    package func draw(
        in rect: CGRect, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        drawBackground(background, in: rect, &context, environment, owner: owner)
        context.stroke(
            shape.outline(in: rect, environment), strokeStyle, isAntialiased: isAntialiased,
            with: style.resolve(in: environment, bounds: rect), owner: owner)
    }

    package func covers(_ point: CGPoint, in rect: CGRect, _ environment: EnvironmentValues) -> Bool {
        backgroundCovers(background, point, in: rect, environment)
            || shape.outline(in: rect, environment).strokedPath(strokeStyle).contains(point)
    }
}

/// Strokes the inside of a shape's edge, on top of another drawing of the shape (cases `pst-ST11`, `sh-K8`, `sh-K10`).
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView, ShapeDrawing
{
    public typealias Body = Never
    /// The shape, whose edge is the line's outer edge.
    public var shape: Content
    /// The colour, gradient or other style of the line.
    public var style: Style
    /// The line's width, ends, corners and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether the line's edges are smooth.
    public var isAntialiased: Bool
    /// The drawing below: a view of the same shape, or an `EmptyView`.
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    package var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        AnimatablePair(shape.animatableData, strokeStyle.animatableData)
    }

    package func showing(_ data: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData>) -> Self {
        var copy = self
        (copy.shape.animatableData, copy.strokeStyle.animatableData) = (data.first, data.second)
        return copy
    }

    package func paints(in environment: EnvironmentValues) -> [Paint] {
        backgroundPaints(background, in: environment) + [style.unitPaint(in: environment)]
    }

    package func draw(
        in rect: CGRect, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        drawBackground(background, in: rect, &context, environment, owner: owner)
        let resolved = style.resolve(in: environment, bounds: rect)
        let width = strokeStyle.lineWidth
        if strokeStyle.dash.isEmpty, width >= min(rect.width, rect.height) {
            // The line covers the whole inside.
            let fill = FillStyle(antialiased: isAntialiased)
            context.fill(shape.outline(in: rect, environment), fill, with: resolved, owner: owner)
        } else {
            context.stroke(
                shape.inset(by: width / 2).outline(in: rect, environment), strokeStyle,
                isAntialiased: isAntialiased, with: resolved, owner: owner)
        }
    }

    package func covers(_ point: CGPoint, in rect: CGRect, _ environment: EnvironmentValues) -> Bool {
        let inner = shape.inset(by: strokeStyle.lineWidth / 2).outline(in: rect, environment)
        return backgroundCovers(background, point, in: rect, environment)
            || shape.outline(in: rect, environment).contains(point)
                && inner.strokedPath(strokeStyle).contains(point)
    }
}

nonisolated extension Shape {
    /// Strokes the shape's outline with a style.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Strokes the shape's outline with a style. The line's width is in points.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The outline of the shape's stroke, as a shape.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// The outline of the shape's stroke, as a shape. The line's width is in points.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

nonisolated extension InsettableShape {
    /// Strokes the inside of the shape's edge: the line lies within the shape.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Strokes the inside of the shape's edge. The line's width is in points.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
