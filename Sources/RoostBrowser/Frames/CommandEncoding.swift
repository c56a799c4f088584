import CoreGraphics
import RoostCore
import RoostRender

/// A drawing command in the page's form. Its kind (`shape`) is apart from its measures (`numbers`), so only the changed
/// numbers of a moving command are sent.
///
/// Numbers are fixed-point. A command's positions are relative to its first one, so a movement changes two numbers.
struct EncodedCommand {
    var shape = ByteWriter()
    var numbers: [Int32] = []

    mutating func removeAll() {
        shape.removeAll()
        numbers.removeAll(keepingCapacity: true)
    }
}

/// Encodes commands. The tables hold the glyphs and images that the page already has.
struct CommandEncoder {
    var glyphs = GlyphTable()
    var images = ImageTable()

    /// The fraction bits of lengths: 1/128 point.
    static let placeBits = 7
    /// The fraction bits of the factors of transforms.
    static let factorBits = 16

    mutating func encode(_ command: DisplayCommand, into encoded: inout EncodedCommand) {
        encoded.removeAll()
        switch command {
        case .pop: encoded.shape.byte(0)
        case .fill(let path, let style, let paint):
            encoded.shape.byte(1)
            encoded.add(style)
            let origin = encoded.add(path)
            add(paint, origin, &encoded)
        case .stroke(let path, let style, let paint):
            encoded.shape.byte(2)
            encoded.add(style)
            let origin = encoded.add(path)
            add(paint, origin, &encoded)
        case .glyphs(let run, let origin, let paint):
            add(run, at: origin, paint, &encoded)
        case .image(let item):
            add(item, &encoded)
        case .backdropBlur(let path, let style, let radius):
            encoded.shape.byte(14)
            encoded.add(style)
            encoded.add(radius)
            _ = encoded.add(path)
        case .pushTransform(let t):
            encoded.shape.byte(5)
            for factor in [t.a, t.b, t.c, t.d] { encoded.add(factor, Self.factorBits) }
            encoded.add(t.tx)
            encoded.add(t.ty)
        case .pushClip(let path, let style):
            encoded.shape.byte(6)
            encoded.add(style)
            _ = encoded.add(path)
        case .pushOpacity(let opacity):
            encoded.shape.byte(7)
            encoded.add(opacity.isNaN ? 1 : min(max(opacity, 0), 1), 12)
        case .pushBlend(let mode):
            encoded.shape.byte(8)
            encoded.shape.byte(mode.code)
        // Perspective has been resolved by now; the content of a projection is drawn in place.
        case .pushLayer, .pushProjection: encoded.shape.byte(9)
        case .pushFilter(let filter): encoded.add(filter)
        case .beginMask: encoded.shape.byte(11)
        case .maskContent: encoded.shape.byte(12)
        case .pushLink(let url, let rect):
            encoded.shape.byte(13)
            encoded.shape.string(url.absoluteString)
            encoded.add(rect)
        }
    }

    // MARK: Text and pictures

    private mutating func add(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, _ encoded: inout EncodedCommand) {
        let count = min(run.glyphs.count, run.positions.count)
        let isLevel = run.positions.allSatisfy { $0.y == 0 }
        encoded.shape.byte(3)
        encoded.shape.byte((isLevel ? 0 : 1) | (run.slant == 0 ? 0 : 2) | (run.isOnPixels ? 4 : 0))
        encoded.shape.unsigned(count)
        for glyph in run.glyphs.prefix(count) { encoded.shape.unsigned(glyphs.id(of: glyph, in: run.font, &images)) }
        encoded.add(origin)
        encoded.add(run.size)
        if run.slant != 0 { encoded.add(run.slant, Self.factorBits) }
        var last = 0.0
        for position in run.positions.prefix(count) {
            // The sent steps add up to the rounded position; a sum of rounded steps would drift.
            let step = EncodedCommand.fixed(position.x, Self.placeBits) - EncodedCommand.fixed(last, Self.placeBits)
            encoded.numbers.append(step)
            last = position.x
            if !isLevel { encoded.add(position.y) }
        }
        add(paint, origin, &encoded)
    }

    private mutating func add(_ item: ImageItem, _ encoded: inout EncodedCommand) {
        encoded.shape.byte(4)
        encoded.shape.unsigned(images.id(of: item.image))
        let interpolation: UInt8 =
            switch item.interpolation {
            case .none: 0
            case .low: 1
            case .high: 2
            }
        encoded.shape.byte(
            interpolation | (item.source == nil ? 0 : 4) | (item.tint == nil ? 0 : 8)
                | (item.isFlippedHorizontally ? 16 : 0))
        encoded.add(item.rect)
        if let source = item.source { encoded.add(source) }
        if let tint = item.tint { add(tint, item.rect.origin, &encoded) }
    }

    // MARK: Paints

    private mutating func add(_ paint: Paint, _ origin: CGPoint, _ encoded: inout EncodedCommand) {
        func relative(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
        switch paint.cleanForText {
        case nil:
            encoded.shape.byte(0)
            encoded.add(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
        case .color(let color):
            encoded.shape.byte(0)
            encoded.add(color)
        case .linearGradient(let gradient, let start, let end):
            encoded.shape.byte(1)
            encoded.addStops(gradient.smoothStops)
            encoded.add(relative(start))
            encoded.add(relative(end))
        case .radialGradient(let gradient, let center, let start, let end):
            encoded.shape.byte(2)
            encoded.addStops(gradient.smoothStops)
            encoded.add(relative(center))
            encoded.add(start)
            encoded.add(end)
        case .ellipticalGradient(let gradient, let bounds, let center, let start, let end):
            encoded.shape.byte(3)
            encoded.addStops(gradient.smoothStops)
            encoded.add(relative(center))
            encoded.add(bounds.size)
            encoded.add(start, 12)
            encoded.add(end, 12)
        case .angularGradient(let gradient, let center, let start, let end):
            encoded.shape.byte(4)
            encoded.addStops(gradient.smoothStops)
            encoded.add(relative(center))
            encoded.add(start, Self.factorBits)
            encoded.add(end, Self.factorBits)
        case .image(let image, let tileOrigin, let tileSize):
            encoded.shape.byte(5)
            encoded.shape.unsigned(images.id(of: image))
            encoded.add(relative(tileOrigin))
            encoded.add(tileSize)
        }
    }
}

extension EncodedCommand {
    static func fixed(_ value: CGFloat, _ bits: Int) -> Int32 {
        let scaled = (value * CGFloat(1 << bits)).rounded()
        // The limit keeps sums and differences of two numbers within 32 bits.
        return scaled.isNaN ? 0 : Int32(min(max(scaled, -500_000_000), 500_000_000))
    }

    mutating func add(_ value: CGFloat, _ bits: Int = CommandEncoder.placeBits) {
        numbers.append(Self.fixed(value, bits))
    }

    mutating func add(_ point: CGPoint) {
        add(point.x)
        add(point.y)
    }

    mutating func add(_ size: CGSize) {
        add(size.width)
        add(size.height)
    }

    mutating func add(_ rect: CGRect) {
        add(rect.origin)
        add(rect.size)
    }

    mutating func add(_ color: Color.Resolved) {
        for channel in [color.red, color.green, color.blue, color.opacity] {
            numbers.append(Int32((channel > 0 ? min(channel, 1) : 0) * 255 + 0.5))
        }
    }

    mutating func addStops(_ stops: [ResolvedGradient.Stop]) {
        shape.unsigned(stops.count)
        for stop in stops {
            add(stop.color)
            add(stop.location, 12)
        }
    }

    mutating func add(_ style: FillStyle) {
        shape.byte((style.isEOFilled ? 1 : 0) | (style.isAntialiased ? 0 : 2))
    }

    mutating func add(_ style: StrokeStyle) {
        let cap: UInt8 =
            switch style.lineCap {
            case .round: 1
            case .square: 2
            default: 0
            }
        let join: UInt8 =
            switch style.lineJoin {
            case .round: 1
            case .bevel: 2
            default: 0
            }
        let dash = style.dash.allSatisfy { $0.isFinite && $0 >= 0 } && style.dash.reduce(0, +) > 1e-3 ? style.dash : []
        shape.byte(cap | join << 2)
        shape.unsigned(dash.count)
        add(style.lineWidth)
        add(style.miterLimit)
        add(style.dashPhase)
        for length in dash { add(length) }
    }

    mutating func add(_ filter: Filter) {
        shape.byte(10)
        switch filter {
        case .blur(let radius, let isOpaque):
            shape.byte(isOpaque ? 1 : 0)
            add(radius)
        case .shadow(let color, let radius, let x, let y):
            shape.byte(2)
            add(radius)
            add(x)
            add(y)
            add(color)
        case .colorMatrix(let matrix):
            shape.byte(3)
            for index in 0..<20 { add(index < matrix.count ? CGFloat(matrix[index]) : 0, 14) }
        case .luminanceToAlpha:
            shape.byte(4)
        case .alphaThreshold(let min, let max, let color):
            shape.byte(5)
            add(min, 12)
            add(max, 12)
            add(color)
        }
    }

    /// Adds a path. Returns its first point, which later positions are relative to.
    mutating func add(_ path: Path) -> CGPoint {
        switch path.storage {
        case .empty:
            shape.byte(0)
            return .zero
        case .rect(let rect):
            shape.byte(1)
            add(rect)
            return rect.origin
        case .ellipse(let rect):
            shape.byte(2)
            add(rect)
            return rect.origin
        case .roundedRect(let rect, let cornerSize, let style):
            shape.byte(style == .continuous ? 4 : 3)
            add(rect)
            add(cornerSize)
            return rect.origin
        case .elements, .copies:
            return add(path.elements)
        }
    }

    private mutating func add(_ elements: ContiguousArray<Path.Element>) -> CGPoint {
        let origin = elements.lazy.compactMap(\.end).first ?? .zero
        var extent: CGFloat = 0
        for element in elements {
            element.forEachPoint { extent = max(extent, abs($0.x - origin.x), abs($0.y - origin.y)) }
        }
        // Small paths may be inside large transforms.
        let bits = extent < 4 ? 14 : extent < 64 ? 10 : CommandEncoder.placeBits
        shape.byte(5)
        shape.byte(UInt8(bits))
        shape.unsigned(elements.count)
        add(origin)
        var isFirst = true
        for element in elements {
            shape.byte(element.verb)
            element.forEachPoint { point in
                // The first point is the origin itself.
                if !isFirst {
                    add(point.x - origin.x, bits)
                    add(point.y - origin.y, bits)
                }
                isFirst = false
            }
        }
        return origin
    }
}

extension Path.Element {
    fileprivate var verb: UInt8 {
        switch self {
        case .move: 0
        case .line: 1
        case .quadCurve: 2
        case .curve: 3
        case .closeSubpath: 4
        }
    }

    /// Calls `body` with the end point, then with the controls.
    @inline(__always)
    fileprivate func forEachPoint(_ body: (CGPoint) -> Void) {
        switch self {
        case .move(let end), .line(let end): body(end)
        case .quadCurve(let end, let control):
            body(end)
            body(control)
        case .curve(let end, let control1, let control2):
            body(end)
            body(control1)
            body(control2)
        case .closeSubpath: break
        }
    }
}

extension BlendMode {
    fileprivate var code: UInt8 {
        switch self {
        case .normal: 0
        case .multiply: 1
        case .screen: 2
        case .overlay: 3
        case .darken: 4
        case .lighten: 5
        case .colorDodge: 6
        case .colorBurn: 7
        case .softLight: 8
        case .hardLight: 9
        case .difference: 10
        case .exclusion: 11
        case .hue: 12
        case .saturation: 13
        case .color: 14
        case .luminosity: 15
        case .sourceAtop: 16
        case .destinationOver: 17
        case .destinationOut: 18
        case .plusDarker: 19
        case .plusLighter: 20
        }
    }
}
