import CoreGraphics

extension View {
    // MARK: Behind

    /// Fills the view's bounds behind it, and the safe area next to edges that the view touches.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Puts a material behind the view, and behind the safe area next to edges that the view touches. The view finds it as
    /// `backgroundMaterial` in its environment.
    nonisolated public func background(_ material: Material, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        environment(\.backgroundMaterial, material)
            .background { Rectangle().fill(material).ignoresSafeArea(edges: edges) }
    }

    /// Fills the view's bounds behind it with the background style, and the safe area next to edges that the view
    /// touches.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Puts a material of a shape behind the view. The view finds it as `backgroundMaterial` in its environment.
    nonisolated public func background<T: Shape>(
        _ material: Material, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        environment(\.backgroundMaterial, material).background { shape.fill(material, style: fillStyle) }
    }

    /// Fills a shape behind the view with the background style.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    // MARK: In front

    /// Fills the view's bounds in front of it, and the safe area next to edges that the view touches.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Fills a shape in front of the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Draws a line along the inside of the view's bounds. `width` is in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    // MARK: Clipping

    /// Clips the view's drawing to a shape. Hit testing does not change.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Clips the view's drawing to a rectangle with continuous corners. `radius` is in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}

/// The modifier behind `clipShape(_:style:)`.
nonisolated public struct _ClipEffect<ClipShape: Shape>: DrawingModifier {
    public typealias Body = Never
    /// The clipping shape, in the view's bounds.
    public var shape: ClipShape
    /// The rule for the inside of the shape, and whether its edge is smooth.
    public var style: FillStyle

    public init(shape: ClipShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }

    package static var geometryRole: GeometryRole { .drawn }

    package func animatableData(in environment: EnvironmentValues) -> ClipShape.AnimatableData { shape.animatableData }

    package func showing(_ data: ClipShape.AnimatableData) -> Self {
        var copy = self
        copy.shape.animatableData = data
        return copy
    }

    package func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        let outline = shape.outline(in: context.pixelFrame(of: element), environment)
        context.group(.pushClip(outline, style)) { $0.paintChildren(of: element) }
    }
}
