import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct CoverageTests {
    @Test func `A rectangle on whole pixels fills exactly those`() throws {
        var canvas = Canvas(10, 10)
        canvas.fill(2, 3, 4, 5)
        let image = try canvas.image()
        for y in 0..<10 {
            for x in 0..<10 {
                #expect(image.red(x, y) == ((2..<6).contains(x) && (3..<8).contains(y) ? 0 : 255))
            }
        }
    }

    @Test func `The fractional edges of a rectangle cover pixels in proportion`() throws {
        var canvas = Canvas(6, 6)
        canvas.fill(1.25, 1.5, 2.5, 2.25)
        let image = try canvas.image()
        #expect(image.red(2, 2) == 0)
        #expect(image.red(1, 2) == 255 - 191)  // 0.75
        #expect(image.red(3, 2) == 255 - 191)
        #expect(image.red(2, 1) == 255 - 128)  // 0.5
        #expect(image.red(2, 3) == 255 - 191)
        #expect(image.red(1, 1) == 255 - 96)  // 0.75 * 0.5
        #expect(image.red(0, 2) == 255)
        #expect(image.red(4, 2) == 255)
    }

    @Test func `A rectangle made of lines has the bytes of a rectangle`() throws {
        var lines = Path()
        lines.move(to: CGPoint(x: 1.25, y: 1.5))
        lines.addLine(to: CGPoint(x: 40.75, y: 1.5))
        lines.addLine(to: CGPoint(x: 40.75, y: 20.125))
        lines.addLine(to: CGPoint(x: 1.25, y: 20.125))
        lines.closeSubpath()
        var first = Canvas(50, 30)
        first.fill(lines)
        var second = Canvas(50, 30)
        second.fill(1.25, 1.5, 39.5, 18.625)
        #expect(try first.image().pixels == second.image().pixels)
    }

    @Test(arguments: [0.7, 3, 10, 47.3, 200]) func `The ink of a circle is its area`(radius: Double) throws {
        var canvas = Canvas(2 * radius + 3, 2 * radius + 3)
        canvas.fill(Path(ellipseIn: CGRect(x: 1.3, y: 1.7, width: 2 * radius, height: 2 * radius)))
        let area = Double.pi * radius * radius
        #expect(abs(try canvas.image().ink - area) < 0.02 + area * 0.005)
    }

    @Test func `The slope of a triangle is covered exactly`() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 8, y: 4))
        path.addLine(to: CGPoint(x: 0, y: 4))
        var canvas = Canvas(8, 4)
        canvas.fill(path)
        let image = try canvas.image()
        // Along the slope of one half, pixels are covered to three and one quarters.
        for y in 0..<4 {
            #expect(image.red(2 * y, y) == 255 - 191)
            #expect(image.red(2 * y + 1, y) == 255 - 64)
        }
        #expect(abs(image.ink - 16) < 0.05)
    }

    @Test func `Two triangles of one path leave no gap at their shared edge`() throws {
        // Two halves of a square, drawn one over the other as one path: their shared slanted edge cancels out.
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 31, y: 1))
        path.addLine(to: CGPoint(x: 1, y: 31))
        path.closeSubpath()
        path.move(to: CGPoint(x: 31, y: 1))
        path.addLine(to: CGPoint(x: 31, y: 31))
        path.addLine(to: CGPoint(x: 1, y: 31))
        path.closeSubpath()
        var canvas = Canvas(32, 32)
        canvas.fill(path)
        #expect(try canvas.image().ink == 900)
    }

    private var ring: Path {
        var path = Path(CGRect(x: 2, y: 2, width: 16, height: 16))
        path.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
        return path
    }

    @Test func `The non-zero rule fills a ring of one direction`() throws {
        var canvas = Canvas(20, 20)
        canvas.fill(ring)
        #expect(try canvas.image().ink == 256)
    }

    @Test func `The even-odd rule empties a ring of one direction`() throws {
        // cases.json `pst-PA2`
        var canvas = Canvas(20, 20)
        canvas.fill(ring, eoFill: true)
        let image = try canvas.image()
        #expect(image.ink == 192)
        #expect(image.red(10, 10) == 255)
    }

    @Test func `An open subpath fills as if closed`() throws {
        // cases.json `pst-PA6`
        var open = Path()
        open.move(to: CGPoint(x: 2, y: 2))
        open.addLine(to: CGPoint(x: 12, y: 2))
        open.addLine(to: CGPoint(x: 12, y: 12))
        open.addLine(to: CGPoint(x: 2, y: 12))
        var canvas = Canvas(20, 20)
        canvas.fill(open)
        #expect(try canvas.image().ink == 100)
    }

    @Test func `Without antialiasing, pixels are black or white`() throws {
        var canvas = Canvas(30, 30)
        canvas.fill(Path(ellipseIn: CGRect(x: 2.3, y: 2.6, width: 20, height: 21)), antialiased: false)
        let image = try canvas.image()
        #expect(Set((0..<900).map { image.red($0 % 30, $0 / 30) }) == [0, 255])
    }

    @Test func `A path far beyond the picture fills all of it`() throws {
        var path = Path()
        path.move(to: CGPoint(x: -1000, y: -1000))
        path.addLine(to: CGPoint(x: 1000, y: -900))
        path.addLine(to: CGPoint(x: 1200, y: 1500))
        path.addLine(to: CGPoint(x: -900, y: 1000))
        var canvas = Canvas(37, 21)
        canvas.fill(path)
        #expect(try canvas.image().ink == 37 * 21)
    }

    @Test func `A larger scale draws the same shape in more pixels`() throws {
        var canvas = Canvas(30, 30)
        canvas.fill(Path(roundedRect: CGRect(x: 3, y: 4, width: 21, height: 20), cornerRadius: 6))
        let ink = try canvas.image().ink
        for scale in [2.0, 3.0] {
            #expect(abs(try canvas.image(scale: scale).ink / (scale * scale) - ink) < 0.5)
        }
    }

    @Test func `A translucent colour is mixed with the pixels below`() throws {
        var canvas = Canvas(4, 4)
        canvas.fill(0, 0, 4, 4, .red)
        canvas.fill(0, 0, 4, 4, .color(ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0.5)))
        #expect(isNear(try canvas.image().rgb(1, 1), [127, 0, 128], within: 1))
    }

    @Test func `Colours beyond the range are clamped`() throws {
        var canvas = Canvas(4, 4)
        canvas.fill(0, 0, 4, 4, .color(ResolvedColor(red: 1.3, green: -0.2, blue: 0.5, opacity: 2)))
        #expect(try canvas.image(on: nil).rgba(1, 1) == [255, 0, 128, 255])
    }
}
