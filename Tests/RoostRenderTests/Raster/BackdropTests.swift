import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct BackdropTests {
    /// Black on the left, white on the right, blurred inside a rectangle in the middle.
    private func halves(_ scale: CGFloat = 1) -> Canvas {
        var canvas = Canvas(100, 600)
        canvas.fill(0, 0, 50, 600, .black)
        canvas.fill(50, 0, 50, 600, .white)
        canvas(.backdropBlur(Path(CGRect(x: 20, y: 20, width: 60, height: 560)), FillStyle(), radius: 6))
        return canvas
    }

    @Test func `A backdrop is blurred inside its path only`() throws {
        let image = try halves().image()
        #expect(image.red(49, 10) == 0 && image.red(50, 10) == 255)
        #expect(abs(image.red(50, 300) - 128) < 16)
        #expect(image.red(40, 300) > 5 && image.red(40, 300) < 60)
        #expect(image.red(25, 300) == 0 && image.red(75, 300) == 255)
    }

    @Test func `An even background stays as it is`() throws {
        var canvas = Canvas(40, 40)
        canvas.fill(0, 0, 40, 40, .red)
        canvas(.backdropBlur(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), FillStyle(), radius: 9))
        let image = try canvas.image()
        for place in [(0, 0), (20, 20), (39, 20), (5, 8)] { #expect(image.rgb(place.0, place.1) == [255, 0, 0]) }
    }

    @Test func `A picture drawn in parts equals the picture drawn at once`() throws {
        let list = halves().list
        let whole = try Rasterizer().draw(list, scale: 1, background: .white)
        let area = PixelRect(minX: 30, minY: 250, maxX: 70, maxY: 270)
        var part = [UInt32](repeating: 0, count: area.width * area.height)
        try part.withUnsafeMutableBytes {
            try Rasterizer().draw(
                list, scale: 1, background: .white, area: area, into: $0.baseAddress!, bytesPerRow: area.width * 4)
        }
        for y in 0..<area.height {
            for x in 0..<area.width {
                let red = Int(part[y * area.width + x] & 255)
                guard red != whole.red(30 + x, 250 + y) else { continue }
                Issue.record("(\(x), \(y)) is \(red) rather than \(whole.red(30 + x, 250 + y))")
                return
            }
        }
        // A file of more than a strip's height is drawn strip by strip.
        let file = try ImageDecoder.decode(Rasterizer().png(list, scale: 1, background: .white))
        #expect(file.pixels == whole.pixels)
    }

    @Test func `An empty path or a radius of zero or less changes nothing`() throws {
        for path in [Path(), Path(CGRect(x: 0, y: 0, width: 40, height: 40))] {
            for radius in [0, -3, CGFloat.nan] {
                var canvas = Canvas(40, 40)
                canvas.fill(0, 0, 20, 40, .black)
                canvas(.backdropBlur(path, FillStyle(), radius: radius))
                #expect(try canvas.image().red(19, 20) == 0)
            }
        }
    }

    @Test func `An alpha threshold gives its colour to dense pixels and clears the others`() throws {
        var canvas = Canvas(40, 10)
        let filter = Filter.alphaThreshold(min: 0.5, max: 1, color: .pureBlue)
        canvas(.pushFilter(filter))
        canvas.fill(0, 0, 20, 10, .gray(0, opacity: 0.8))
        canvas.fill(20, 0, 20, 10, .gray(0, opacity: 0.3))
        canvas(.pop)
        let image = try canvas.image()
        #expect(image.rgb(10, 5) == [0, 0, 255])
        #expect(image.rgb(30, 5) == [255, 255, 255])
    }
}
