import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct TransformRasterTests {
    private let bar = Path(CGRect(x: -20, y: -5, width: 40, height: 10))

    private func draw(_ commands: DisplayCommand...) throws -> CGImage {
        var canvas = Canvas(60, 60)
        for command in commands { canvas(command) }
        canvas.fill(bar)
        return try canvas.image()
    }

    @Test func `Positive angles turn clockwise on screen`() throws {
        // cases.json `pst-T1`
        let turn = CGAffineTransform(rotationAngle: .pi / 4).concatenating(CGAffineTransform(translationX: 30, y: 30))
        let image = try draw(.pushTransform(turn))
        #expect(image.red(41, 41) == 0)
        #expect(image.red(41, 18) == 255)
        #expect(abs(image.ink - 400) < 1)
    }

    @Test func `Inner transforms apply first`() throws {
        let image = try draw(
            .pushTransform(CGAffineTransform(translationX: 30, y: 30)),
            .pushTransform(CGAffineTransform(scaleX: 1, y: 2)))
        #expect(image.ink == 800)
        #expect(image.red(30, 39) == 0)
        #expect(image.red(30, 40) == 255)
    }

    @Test func `A scale of zero draws nothing`() throws {
        #expect(try draw(.pushTransform(CGAffineTransform(scaleX: 0, y: 0))).ink == 0)
    }

    @Test func `A transform with NaN or infinite numbers draws nothing`() throws {
        let transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: .infinity, ty: 0)
        #expect(try draw(.pushTransform(transform)).ink == 0)
    }

    @Test func `A projection draws the nearer end taller`() throws {
        // x' = 30 + x, y' = 30 + y at x = 0; the right end is nearer and so taller.
        let image = try draw(.pushProjection([1 - 0.3, -0.3, -0.01, 0, 1, 0, 30, 30, 1]))
        func height(_ x: Int) -> Double { (0..<60).reduce(0) { $0 + Double(255 - image.red(x, $1)) / 255 } }
        // Device x = (30 + 0.7x) / (1 - 0.01x), so x = 0 stays at 30; there the bar is 10 high.
        #expect(abs(height(30) - 10) < 0.3)
        #expect(height(40) > 11)
        #expect(height(20) < 9.5)
    }

    @Test func `Content behind the viewer is cut off`() throws {
        let image = try draw(.pushProjection([1, 0, 0.1, 0, 1, 0, 30, 30, 1]))
        #expect(image.ink > 0)
        #expect(image.ink < 3600)
    }

    @Test func `A gradient is drawn in perspective`() throws {
        var canvas = Canvas(60, 60)
        canvas(.pushProjection([1, 0, 0.02, 0, 1, 0, 0, 20, 1]))
        canvas.fill(
            0, 0, 50, 40,
            .linearGradient(ResolvedGradient(.pureRed, .pureBlue), start: .zero, end: CGPoint(x: 50, y: 0)))
        let image = try canvas.image()
        // The middle of the gradient, x = 25, is seen at 25 / 1.5.
        #expect(isNear(image.rgb(16, 20), [141, 82, 162], within: 3))
    }
}
