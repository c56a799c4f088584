import CoreGraphics

/// Colours at the points of a mesh of patches, whose edges may be curves.
///
/// Drawn as a picture of the filled area: one pixel for each point, at most 512 on a side.
nonisolated public struct MeshGradient: StyleView {
    public typealias Body = Never

    /// The positions of the mesh's points, row by row, as fractions of the area.
    public enum Locations: Hashable, Sendable {
        /// Points only. Edges run smoothly through them.
        case points([SIMD2<Float>])
        /// Points with the control points of their edges.
        case bezierPoints([BezierPoint])
    }

    /// The colours at the mesh's points, row by row.
    public enum Colors: Hashable, Sendable {
        /// Colours that may depend on the environment.
        case colors([Color])
        /// Colours with fixed values.
        case resolvedColors([Color.Resolved])
    }

    /// A mesh point and the control points of its four edges, as fractions of the area.
    public struct BezierPoint: Hashable, Sendable {
        /// The position of the point: (0, 0) is the area's top left corner, (1, 1) its bottom right one.
        public var position: SIMD2<Float>
        /// The control point of the edge to the previous point in the row.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point of the edge to the row above.
        public var topControlPoint: SIMD2<Float>
        /// The control point of the edge to the next point in the row.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point of the edge to the row below.
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The number of points in a row, from 2 to 999.
    public var width: Int
    /// The number of rows, from 2 to 999.
    public var height: Int
    /// The positions of the points: `width` times `height` of them. With another number only the background is drawn.
    public var locations: Locations
    /// The colours at the points: `width` times `height` of them. With another number only the background is drawn.
    public var colors: Colors
    /// The colour outside of the mesh, `clear` by default.
    public var background: Color
    /// Whether colours are eased within each patch, which hides the edges between patches; true by default.
    public var smoothsColors: Bool
    /// The space in which colours are mixed, `device` by default.
    public var colorSpace: Gradient.ColorSpace

    /// A mesh of `width` times `height` points.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// A mesh of points whose edges run smoothly through them.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh of points with control points for their edges.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        let back = background.resolve(in: inputs.environment)
        let bounds = inputs.bounds
        guard bounds.isFinite, bounds.width > 0, bounds.height > 0, let mesh = mesh(in: inputs.environment) else {
            return _ResolvedStyle(.color(back))
        }
        let picture = mesh.picture(
            width: Int(min(512, max(1, bounds.width.rounded(.up)))),
            height: Int(min(512, max(1, bounds.height.rounded(.up)))), background: back)
        return _ResolvedStyle(.image(picture, origin: bounds.origin, tileSize: bounds.size))
            .multipliedOpacity(by: HierarchicalShapeStyle.opacity(inputs.level))
    }

    /// The mesh's points and colours; nil, with a warning, if there are not `width` times `height` of them.
    private func mesh(in environment: EnvironmentValues) -> ColorMesh? {
        guard (2..<1000).contains(width), (2..<1000).contains(height) else { return missing() }
        let resolved =
            switch colors {
            case .colors(let colors): colors.map { $0.resolve(in: environment) }
            case .resolvedColors(let colors): colors
            }
        let places =
            switch locations {
            case .points(let points): ColorMesh.smoothPoints(points, width: width, height: height)
            case .bezierPoints(let points): points
            }
        guard let places, places.count == width * height, resolved.count == width * height else { return missing() }
        return ColorMesh(
            width: width, height: height, points: places, colors: resolved, isSmooth: smoothsColors,
            isPerceptual: colorSpace == .perceptual)
    }

    private func missing() -> ColorMesh? {
        Log.warning(
            """
            A mesh gradient of \(width) × \(height) needs \(width) times \(height) points and colours, at least 2 × 2 and \
            fewer than 1000 × 1000.
            """, view: "MeshGradient", value: "\(width) × \(height)")
        return nil
    }
}
