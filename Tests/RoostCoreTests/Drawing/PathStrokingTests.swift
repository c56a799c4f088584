import Testing

@testable import CoreGraphics
@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct PathStrokingTests {
    static let line = Path("0 0 m 100 0 l")!

    /// Whether the stroke covers a point.
    func inks(_ path: Path, _ style: StrokeStyle, _ x: CGFloat, _ y: CGFloat) -> Bool {
        path.strokedPath(style).contains(CGPoint(x: x, y: y))
    }

    @Test(arguments: [0, -2, CGFloat.nan])
    func `A width of zero or less draws nothing (pst-ST10)`(width: CGFloat) {
        #expect(Self.line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }

    @Test func `Round and square caps reach half the width beyond the ends, and butt caps do not`() {
        #expect(!inks(Self.line, StrokeStyle(lineWidth: 10), -1, 0))
        #expect(inks(Self.line, StrokeStyle(lineWidth: 10, lineCap: .square), -4.9, 4.9))
        #expect(inks(Self.line, StrokeStyle(lineWidth: 10, lineCap: .round), -4.9, 0))
        #expect(!inks(Self.line, StrokeStyle(lineWidth: 10, lineCap: .round), -4.5, 4.5))
    }

    @Test func `A miter join fills the whole corner, a round one less and a bevel least`() {
        let corner = Path("0 0 m 50 0 l 50 50 l")!
        #expect(inks(corner, StrokeStyle(lineWidth: 10), 54.9, -4.9))
        #expect(!inks(corner, StrokeStyle(lineWidth: 10, lineJoin: .round), 54.5, -4.5))
        #expect(inks(corner, StrokeStyle(lineWidth: 10, lineJoin: .round), 53.5, -3.5))
        #expect(!inks(corner, StrokeStyle(lineWidth: 10, lineJoin: .bevel), 53.5, -3.5))
        #expect(inks(corner, StrokeStyle(lineWidth: 10, lineJoin: .bevel), 52, -2))
    }

    @Test func `A miter beyond its limit becomes a bevel`() {
        let corner = Path("0 0 m 50 0 l 50 50 l")!
        #expect(!inks(corner, StrokeStyle(lineWidth: 10, miterLimit: 1.4), 54.5, -4.5))
        #expect(inks(corner, StrokeStyle(lineWidth: 10, miterLimit: 1.42), 54.5, -4.5))
    }

    @Test(
        arguments: [
            (phase: CGFloat(0), expected: [true, true, false, true]),
            (phase: CGFloat(5), expected: [true, false, true, false]),
        ])
    func `Dashes are on and off in turn (pst-ST7)`(phase: CGFloat, expected: [Bool]) {
        let style = StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: phase)
        #expect([1, 7, 17, 27].map { inks(Self.line, style, $0, 0) } == expected)
    }

    @Test func `A dash of no length with a round cap is a dot`() {
        let style = StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 20])
        #expect(inks(Self.line, style, 20, 2.5))
        #expect(!inks(Self.line, style, 30, 0))
    }

    @Test func `A dash continues over the start of a closed path`() {
        let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
        let dashed = square.outline.dashed([30, 10], phase: 10)
        #expect(dashed.subpaths.count == 4)
        #expect(inks(square, StrokeStyle(lineWidth: 6, dash: [30, 10], dashPhase: 10), -2.5, -2.5))
    }

    @Test func `A subpath of one point shows round and square caps only`() {
        let dot = Path("5 5 m 5 5 l")!
        #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        #expect(inks(dot, StrokeStyle(lineWidth: 4, lineCap: .round), 6.5, 5))
        #expect(inks(dot, StrokeStyle(lineWidth: 4, lineCap: .square), 6.9, 6.9))
    }

    @Test(
        arguments: [
            "0 0 m 0 60 100 60 100 0 c", "0 0 m 100 60 -20 60 80 0 c", "0 0 m 120 80 -40 80 80 0 c",
            "0 0 m 100 0 -40 0 60 0 c", "0 0 m 80 1 0 1 80 2 c", "0 0 m 50 100 55 0 q", "0 0 m 0 0 100 100 100 0 c",
        ])
    func `A curve's stroke covers the points within half its width, however tight the curve`(text: String) {
        let path = Path(text)!
        let width: CGFloat = 24
        let stroke = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        let curve = path.outline.subpaths[0].curves[0]
        let samples = (0...2000).map { curve.point(at: Double($0) / 2000) }
        var wrong: [CGPoint] = []
        for x in stride(from: -20.0, through: 130, by: 2.37) {
            for y in stride(from: -20.0, through: 90, by: 2.19) {
                let point = Vector(x, y)
                let distance = samples.map { ($0 - point).length }.min()!
                // Near the edge either answer will do.
                guard abs(distance - width / 2) > 0.15 else { continue }
                if stroke.contains(point.point) != (distance < width / 2) { wrong.append(point.point) }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count) points, first \(wrong.prefix(3))")
    }
}
