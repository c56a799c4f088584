import CoreGraphics

extension GraphicsContext {
    /// The fill of a path in a canvas. Points are in the coordinates of the drawing.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, start: CGPoint, end: CGPoint, GradientOptions)
            case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, GradientOptions)
            case conic(Gradient, center: CGPoint, angle: Angle, GradientOptions)
            case tiled(ImagePaint, origin: CGPoint)
            case resolved(Paint, opacity: Double)
        }

        let kind: Kind

        /// The foreground style.
        public static var foreground: Shading { style(.foreground) }

        /// A plain colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// A plain colour with components from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A plain grey between 0 (black) and 1 (white).
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, stretched over the bounding rectangle of the drawing.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// Colours along a line between two points. The end colours continue beyond them.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, start: startPoint, end: endPoint, options))
        }

        /// Colours on circles around a point, between two radii in points. The end colours continue beyond them.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius, options))
        }

        /// Colours around a point for one turn, from `angle` clockwise.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center: center, angle: angle, options))
        }

        /// A picture repeated from a point. `sourceRect` is in fractions of the picture, and `scale` scales its own
        /// size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(
                kind: .tiled(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin))
        }
    }

    /// The way in which a canvas's gradient mixes its colours.
    public struct GradientOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Mixes colours in gamma-encoded sRGB instead of OKLab.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// The shading with its colours and pictures resolved in the canvas's environment.
    public func resolve(_ shading: Shading) -> Shading {
        let style = style(shading, bounds: bounds)
        return Shading(kind: .resolved(style.paint, opacity: style.opacity))
    }

    func style(_ shading: Shading, bounds: CGRect) -> _ResolvedStyle {
        func resolve(_ gradient: Gradient, _ options: GradientOptions) -> ResolvedGradient {
            gradient.colorSpace(options.contains(.linearColor) ? .device : .perceptual)
                .resolve(in: environment, level: 0)
        }
        switch shading.kind {
        case .style(let style): return style.resolve(in: environment, bounds: bounds)
        case .linear(let gradient, let start, let end, let options):
            return _ResolvedStyle(.linearGradient(resolve(gradient, options), start: start, end: end))
        case .radial(let gradient, let center, let startRadius, let endRadius, let options):
            return _ResolvedStyle(
                .radialGradient(
                    resolve(gradient, options), center: center, startRadius: startRadius, endRadius: endRadius))
        case .conic(let gradient, let center, let angle, let options):
            return _ResolvedStyle(
                .angularGradient(
                    resolve(gradient, options), center: center, startAngle: angle.radians,
                    endAngle: angle.radians + 2 * .pi))
        case .tiled(let paint, let origin):
            return paint.resolve(in: environment, bounds: CGRect(origin: origin, size: bounds.size))
        case .resolved(let paint, let opacity):
            var style = _ResolvedStyle(paint)
            style.opacity = opacity
            return style
        }
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        if path.isEmpty { return }
        let resolved = self.style(shading, bounds: path.boundingRect)
        draw { $0.fill(path, style, with: resolved, owner: drawing.owner) }
    }

    /// Strokes a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        if path.isEmpty { return }
        let reach = style.lineWidth.isFinite ? -max(0, style.lineWidth) / 2 : 0
        let resolved = self.style(shading, bounds: path.boundingRect.insetBy(dx: reach, dy: reach))
        draw { $0.stroke(path, style, with: resolved, owner: drawing.owner) }
    }

    /// Strokes a line along a path. Its width is in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}
