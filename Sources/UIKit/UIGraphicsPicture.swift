import CoreGraphics
import RoostCore

/// A drawing's steps as a view that fills its room.
struct UIGraphicsPicture: View {
    let steps: [CGContext.Drawn]

    var body: some View {
        let symbols = Self.symbols(in: steps)
        Canvas { context, size in
            Self.draw(steps, in: context, size)
        } symbols: {
            ForEach(symbols) { UIGraphicsSymbolView(symbol: $0).tag($0.id) }
        }
    }

    private static func draw(_ steps: [CGContext.Drawn], in context: GraphicsContext, _ size: CGSize) {
        for drawn in steps {
            var context = context
            context.set(drawn.state)
            draw(drawn, in: context, size)
        }
    }

    private static func draw(_ drawn: CGContext.Drawn, in plain: GraphicsContext, _ size: CGSize) {
        let state = drawn.state
        var context = plain
        context.concatenate(state.transform)
        switch drawn.step {
        case .fill(let path, let rule):
            plain.fill(Path(path), with: .color(state.fillColor), style: FillStyle(eoFill: rule == .evenOdd))
        case .stroke(let path):
            context.stroke(Path(path), with: .color(state.strokeColor), style: StrokeStyle(state.line))
        case .image(let image, let rect):
            context.translateBy(x: 0, y: rect.minY + rect.maxY)
            context.scaleBy(x: 1, y: -1)
            context.draw(Image(decorative: image, scale: 1), in: rect)
        case .linearGradient(let gradient, let start, let end, let options):
            context.fill(
                Path(linear: start, end, options, reach: reach(size, state.transform)),
                with: .linearGradient(Gradient(gradient), startPoint: start, endPoint: end, options: .linearColor))
        case .radialGradient(let gradient, _, let startRadius, let center, let endRadius, let options):
            context.fill(
                Path(radial: center, startRadius, endRadius, options, reach: reach(size, state.transform)),
                with: .radialGradient(
                    Gradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius,
                    options: .linearColor), style: FillStyle(eoFill: true))
        case .layer(let steps):
            plain.drawLayer { draw(steps, in: $0, size) }
        case .content(let content):
            if let content = content as? UIGraphicsDrawing.Content { draw(content, in: context) }
        }
    }

    private static func draw(_ content: UIGraphicsDrawing.Content, in context: GraphicsContext) {
        switch content {
        case .image(let image, let rect): context.draw(Image(uiImage: image), in: rect)
        case .text(let text, let point, nil): context.draw(text, at: point, anchor: .topLeading)
        case .text(let text, let point, let width?):
            context.draw(text, in: CGRect(x: point.x, y: point.y, width: max(width, 0), height: endless))
        case .view(let view, let rect):
            if let symbol = context.resolveSymbol(id: ObjectIdentifier(view)) { context.draw(symbol, in: rect) }
        case .layer(let layer):
            if let symbol = context.resolveSymbol(id: ObjectIdentifier(layer)) {
                context.draw(symbol, in: CGRect(origin: .zero, size: symbol.size))
            }
        }
    }

    /// A height that no text reaches, in points.
    private static let endless: CGFloat = 1e6

    /// A distance in points from any point of the drawing to beyond its edges.
    private static func reach(_ size: CGSize, _ transform: CGAffineTransform) -> CGFloat {
        let area = CGRect(origin: .zero, size: size).applying(transform.inverted())
        return 2 * (abs(area.minX) + abs(area.maxX) + abs(area.minY) + abs(area.maxY)) + 1
    }

    // MARK: Symbols

    /// A view or a layer that a drawing shows.
    enum Symbol: Identifiable {
        case view(UIView)
        case layer(CALayer)

        var id: ObjectIdentifier {
            switch self {
            case .view(let view): ObjectIdentifier(view)
            case .layer(let layer): ObjectIdentifier(layer)
            }
        }
    }

    private static func symbols(in steps: [CGContext.Drawn]) -> [Symbol] {
        var found: [Symbol] = []
        func search(_ steps: [CGContext.Drawn]) {
            for drawn in steps {
                switch drawn.step {
                case .layer(let inner): search(inner)
                case .content(let content):
                    switch content as? UIGraphicsDrawing.Content {
                    case .view(let view, _): found.append(.view(view))
                    case .layer(let layer): found.append(.layer(layer))
                    default: break
                    }
                default: break
                }
            }
        }
        search(steps)
        var known: Set<ObjectIdentifier> = []
        return found.filter { known.insert($0.id).inserted }
    }
}

/// A view or a layer in its own size.
private struct UIGraphicsSymbolView: View {
    let symbol: UIGraphicsPicture.Symbol

    var body: some View {
        switch symbol {
        case .view(let view):
            UIViewPicture(view: view, revision: 0).frame(width: view.bounds.width, height: view.bounds.height)
        case .layer(let layer):
            let size = layer.bounds.size
            CALayerPicture(layer: layer, revision: 0)
                .offset(x: -layer.frame.minX, y: -layer.frame.minY)
                .frame(width: size.width, height: size.height, alignment: .topLeading)
        }
    }
}

extension GraphicsContext {
    /// Takes over a state's settings, without its transform.
    fileprivate mutating func set(_ state: CGContext.State) {
        for (path, rule) in state.clips { clip(to: Path(path), style: FillStyle(eoFill: rule == .evenOdd)) }
        opacity = min(max(Double(state.alpha), 0), 1)
        blendMode = state.blendMode.mode
        if let shadow = state.shadow {
            // Core Graphics' blur is twice the radius of SwiftUI's.
            addFilter(
                .shadow(
                    color: Color(cgColor: shadow.color), radius: shadow.blur / 2, x: shadow.offset.width,
                    y: shadow.offset.height))
        }
    }
}

extension CGContext.State {
    fileprivate var fillColor: Color { Self.color(fill) }
    fileprivate var strokeColor: Color { Self.color(stroke) }

    private static func color(_ color: any Sendable) -> Color {
        (color as? CGColor).map { Color(cgColor: $0) } ?? color as? Color ?? .black
    }
}

extension StrokeStyle {
    fileprivate init(_ line: CGContext.Line) {
        self.init(
            lineWidth: line.width, lineCap: line.cap, lineJoin: line.join, miterLimit: line.miterLimit,
            dash: line.dashes, dashPhase: line.phase)
    }
}

extension Gradient {
    fileprivate init(_ gradient: CGGradient) {
        self.init(stops: gradient.stops.map { Stop(color: Color(cgColor: $0.color), location: $0.location) })
    }
}

extension Path {
    /// The area of a gradient along a line.
    fileprivate init(
        linear start: CGPoint, _ end: CGPoint, _ options: CGGradientDrawingOptions, reach: CGFloat
    ) {
        let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
        let left = options.contains(.drawsBeforeStartLocation) ? -reach : 0
        let right = options.contains(.drawsAfterEndLocation) ? length + reach : length
        let band = CGRect(x: left, y: -reach, width: right - left, height: 2 * reach)
        self = Path(band).applying(
            CGAffineTransform(translationX: start.x, y: start.y).rotated(by: atan2(way.dy, way.dx)))
    }

    /// The area of a gradient between two circles, by the even-odd rule.
    fileprivate init(
        radial center: CGPoint, _ startRadius: CGFloat, _ endRadius: CGFloat, _ options: CGGradientDrawingOptions,
        reach: CGFloat
    ) {
        func circle(_ radius: CGFloat) -> CGRect {
            CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        }
        self.init()
        let isOpen = options.contains(.drawsAfterEndLocation)
        addEllipse(in: circle(isOpen ? max(reach, endRadius) : endRadius))
        if startRadius > 0, !options.contains(.drawsBeforeStartLocation) { addEllipse(in: circle(startRadius)) }
    }
}

extension CGBlendMode {
    /// SwiftUI's mode.
    fileprivate var mode: BlendMode {
        switch self {
        case .normal, .copy: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .clear, .destinationOut: .destinationOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: unknown
        }
    }

    private var unknown: BlendMode {
        Log.warning("The blend mode \(self) is drawn as normal")
        return .normal
    }
}
