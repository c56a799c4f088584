import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct GradientRasterTests {
    private func draw(_ width: CGFloat, _ height: CGFloat, _ paint: Paint) throws -> CGImage {
        var canvas = Canvas(width, height)
        canvas.fill(0, 0, width, height, paint)
        return try canvas.image()
    }

    @Test func `Red to blue is mixed in OKLab`() throws {
        // cases.json `gfx-G1`
        let paint = Paint.linearGradient(
            ResolvedGradient(.pureRed, .pureBlue), start: .zero, end: CGPoint(x: 0, y: 101))
        let image = try draw(10, 101, paint)
        // In the first row Apple's green is 9 where OKLab has 6.
        #expect(isNear(image.rgb(5, 0), [254, 9, 8], within: 3))
        for (y, color) in [
            (25, [197, 74, 109]), (50, [141, 82, 162]), (75, [82, 72, 209]), (100, [2, 5, 254]),
        ] {
            #expect(isNear(image.rgb(5, y), color, within: 1), "row \(y): \(image.rgb(5, y))")
        }
    }

    @Test func `Black to white has the greys recorded from Apple`() throws {
        // cases.json `gfx-G2`
        let paint = Paint.linearGradient(
            ResolvedGradient(.black, .white), start: .zero, end: CGPoint(x: 101, y: 0))
        let image = try draw(101, 10, paint)
        for (x, level) in [(10, 4), (25, 34), (50, 99), (75, 172), (90, 220), (100, 253)] {
            #expect(abs(image.red(x, 5) - level) <= 1, "column \(x): \(image.red(x, 5))")
        }
    }

    @Test func `A diagonal gradient runs along its line in points`() throws {
        // cases.json `gfx-G3`
        let paint = Paint.linearGradient(
            ResolvedGradient(.black, .white), start: .zero, end: CGPoint(x: 200, y: 100))
        let image = try draw(200, 100, paint)
        for (x, y, level) in [(100, 0, 73), (0, 50, 3), (199, 0, 190), (0, 99, 23), (100, 50, 100)] {
            #expect(abs(image.red(x, y) - level) <= 1, "(\(x), \(y)): \(image.red(x, y))")
        }
    }

    @Test func `Clear red to blue is mixed premultiplied`() throws {
        // cases.json `gfx-G5`
        let clear = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0)
        let paint = Paint.linearGradient(
            ResolvedGradient(clear, .pureBlue), start: .zero, end: CGPoint(x: 101, y: 0))
        let image = try draw(101, 10, paint)
        #expect(isNear(image.rgb(25, 5), [190, 191, 255], within: 1))
        #expect(isNear(image.rgb(50, 5), [127, 128, 255], within: 1))
    }

    @Test func `A radial gradient is circular in points`() throws {
        // cases.json `gfx-R1`
        let paint = Paint.radialGradient(
            ResolvedGradient(.black, .white), center: CGPoint(x: 50.5, y: 50.5), startRadius: 0, endRadius: 50)
        let image = try draw(151, 101, paint)
        for (x, level) in [(10, 189), (25, 100), (40, 22), (50, 0)] {
            #expect(abs(image.red(x, 50) - level) <= 1, "column \(x): \(image.red(x, 50))")
        }
        #expect(image.red(50, 90) == image.red(90, 50))
        #expect(image.red(140, 50) == 255)
    }

    @Test func `Outside of its angles an angular gradient shows the nearer end`() throws {
        // cases.json `tui-grad2`
        let paint = Paint.angularGradient(
            ResolvedGradient(.pureRed, .pureBlue), center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: .pi)
        let image = try draw(100, 100, paint)
        #expect(isNear(image.rgb(50, 90), [141, 82, 162], within: 2))  // 90°, halfway
        #expect(image.rgb(10, 40) == [0, 0, 255])  // 194°
        #expect(image.rgb(45, 5) == [0, 0, 255])  // 264°
        #expect(image.rgb(55, 5) == [255, 0, 0])  // 276°
        #expect(image.rgb(95, 40) == [255, 0, 0])  // 347°
    }

    @Test func `An angular gradient can run backwards`() throws {
        let forwards = try draw(
            60, 60,
            .angularGradient(
                ResolvedGradient(.pureRed, .pureBlue), center: CGPoint(x: 30, y: 30), startAngle: 0, endAngle: 2 * .pi))
        let backwards = try draw(
            60, 60,
            .angularGradient(
                ResolvedGradient(.pureBlue, .pureRed), center: CGPoint(x: 30, y: 30), startAngle: 2 * .pi, endAngle: 0))
        for i in 0..<60 { #expect(isNear(forwards.rgb(i, 45), backwards.rgb(i, 45), within: 1)) }
    }

    @Test func `An elliptical gradient stretches over its bounds`() throws {
        let paint = Paint.ellipticalGradient(
            ResolvedGradient(.black, .white), bounds: CGRect(x: 0, y: 0, width: 200, height: 100),
            center: CGPoint(x: 100, y: 50), startRadius: 0, endRadius: 1)
        let image = try draw(200, 100, paint)
        for i in 0..<45 { #expect(abs(image.red(100 + 2 * i, 50) - image.red(100, 50 + i)) <= 4) }
        #expect(image.red(199, 50) > 250)
    }

    @Test func `A gradient without length is its last colour`() throws {
        let gradient = ResolvedGradient(.pureRed, .pureBlue)
        let point = CGPoint(x: 5, y: 5)
        #expect(try draw(9, 9, .linearGradient(gradient, start: point, end: point)).rgb(2, 2) == [0, 0, 255])
        #expect(
            try draw(9, 9, .radialGradient(gradient, center: point, startRadius: 4, endRadius: 4)).rgb(4, 4)
                == [0, 0, 255])
    }

    @Test func `Two stops in one place make a hard edge`() throws {
        let gradient = ResolvedGradient(stops: [
            .init(color: .pureRed, location: 0.5), .init(color: .pureBlue, location: 0.5),
        ])
        let image = try draw(100, 4, .linearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0)))
        #expect(image.rgb(48, 1) == [255, 0, 0])
        #expect(image.rgb(51, 1) == [0, 0, 255])
    }

    @Test func `A very steep gradient is an edge`() throws {
        let paint = Paint.linearGradient(
            ResolvedGradient(.black, .white), start: CGPoint(x: 5, y: 0), end: CGPoint(x: 5.0001, y: 0))
        let image = try draw(10, 2, paint)
        #expect((0..<10).map { image.red($0, 0) } == [0, 0, 0, 0, 0, 255, 255, 255, 255, 255])
    }

    @Test func `A gradient turns with its transform`() throws {
        let gradient = ResolvedGradient(.black, .white)
        let upright = try draw(50, 50, .linearGradient(gradient, start: .zero, end: CGPoint(x: 50, y: 0)))
        var canvas = Canvas(50, 50)
        canvas(
            .pushTransform(
                CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 50, y: 0))))
        canvas.fill(0, 0, 50, 50, .linearGradient(gradient, start: .zero, end: CGPoint(x: 50, y: 0)))
        let turned = try canvas.image()
        for i in 0..<50 { #expect(abs(upright.red(i, 20) - turned.red(20, i)) <= 1) }
    }
}
