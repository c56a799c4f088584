import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct ImageDrawingTests {
    /// Red, blue / black, white.
    private static let four = CGImage(
        width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255])

    private func draw(_ size: CGFloat, _ item: ImageItem, on background: ResolvedColor? = .white) throws -> CGImage {
        var canvas = Canvas(size, size)
        canvas(.image(item))
        return try canvas.image(on: background)
    }

    @Test func `A picture at its own size keeps its bytes`() throws {
        let image = try draw(
            2, ImageItem(image: Self.four, rect: CGRect(x: 0, y: 0, width: 2, height: 2)), on: nil)
        #expect(image.pixels == Self.four.pixels)
    }

    @Test func `Without interpolation, pixels become squares`() throws {
        let item = ImageItem(
            image: Self.four, rect: CGRect(x: 0, y: 0, width: 8, height: 8), interpolation: .none)
        let image = try draw(8, item)
        #expect(image.rgb(3, 3) == [255, 0, 0])
        #expect(image.rgb(4, 3) == [0, 0, 255])
        #expect(image.rgb(3, 4) == [0, 0, 0])
    }

    @Test func `Enlarging is bilinear with clamped edges`() throws {
        let image = try draw(8, ImageItem(image: Self.four, rect: CGRect(x: 0, y: 0, width: 8, height: 8)))
        #expect(image.rgb(0, 0) == [255, 0, 0])
        #expect(image.rgb(7, 0) == [0, 0, 255])
        // Columns 2 … 5 lie 1/8, 3/8, 5/8, 7/8 of the way.
        #expect(isNear(image.rgb(3, 0), [159, 0, 96], within: 1))
    }

    @Test func `A flipped picture is mirrored`() throws {
        let item = ImageItem(
            image: Self.four, rect: CGRect(x: 0, y: 0, width: 2, height: 2), isFlippedHorizontally: true)
        let image = try draw(2, item)
        #expect(image.rgb(0, 0) == [0, 0, 255])
        #expect(image.rgb(1, 0) == [255, 0, 0])
    }

    @Test func `A source rectangle is stretched over the whole rectangle`() throws {
        let item = ImageItem(
            image: Self.four, rect: CGRect(x: 0, y: 0, width: 6, height: 6),
            source: CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try draw(6, item)
        for i in 0..<6 { #expect(image.rgb(i, i) == [0, 0, 255]) }
    }

    @Test func `Each pixel of a strongly reduced picture is the mean of its source pixels`() throws {
        let pixels = (0..<(64 * 64)).flatMap { i -> [UInt8] in
            let level: UInt8 = (i % 64 + i / 64) % 2 == 0 ? 0 : 255
            return [level, level, level, 255]
        }
        let checks = CGImage(width: 64, height: 64, pixels: pixels)
        let image = try draw(8, ImageItem(image: checks, rect: CGRect(x: 0, y: 0, width: 8, height: 8)))
        for i in 0..<64 { #expect(abs(image.red(i % 8, i / 8) - 128) <= 1) }
    }

    @Test func `A tint keeps only the alpha of the picture`() throws {
        let half = CGImage(width: 2, height: 1, pixels: [0, 0, 0, 255, 0, 0, 0, 128])
        let item = ImageItem(image: half, rect: CGRect(x: 0, y: 0, width: 2, height: 1), tint: .red)
        let image = try draw(2, item)
        #expect(image.rgb(0, 0) == [255, 0, 0])
        #expect(isNear(image.rgb(1, 0), [255, 127, 127], within: 1))
    }

    @Test func `The tiles of an image paint repeat`() throws {
        var canvas = Canvas(8, 8)
        canvas.fill(0, 0, 8, 8, .image(Self.four, origin: CGPoint(x: 1, y: 0), tileSize: CGSize(width: 2, height: 2)))
        let image = try canvas.image()
        for x in 0..<8 { #expect(image.rgb(x, 0) == (x % 2 == 1 ? [255, 0, 0] : [0, 0, 255])) }
        #expect(image.rgb(1, 7) == [0, 0, 0])
    }

    @Test func `A quarter turn moves every pixel whole`() throws {
        var canvas = Canvas(2, 2)
        canvas(
            .pushTransform(
                CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 2, y: 0))),
            .image(ImageItem(image: Self.four, rect: CGRect(x: 0, y: 0, width: 2, height: 2), interpolation: .none)))
        let image = try canvas.image()
        #expect(image.rgb(1, 0) == [255, 0, 0])
        #expect(image.rgb(1, 1) == [0, 0, 255])
        #expect(image.rgb(0, 0) == [0, 0, 0])
    }
}
