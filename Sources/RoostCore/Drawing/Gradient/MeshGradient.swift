import CoreGraphics

/// Colours at the corners of a mesh of patches, whose edges may be curves.
///
/// Painted as a picture of the area that is filled: one pixel a point, at most 512 on a side.
nonisolated public struct MeshGradient: StyleView {
    public typealias Body = Never

    /// Where the mesh's points are, as fractions of the area.
    public enum Locations: Hashable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours at the mesh's points.
    public enum Colors: Hashable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// A point and the control points of the edges that leave it, as fractions of the area.
    public struct BezierPoint: Hashable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
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

    /// How many points there are in a row, and how many rows.
    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// The colour of what the mesh leaves free.
    public var background: Color
    /// Whether colours change smoothly from patch to patch.
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

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

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

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

    /// The mesh's points and colours; nil, with a warning, where there are not as many as it needs.
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
