import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct StrokeRasterTests {
    private func line(_ style: StrokeStyle, from x: CGFloat = 10, to end: CGFloat = 110) throws -> CGImage {
        var path = Path()
        path.move(to: CGPoint(x: x, y: 10))
        path.addLine(to: CGPoint(x: end, y: 10))
        var canvas = Canvas(130, 20)
        canvas(.stroke(path, style, .black))
        return try canvas.image()
    }

    @Test func `A line is centred on its path`() throws {
        let image = try line(StrokeStyle(lineWidth: 4))
        #expect((0..<20).map { image.red(50, $0) } == (0..<20).map { (8..<12).contains($0) ? 0 : 255 })
        #expect(image.ink == 400)
    }

    @Test func `Dashes are drawn in the recorded places`() throws {
        // cases.json `pst-ST7`
        let image = try line(StrokeStyle(lineWidth: 4, dash: [10, 10]))
        for x in 0..<100 { #expect(image.red(10 + x, 10) == (x / 10 % 2 == 0 ? 0 : 255)) }
        let shifted = try line(StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: 5))
        for x in 0..<100 { #expect(shifted.red(10 + x, 10) == ((x + 5) / 10 % 2 == 0 ? 0 : 255)) }
    }

    @Test(arguments: [0, -3, -CGFloat.infinity, CGFloat.nan])
    func `A line width that is not a positive finite number draws nothing`(width: CGFloat) throws {
        // cases.json `pst-ST10`
        #expect(try line(StrokeStyle(lineWidth: width)).ink == 0)
    }

    @Test func `Square caps add half the width at each end`() throws {
        #expect(try line(StrokeStyle(lineWidth: 4, lineCap: .square)).ink == 416)
    }

    @Test func `Round caps add a circle`() throws {
        let ink = try line(StrokeStyle(lineWidth: 8, lineCap: .round)).ink
        #expect(abs(ink - (800 + Double.pi * 16)) < 0.3)
    }

    @Test func `A hairline is as faint as it is thin`() throws {
        #expect(abs(try line(StrokeStyle(lineWidth: 0.25)).ink - 25) < 0.3)
    }
}
