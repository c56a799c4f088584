import CoreGraphics
import RoostPicture

extension PDFReader {
    /// Fills an area of the picture.
    func fill(_ area: Path, isEvenOdd: Bool, _ ink: Ink) {
        guard let pattern = ink.pattern else {
            return builder.fill(area, isEvenOdd: isEvenOdd, .color(ink.color.multipliedOpacity(by: ink.opacity)))
        }
        guard let dictionary = pattern.dictionary else { return builder.warn("a pattern cannot be read (scn).") }
        let group = ink.opacity < 1 ? builder.open(.pushOpacity(ink.opacity)) : nil
        let numbers = source.resolve(dictionary["Matrix"]).array?.compactMap { source.resolve($0).number } ?? []
        let space = (CGAffineTransform(pdf: numbers) ?? .identity).concatenating(base)
        if source.resolve(dictionary["PatternType"]).integer == 2 {
            fill(area, isEvenOdd: isEvenOdd, shading: source.resolve(dictionary["Shading"]), in: space, [:])
        } else if let stream = pattern.stream {
            drawTiles(stream, area, isEvenOdd: isEvenOdd, ink, in: space)
        }
        builder.close(group)
    }

    func stroke(_ outline: Path) {
        // A line of no width is as thin as can be.
        var line = state.line
        if line.lineWidth == 0 { line.lineWidth = 0.1 }
        guard state.stroke.pattern == nil, let scale = state.transform.uniformScale else {
            return fill(outline.strokedPath(line).applying(state.transform), isEvenOdd: false, state.stroke)
        }
        line.lineWidth *= scale
        line.dash = line.dash.map { $0 * scale }
        line.dashPhase *= scale
        let color = state.stroke.color.multipliedOpacity(by: state.stroke.opacity)
        builder.stroke(outline.applying(state.transform), line, .color(color))
    }

    // MARK: Shadings

    func fill(
        _ area: Path, isEvenOdd: Bool, shading value: PDFValue, in space: CGAffineTransform,
        _ resources: [String: PDFValue]
    ) {
        guard let shading = value.dictionary else { return builder.warn("a shading cannot be read.") }
        let kind = source.resolve(shading["ShadingType"]).integer ?? 0
        guard kind == 2 || kind == 3 else { return builder.warn("a shading of type \(kind) is left out.") }
        let numbers = source.resolve(shading["Coords"]).array?.compactMap { source.resolve($0).number } ?? []
        guard numbers.count == (kind == 2 ? 4 : 6),
            let colors = shading["ColorSpace"].flatMap({ PDFColorSpace($0, resources, source) }),
            let function = shading["Function"].flatMap({ PDFFunction($0, source) })
        else { return builder.warn("the colours of a shading are not understood.") }
        let domain = source.resolve(shading["Domain"]).array?.compactMap { source.resolve($0).number } ?? [0, 1]
        let extends = source.resolve(shading["Extend"]).array?.map { value in
            if case .bool(let isSet) = source.resolve(value) { isSet } else { false }
        }
        guard domain.count == 2, domain[1] > domain[0] else { return }
        // Functions of one place say where their colours bend.
        let places: [Double] =
            if case .several(let parts) = function { parts.map(\.places).max { $0.count < $1.count } ?? [] } else {
                function.places
            }
        let stops = GradientStops(
            places.map { place in
                let location = (place - domain[0]) / (domain[1] - domain[0])
                return ResolvedGradient.Stop(color: colors.color(function([place])), location: location)
            })
        let shape: VectorGradient.Shape =
            kind == 2
            ? .linear(start: CGPoint(x: numbers[0], y: numbers[1]), end: CGPoint(x: numbers[2], y: numbers[3]))
            : .radial(
                start: CGPoint(x: numbers[0], y: numbers[1]), startRadius: max(0, numbers[2]),
                end: CGPoint(x: numbers[3], y: numbers[4]), endRadius: max(0, numbers[5]))
        var gradient = VectorGradient(stops: stops, shape: shape, transform: space)
        gradient.extends = (extends?.first ?? false, extends?.last ?? false)
        builder.fill(area, isEvenOdd: isEvenOdd, gradient)
    }

    // MARK: Tiles

    private static let maximumTiles = 400

    private func drawTiles(
        _ stream: PDFStream, _ area: Path, isEvenOdd: Bool, _ ink: Ink, in space: CGAffineTransform
    ) {
        let dictionary = stream.dictionary
        guard let box = source.resolve(dictionary["BBox"]).array?.compactMap({ source.resolve($0).number }),
            box.count == 4,
            let xStep = source.resolve(dictionary["XStep"]).number.map({ abs($0) }), xStep > 0,
            let yStep = source.resolve(dictionary["YStep"]).number.map({ abs($0) }), yStep > 0,
            abs(space.determinant) > 1e-12
        else { return builder.warn("a pattern cannot be read (scn).") }
        let covered = area.boundingRect.applying(space.inverted())
        func range(_ low: CGFloat, _ high: CGFloat, _ start: Double, _ end: Double, _ step: Double) -> Range<Int> {
            let first = ((low - max(start, end)) / step).rounded(.up)
            let last = ((high - min(start, end)) / step).rounded(.down)
            guard first.isFinite, last.isFinite, abs(first) < 1e6, abs(last) < 1e6, first <= last else { return 0..<0 }
            return Int(first)..<(Int(last) + 1)
        }
        let columns = range(covered.minX, covered.maxX, box[0], box[2], xStep)
        let rows = range(covered.minY, covered.maxY, box[1], box[3], yStep)
        guard columns.count * rows.count <= Self.maximumTiles else {
            return builder.warn("a pattern has more than \(Self.maximumTiles) tiles.")
        }
        let group = builder.open(.pushClip(area, FillStyle(eoFill: isEvenOdd)))
        let outer = (state: state, base: base)
        // The pattern's matrix holds already.
        var form = stream
        form.dictionary["Matrix"] = nil
        for row in rows {
            for column in columns {
                state = State(
                    transform: CGAffineTransform(translationX: CGFloat(column) * xStep, y: CGFloat(row) * yStep)
                        .concatenating(space))
                if source.resolve(dictionary["PaintType"]).integer == 2 {
                    (state.fill.color, state.stroke.color) = (ink.color, ink.color)
                }
                drawForm(form)
            }
        }
        (state, base) = outer
        builder.close(group)
    }

    // MARK: Pictures

    func drawPicture(_ stream: PDFStream, _ resources: [String: PDFValue]) {
        guard let image = picture(stream, resources) else {
            return builder.warn("a picture of a kind that is not understood is left out (Do).")
        }
        // A picture fills the square between 0 and 1, with its first row on top.
        let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1).concatenating(state.transform)
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let opacity = state.fill.opacity < 1 ? builder.open(.pushOpacity(state.fill.opacity)) : nil
        if place.b == 0, place.c == 0, place.a > 0, place.d > 0 {
            builder.image(image, in: unit.applying(place))
        } else {
            let group = builder.open(.pushTransform(place))
            builder.image(image, in: unit)
            builder.close(group)
        }
        builder.close(opacity)
    }

    private func picture(_ stream: PDFStream, _ resources: [String: PDFValue]) -> CGImage? {
        func value(_ key: String, _ short: String) -> PDFValue {
            source.resolve(stream.dictionary[key] ?? stream.dictionary[short])
        }
        guard let width = value("Width", "W").integer, let height = value("Height", "H").integer, width > 0, height > 0,
            width <= 1 << 15, height <= 1 << 15, width * height <= pixelBudget,
            let (content, isJPEG) = source.packedContent(of: stream)
        else { return nil }
        pixelBudget -= width * height
        var pixels: [UInt8]
        let decode = value("Decode", "D").array?.compactMap { source.resolve($0).number } ?? []
        if case .bool(true) = value("ImageMask", "IM") {
            let isInverted = decode.first == 1
            let color = state.fill.color
            pixels = [UInt8](repeating: 0, count: width * height * 4)
            for y in 0..<height {
                for x in 0..<width {
                    let index = y * ((width + 7) / 8) + x / 8
                    let isSet = index < content.count && content[index] >> UInt8(7 - x % 8) & 1 == 1
                    guard isSet == isInverted else { continue }
                    Self.set(&pixels, (y * width + x) * 4, color.components, 1)
                }
            }
            return CGImage(width: width, height: height, pixels: pixels)
        }
        if isJPEG {
            guard let image = try? ImageDecoder.decode(Data(content)), image.width == width, image.height == height
            else { return nil }
            guard source.resolve(stream.dictionary["SMask"]).stream != nil else { return image }
            pixels = image.pixels
        } else {
            let bits = value("BitsPerComponent", "BPC").integer ?? 8
            let named = stream.dictionary["ColorSpace"] ?? stream.dictionary["CS"]
            guard [1, 2, 4, 8, 16].contains(bits),
                let space = named.flatMap({ PDFColorSpace($0, resources, source) })
            else { return nil }
            pixels = Self.pixels(content, width, height, bits, space, decode)
        }
        if let mask = source.resolve(stream.dictionary["SMask"]).stream { apply(mask, to: &pixels, width, height) }
        return CGImage(width: width, height: height, pixels: pixels)
    }

    private static func pixels(
        _ content: [UInt8], _ width: Int, _ height: Int, _ bits: Int, _ space: PDFColorSpace, _ decode: [Double]
    ) -> [UInt8] {
        let count = max(1, space.componentCount)
        let row = (width * count * bits + 7) / 8
        let isIndexed: Bool
        if case .indexed = space { isIndexed = true } else { isIndexed = false }
        let ranges = (0..<count).map { component -> (Double, Double) in
            if decode.count >= 2 * count { return (decode[2 * component], decode[2 * component + 1]) }
            if isIndexed { return (0, Double(1 << bits - 1)) }
            return space.range(of: component)
        }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        // Pictures repeat their colours.
        var known: [[UInt32]: SIMD3<Double>] = [:]
        for y in 0..<height {
            guard y * row < content.count else { break }
            let line = PDFBits.values(
                in: Array(content[(y * row)..<min((y + 1) * row, content.count)]), bits: bits, count: width * count)
            for x in 0..<width {
                let key = Array(line[(x * count)..<((x + 1) * count)])
                let color: SIMD3<Double>
                if let found = known[key] {
                    color = found
                } else {
                    let components = key.enumerated().map { index, number in
                        let (low, high) = ranges[index]
                        return low + Double(number) / Double(1 << bits - 1) * (high - low)
                    }
                    color = space.color(components).components
                    if known.count < 4096 { known[key] = color }
                }
                set(&pixels, (y * width + x) * 4, color, 1)
            }
        }
        return pixels
    }

    private static func set(_ pixels: inout [UInt8], _ index: Int, _ color: SIMD3<Double>, _ alpha: Double) {
        let bytes = (color * alpha * 255).rounded(.toNearestOrAwayFromZero).clamped(
            lowerBound: .zero, upperBound: SIMD3(repeating: 255))
        pixels[index] = UInt8(bytes.x)
        pixels[index + 1] = UInt8(bytes.y)
        pixels[index + 2] = UInt8(bytes.z)
        pixels[index + 3] = UInt8((alpha * 255).rounded())
    }

    /// Gives pixels the opacity in a grey picture, which may have another size.
    private func apply(_ mask: PDFStream, to pixels: inout [UInt8], _ width: Int, _ height: Int) {
        guard let columns = source.resolve(mask.dictionary["Width"]).integer,
            let rows = source.resolve(mask.dictionary["Height"]).integer, columns > 0, rows > 0, columns <= 1 << 15,
            rows <= 1 << 15, source.resolve(mask.dictionary["BitsPerComponent"]).integer == 8,
            let content = source.content(of: mask), content.count >= columns * rows
        else { return builder.warn("the mask of a picture is not understood.") }
        for y in 0..<height {
            for x in 0..<width {
                let alpha = Int(content[y * rows / height * columns + x * columns / width])
                let index = (y * width + x) * 4
                for channel in 0..<4 { pixels[index + channel] = UInt8(Int(pixels[index + channel]) * alpha / 255) }
            }
        }
    }
}
