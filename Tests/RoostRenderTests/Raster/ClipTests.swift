import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct ClipRasterTests {
    private let everything = Path(CGRect(x: -10, y: -10, width: 100, height: 100))
    private let circle = Path(ellipseIn: CGRect(x: 3, y: 3, width: 30, height: 30))

    private func clipped(_ clips: Path...) throws -> CGImage {
        var canvas = Canvas(40, 40)
        for clip in clips { canvas(.pushClip(clip, FillStyle())) }
        canvas.fill(everything)
        for _ in clips { canvas(.pop) }
        return try canvas.image()
    }

    @Test func `A path clips as it fills`() throws {
        var filled = Canvas(40, 40)
        filled.fill(circle)
        #expect(try clipped(circle).pixels == filled.image().pixels)
    }

    @Test func `A rectangle on whole pixels clips to them`() throws {
        #expect(try clipped(Path(CGRect(x: 5, y: 6, width: 20, height: 10))).ink == 200)
    }

    @Test func `The fractional edges of a rectangle are soft`() throws {
        let image = try clipped(Path(CGRect(x: 5.5, y: 6, width: 20, height: 10)))
        #expect(image.red(5, 8) == 127)
        #expect(image.red(25, 8) == 127)
        #expect(image.red(6, 8) == 0)
    }

    @Test func `Nested clips multiply`() throws {
        let half = Path(CGRect(x: 0, y: 10, width: 40, height: 8.5))
        let both = try clipped(circle, half)
        #expect(try both.pixels == clipped(half, circle).pixels)
        let alone = try clipped(circle)
        for x in 0..<40 {
            #expect(both.red(x, 12) == alone.red(x, 12))
            #expect(both.red(x, 5) == 255)
            #expect(abs(both.red(x, 18) - (255 + alone.red(x, 18)) / 2) <= 1)
        }
    }

    @Test func `A clip ends with its group`() throws {
        var canvas = Canvas(40, 40)
        canvas(.pushClip(circle, FillStyle()), .pop)
        canvas.fill(everything)
        #expect(try canvas.image().ink == 1600)
    }

    @Test func `An empty clip hides everything`() throws {
        #expect(try clipped(Path()).ink == 0)
        #expect(try clipped(circle, Path(CGRect(x: 50, y: 50, width: 9, height: 9))).ink == 0)
    }

    @Test func `Gradients and layers are clipped`() throws {
        var canvas = Canvas(40, 40)
        canvas(
            .pushClip(circle, FillStyle()), .pushOpacity(1), .pushLayer,
            .fill(
                everything, FillStyle(),
                .linearGradient(ResolvedGradient(.black, .black), start: .zero, end: CGPoint(x: 9, y: 9))),
            .pushBlend(.multiply), .fill(everything, FillStyle(), .black), .pop, .pop, .pop, .pop)
        #expect(try canvas.image().pixels == clipped(circle).pixels)
    }

    @Test func `A clip follows the even-odd rule`() throws {
        var ring = Path(CGRect(x: 4, y: 4, width: 30, height: 30))
        ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        var canvas = Canvas(40, 40)
        canvas(.pushClip(ring, FillStyle(eoFill: true)), .fill(everything, FillStyle(), .black), .pop)
        #expect(try canvas.image().ink == 800)
    }
}
