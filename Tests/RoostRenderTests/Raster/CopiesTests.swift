import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct CopiesTests {
    private let circle = Path(ellipseIn: CGRect(x: -4, y: -4, width: 8, height: 8))

    /// Places at eighths of a point, in a square of 100 points and a little around it.
    private func places(_ count: Int) -> ContiguousArray<CGPoint> {
        var state: UInt64 = 3
        func next() -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(state >> 54) / 8 - 10
        }
        return ContiguousArray((0..<count).map { _ in CGPoint(x: next(), y: next()) })
    }

    private func picture(_ paths: [Path], _ paint: Paint = .blue, scale: CGFloat = 1) throws -> CGImage {
        var canvas = Canvas(100, 100)
        for path in paths { canvas.fill(path, paint) }
        return try canvas.image(scale: scale)
    }

    @Test(arguments: [1, 2] as [CGFloat]) func `Many copies look like as many shapes`(scale: CGFloat) throws {
        let places = places(300)
        let copies = try picture([Path(copiesOf: circle, by: places)], scale: scale)
        let shapes = try picture(places.map { circle.offsetBy(dx: $0.x, dy: $0.y) }, scale: scale)
        #expect(copies.pixels == shapes.pixels)
    }

    @Test func `A copy between two eighths of a pixel is off by a sixteenth at most`() throws {
        let places = ContiguousArray(places(100).map { CGPoint(x: $0.x + 0.05, y: $0.y - 0.04) })
        let copies = try picture([Path(copiesOf: circle, by: places)])
        let shapes = try picture(places.map { circle.offsetBy(dx: $0.x, dy: $0.y) })
        let largest = zip(copies.pixels, shapes.pixels).map { abs(Int($0) - Int($1)) }.max()!
        #expect(largest > 0)
        #expect(largest <= 32)
    }

    @Test func `Copies of a clear colour are one shape`() throws {
        let path = Path(copiesOf: circle, by: places(300))
        let clear = Paint.gray(0, opacity: 0.5)
        #expect(try picture([path], clear).pixels == picture([Path(path.outline)], clear).pixels)
        #expect(try picture([path], clear).pixels.min() == 127)
    }

    @Test func `Copies drawn in strips have the bytes of those drawn whole`() throws {
        var canvas = Canvas(100, 100)
        canvas.fill(Path(copiesOf: circle, by: places(200)), .red)
        let whole = try canvas.image()
        var pixels = [UInt8](repeating: 1, count: whole.pixels.count)
        try pixels.withUnsafeMutableBytes { bytes in
            for top in stride(from: 0, to: 100, by: 9) {
                try Rasterizer().draw(
                    canvas.list, scale: 1, background: .white,
                    area: PixelRect(minX: 0, minY: top, maxX: 100, maxY: min(top + 9, 100)),
                    into: bytes.baseAddress! + top * whole.bytesPerRow, bytesPerRow: whole.bytesPerRow)
            }
        }
        #expect(pixels == whole.pixels)
    }

    @Test func `Large copies are drawn exactly`() throws {
        let large = Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))
        let path = Path(copiesOf: large, by: places(100))
        #expect(try picture([path]).pixels == picture([Path(path.outline)]).pixels)
    }

    @Test func `The bounds of copies hold them all`() {
        let path = Path(copiesOf: circle, by: [CGPoint(x: 10, y: 0), CGPoint(x: -3, y: 50), CGPoint(x: 7, y: 9)])
        #expect(path.boundingRect == CGRect(x: -7, y: -4, width: 21, height: 58))
        #expect(path.controlBounds == path.boundingRect)
        #expect(Path(path.outline).boundingRect == path.boundingRect)
    }

    @Test func `A transform moves, turns and scales copies like their outline`() {
        let path = Path(copiesOf: circle, by: [CGPoint(x: 10, y: 0), CGPoint(x: -3, y: 50)])
        let transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 7)
        #expect(path.applying(transform).boundingRect == Path(path.outline.applying(transform)).boundingRect)
    }

    @Test func `Places that are not finite are left out`() {
        let path = Path(copiesOf: circle, by: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1, y: CGFloat.infinity)])
        #expect(path.isEmpty)
    }

    @Test func `A picture with strokes over several strips has the pixels of one drawn whole`() throws {
        var canvas = Canvas(600, 500)
        for index in 0..<20 {
            let x = CGFloat(index) * 29.3
            let path = Path {
                $0.move(to: CGPoint(x: x, y: 0)); $0.addLine(to: CGPoint(x: 600 - x, y: 500))
            }
            canvas(.stroke(path, StrokeStyle(lineWidth: 3, dash: [4, 3]), .red))
        }
        let png = try Rasterizer().png(canvas.list, scale: 1, background: .white)
        #expect(try ImageDecoder.decode(png).pixels == canvas.image().pixels)
    }
}
