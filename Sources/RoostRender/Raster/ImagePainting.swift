import CoreGraphics
import RoostPicture
import RoostKernels

extension ListPainter {
    func draw(_ item: ImageItem) {
        let bounds = state.transform.bounds(of: item.rect)
        guard !PixelRect(covering: bounds).intersection(state.clip.rect).isEmpty else { return }
        withShader(of: item, repeats: false) { shader in
            if let tint = item.tint {
                withPainter(tint) { painter in
                    var stencil = StencilPainter(picture: shader, painter: painter, scratch: scratch)
                    fill(item.rect, bounds, into: &stencil)
                }
            } else {
                var painter = SpanPainter(
                    target, clip: state.clip, shader: shader, alpha: Pixel.byte(state.opacity), scratch: scratch)
                fill(item.rect, bounds, into: &painter)
            }
        }
    }

    private func fill<Sink: SpanSink>(_ rect: CGRect, _ bounds: Bounds, into sink: inout Sink) {
        if state.transform.keepsAxes {
            sink.fill(bounds, clip: state.clip.rect, isAntialiased: true)
        } else {
            scratch.edges.begin(clip: state.clip.rect)
            scratch.edges.add(Path(rect), state.transform)
            scratch.accumulator.sweep(scratch.edges, clip: state.clip.rect, rule: .nonZero, into: &sink)
        }
    }

    /// Prepares a picture for the state and passes it to `body`; does nothing if it cannot be seen.
    ///
    /// A picture that shrinks to less than half its size is first halved, as often as fits.
    func withShader(of item: ImageItem, repeats: Bool, _ body: (Shader) -> Void) {
        let image = item.image
        guard let source = item.visibleSource, item.rect.width > 0, item.rect.height > 0,
            let inverse = state.transform.inverse
        else { return }
        let (sx, sy) = (source.width / item.rect.width, source.height / item.rect.height)
        var own = CGAffineTransform(
            a: sx, b: 0, c: 0, d: sy, tx: source.minX - item.rect.minX * sx, ty: source.minY - item.rect.minY * sy)
        if item.isFlippedHorizontally {
            own = own.concatenating(
                CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: source.minX + source.maxX, ty: 0))
        }
        let place = inverse.concatenating(DeviceTransform(own))
        let halvings = halvings(item, source, place)
        image.pixels.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            var (pixels, stride) = (base, image.width)
            var (scaleX, scaleY) = (1.0, 1.0)
            var height = image.height
            if halvings > 0 {
                let level = scratch.mipmaps.level(of: image, pixels: base, halvings: halvings)
                (pixels, stride, height) = (UnsafePointer(level.pixels), level.width, level.height)
                let factor = 1 / Double(1 << halvings)
                // Tiles must fit together, so an odd size is stretched rather than padded.
                scaleX = repeats ? Double(level.width) / Double(image.width) : factor
                scaleY = repeats ? Double(level.height) / Double(image.height) : factor
            }
            let area = PixelRect(
                minX: Int((source.minX * scaleX).rounded(.down)), minY: Int((source.minY * scaleY).rounded(.down)),
                maxX: min(Int((source.maxX * scaleX).rounded(.up)), stride),
                maxY: min(Int((source.maxY * scaleY).rounded(.up)), height))
            let shader = ImageShader(
                pixels: pixels, stride: stride, area: area, repeats: repeats,
                sampling: item.interpolation == .none ? .nearest : .bilinear,
                place: place.concatenating(DeviceTransform(CGAffineTransform(scaleX: scaleX, y: scaleY))))
            if let shader { body(.image(shader)) }
        }
    }

    /// How often a picture is halved before it is drawn.
    private func halvings(_ item: ImageItem, _ source: CGRect, _ place: DeviceTransform) -> Int {
        guard item.interpolation != .none else { return 0 }
        var factor: Double
        if place.isAffine {
            factor = max(place.stretch.x, place.stretch.y)
        } else {
            let seen = state.transform.bounds(of: item.rect)
            factor = max(source.width / (seen.maxX - seen.minX), source.height / (seen.maxY - seen.minY))
        }
        // Apple samples bilinearly down to half the size; finer settings switch earlier.
        if item.interpolation != .low { factor *= 2.0.squareRoot() }
        var halvings = 0
        while factor >= 2 && halvings < 24 && max(item.image.width, item.image.height) >> halvings > 1 {
            factor /= 2
            halvings += 1
        }
        return halvings
    }
}

extension ImageItem {
    /// The part of the picture to draw; nil for none.
    fileprivate var visibleSource: CGRect? {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        guard let source else { return CGRect(x: 0, y: 0, width: width, height: height) }
        let (left, top) = (max(source.minX, 0), max(source.minY, 0))
        let (right, bottom) = (min(source.maxX, width), min(source.maxY, height))
        guard left < right, top < bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// Draws a paint through the alpha of a picture.
private struct StencilPainter: SpanSink {
    private let picture: Shader
    private var painter: SpanPainter
    private let colors: UnsafeMutablePointer<UInt32>
    private let mask: UnsafeMutablePointer<UInt8>
    private let clip: PixelRect

    init(picture: Shader, painter: SpanPainter, scratch: RasterScratch) {
        self.picture = picture
        self.painter = painter
        clip = painter.clipRect
        scratch.reserveStencilRows(clip.width)
        colors = scratch.stencilColors.base
        mask = scratch.stencilMask.base
    }

    mutating func fill(x: Int, y: Int, count: Int, coverage: UInt8) {
        guard let (start, end) = fetch(x, y, count) else { return }
        if coverage != 255 { roost_multiply(mask, nil, coverage, Int32(end - start)) }
        painter.fill(x: start, y: y, count: end - start, mask: mask)
    }

    mutating func fill(x: Int, y: Int, count: Int, mask other: UnsafePointer<UInt8>) {
        guard let (start, end) = fetch(x, y, count) else { return }
        roost_multiply(mask, other + (start - x), 255, Int32(end - start))
        painter.fill(x: start, y: y, count: end - start, mask: mask)
    }

    private func fetch(_ x: Int, _ y: Int, _ count: Int) -> (start: Int, end: Int)? {
        let (start, end) = (max(x, clip.minX), min(x + count, clip.maxX))
        guard start < end, y >= clip.minY, y < clip.maxY else { return nil }
        picture.fetch(x: start, y: y, count: end - start, into: colors)
        for i in 0..<(end - start) { mask[i] = UInt8(colors[i] >> 24) }
        return (start, end)
    }
}
