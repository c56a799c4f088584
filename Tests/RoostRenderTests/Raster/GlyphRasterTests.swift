import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

/// A face of boxes: glyph n is half an em wide and n tenths of an em high; 0 is a space, 98 a flat hill, 99 a picture.
private final class BoxFont: GlyphFont {
    let id = 77_001
    let familyName = "Boxes"
    let postScriptName = "Boxes"
    let weight = 400
    let isItalic = false
    let unitsPerEm = 1000
    let filePath = ""
    let faceIndex = 0
    let variations: [String: Double] = [:]
    let hasOutlinesOfFile = true

    func outline(of glyph: UInt32) -> Path {
        if glyph == 0 || glyph == 99 { return Path() }
        if glyph == 98 { return Path("0 0 m 500 50 1000 0 q h")! }
        return Path(CGRect(x: 0, y: 0, width: 500, height: 100 * CGFloat(glyph)))
    }

    func advance(of glyph: UInt32) -> CGFloat { 1000 }
    func colorImage(of glyph: UInt32) -> ColorGlyph? {
        guard glyph == 99 else { return nil }
        let image = CGImage(width: 2, height: 2, pixels: Array(repeating: [255, 0, 0, 255], count: 4).flatMap { $0 })
        return ColorGlyph(image: image, bounds: CGRect(x: 0, y: -1000, width: 1000, height: 1000))
    }
}

@Suite struct GlyphRasterTests {
    private func draw(
        _ glyphs: [UInt32], size: CGFloat = 10, at origin: CGPoint, slant: CGFloat = 0, scale: CGFloat = 1,
        isOnPixels: Bool = false, _ before: DisplayCommand...
    ) throws -> CGImage {
        let run = GlyphRun(
            font: BoxFont(), size: size, glyphs: glyphs,
            positions: glyphs.indices.map { CGPoint(x: CGFloat($0) * size, y: 0) }, width: CGFloat(glyphs.count) * size,
            text: "", clusters: glyphs.map { _ in 0 }, slant: slant,
            isOnPixels: isOnPixels)
        var canvas = Canvas(60, 30)
        for command in before { canvas(command) }
        canvas(.glyphs(run, origin: origin, .black))
        return try canvas.image(scale: scale)
    }

    @Test func `Glyphs stand on the baseline`() throws {
        let image = try draw([8, 0, 4], at: CGPoint(x: 10, y: 20))
        #expect(image.ink == 5 * 8 + 5 * 4)
        #expect(image.red(10, 12) == 0)
        #expect(image.red(10, 11) == 255)
        #expect(image.red(10, 20) == 255)
        #expect(image.red(30, 16) == 0)
    }

    @Test(arguments: [0, 0.25, 0.5, 0.75]) func `Glyphs keep quarters of a pixel`(fraction: CGFloat) throws {
        let image = try draw([8], at: CGPoint(x: 10 + fraction, y: 20))
        #expect(abs(image.red(10, 15) - Int(fraction * 255)) <= 1)
        #expect(abs(image.ink - 40) < 0.05)
    }

    @Test(arguments: zip([0.01, 0.3, 0.34, 0.6, 0.66, 0.99], [30, 30, 31, 31, 31, 32]))
    func `Glyphs of iOS begin on the pixel that their place lies in`(fraction: CGFloat, pixel: Int) throws {
        let image = try draw([8], size: 20, at: CGPoint(x: 10 + fraction, y: 20), scale: 3, isOnPixels: true)
        #expect(image.red(pixel - 1, 45) == 255)
        #expect(image.red(pixel, 45) == 0)
        #expect(abs(image.ink - 1440) < 0.05)
    }

    @Test(arguments: zip([0.01, 0.16, 0.17, 0.33, 0.34], [30, 30, 30.5, 30.5, 31]))
    func `Small glyphs of iOS begin on halves of pixels`(fraction: CGFloat, place: Double) throws {
        let image = try draw([8], at: CGPoint(x: 10 + fraction, y: 20), scale: 3, isOnPixels: true)
        let pixel = Int(place)
        #expect(image.red(pixel - 1, 45) == 255)
        #expect(abs(image.red(pixel, 45) - (place == Double(pixel) ? 0 : 127)) <= 1)
        #expect(image.red(pixel + 1, 45) == 0)
        #expect(abs(image.ink - 360) < 0.1)
    }

    /// A hill of 30 pixels, 0.75 high. Two lines stay within a quarter of a pixel of it, and enclose 11.25 pixels; the
    /// curve encloses 15.
    @Test(arguments: [(true, 11.25), (false, 15)] as [(Bool, Double)])
    func `Curves of letters of iOS are lines that stay within a quarter of a pixel`(
        isOnPixels: Bool, area: Double
    ) throws {
        let image = try draw([98], at: CGPoint(x: 5, y: 10), scale: 3, isOnPixels: isOnPixels)
        #expect(abs(image.ink - area) < 0.3)
    }

    @Test func `Glyphs of iOS keep quarters of a pixel on a screen of one pixel a point`() throws {
        let image = try draw([8], at: CGPoint(x: 10.5, y: 20), isOnPixels: true)
        #expect(abs(image.red(10, 15) - 127) <= 1)
    }

    @Test func `The baseline is on a whole pixel`() throws {
        #expect(
            try draw([8], at: CGPoint(x: 10, y: 20.4)).pixels == draw([8], at: CGPoint(x: 10, y: 20)).pixels)
    }

    @Test func `Large and turned glyphs are drawn as paths`() throws {
        #expect(abs(try draw([1], size: 200, at: CGPoint(x: -50, y: 25)).ink - 50 * 20) < 0.1)
        let turn = CGAffineTransform(rotationAngle: 0.5).concatenating(CGAffineTransform(translationX: 20, y: 10))
        #expect(abs(try draw([8], at: .zero, .pushTransform(turn)).ink - 40) < 0.2)
    }

    @Test func `A slant leans glyphs to the right`() throws {
        let image = try draw([8], at: CGPoint(x: 10, y: 20), slant: 0.5)
        #expect(abs(image.ink - 40) < 0.1)
        #expect(image.red(17, 13) == 0)
        #expect(image.red(10, 13) == 255)
    }

    @Test func `Colour glyphs are drawn as pictures`() throws {
        let image = try draw([99], at: CGPoint(x: 10, y: 20))
        #expect(image.rgb(15, 15) == [255, 0, 0])
        #expect(image.rgb(15, 21) == [255, 255, 255])
        #expect(image.rgb(15, 9) == [255, 255, 255])
    }

    @Test func `Text of any size and place is drawn without a crash`() throws {
        for size in [0, -5, CGFloat.nan, .infinity, 1e-9, 1e12] {
            _ = try draw([8, 99], size: size, at: CGPoint(x: 10, y: 20))
        }
        _ = try draw([8], at: CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
        #expect(try draw([], at: .zero).ink == 0)
    }
}
