import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct BlurTests {
    private func blurred(_ radius: CGFloat, scale: CGFloat = 1) throws -> CGImage {
        var canvas = Canvas(100, 100)
        canvas(.pushFilter(.blur(radius: radius, opaque: false)))
        canvas.fill(30, 30, 40, 40)
        canvas(.pop)
        return try canvas.image(scale: scale)
    }

    private func shadowed(_ radius: CGFloat, _ fill: (inout Canvas) -> Void) throws -> CGImage {
        var canvas = Canvas(120, 120)
        canvas(.pushFilter(.shadow(color: .black, radius: radius, x: 0, y: 0)))
        fill(&canvas)
        canvas(.pop)
        return try canvas.image()
    }

    @Test func `A blur of radius 4 has the recorded profile`() throws {
        // cases.json `gfx-B1`
        let image = try blurred(4)
        for (i, level) in [253, 248, 234, 207, 165, 115, 67, 32, 13, 4, 1].enumerated() {
            #expect(abs(image.red(20 + 2 * i, 50) - level) <= 2, "column \(20 + 2 * i): \(image.red(20 + 2 * i, 50))")
        }
    }

    @Test func `A blur of radius 10 has the recorded profile`() throws {
        // cases.json `gfx-B1b`
        let image = try blurred(10)
        for (x, level) in [(10, 252), (20, 217), (30, 126), (40, 39), (50, 9)] {
            #expect(abs(image.red(x, 50) - level) <= 2, "column \(x): \(image.red(x, 50))")
        }
    }

    @Test func `A blur is measured in points`() throws {
        let (one, two) = (try blurred(4), try blurred(4, scale: 2))
        for x in 20..<80 { #expect(abs((two.red(2 * x, 100) + two.red(2 * x + 1, 100)) / 2 - one.red(x, 50)) <= 4) }
    }

    @Test func `A blur is symmetric`() throws {
        for radius in [3.0, 10, 25] {
            let image = try blurred(radius)
            for i in 0..<50 {
                #expect(abs(image.red(i, 50) - image.red(99 - i, 50)) <= 1)
                #expect(abs(image.red(i, 50) - image.red(50, i)) <= 1)
            }
        }
    }

    @Test func `An opaque blur keeps hard outer edges`() throws {
        var canvas = Canvas(60, 60)
        canvas(.pushFilter(.blur(radius: 6, opaque: true)))
        canvas.fill(10, 10, 20, 40, .black)
        canvas.fill(30, 10, 20, 40, .red)
        canvas(.pop)
        let image = try canvas.image()
        #expect(image.rgb(9, 30) == [255, 255, 255])
        #expect(image.rgb(10, 30) == [0, 0, 0])
        #expect(image.rgb(49, 30) == [255, 0, 0])
        #expect(isNear(image.rgb(30, 10), [134, 0, 0], within: 8))
    }

    @Test func `A shadow of radius 10 has the recorded profile`() throws {
        // cases.json `pst-SH3`: distances from a 40-wide box
        let image = try shadowed(10) { $0.fill(40, 40, 40, 40) }
        for (i, level) in [132, 152, 170, 188, 203, 217, 228, 237, 244, 249, 252].enumerated() {
            #expect(abs(image.red(80 + 2 * i, 60) - level) <= 2, "distance \(2 * i): \(image.red(80 + 2 * i, 60))")
        }
        #expect(image.red(80 + 25, 60) == 255)
    }

    @Test func `A shadow of radius 4 has the recorded profile`() throws {
        // cases.json `pst-SH3b`
        let image = try shadowed(4) { $0.fill(40, 40, 40, 40) }
        for (i, level) in [140, 163, 186, 205, 221, 234, 243, 250, 253].enumerated() {
            #expect(abs(image.red(80 + i, 60) - level) <= 2, "distance \(i): \(image.red(80 + i, 60))")
        }
        #expect(image.red(80 + 10, 60) == 255)
    }

    @Test func `The default shadow colour without blur is 171 on white`() throws {
        // cases.json `pst-SH2`
        var canvas = Canvas(40, 40)
        canvas(
            .pushFilter(
                .shadow(color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.33), radius: 0, x: 10, y: 0)))
        canvas.fill(5, 5, 10, 10)
        canvas(.pop)
        #expect(abs(try canvas.image().red(20, 10) - 171) <= 1)
    }

    @Test func `A stretched shadow has the pixels of a blurred layer`() throws {
        // The same box twice: as one shape, and as two halves that need a layer.
        for shape in [
            Path(CGRect(x: 30, y: 20, width: 60, height: 80)),
            Path(roundedRect: CGRect(x: 20.5, y: 20.25, width: 80, height: 75), cornerRadius: 8),
            Path(ellipseIn: CGRect(x: 20, y: 30, width: 70, height: 50)),
        ] {
            let stretched = try shadowed(5) { $0.fill(shape) }
            let layered = try shadowed(5) {
                $0.fill(shape)
                $0.fill(50, 50, 1, 1)
            }
            let distance = zip(stretched.pixels, layered.pixels).map { abs(Int($0) - Int($1)) }.max()!
            #expect(distance <= 1)
        }
    }

    @Test func `A shadow lies below its shape at its offset`() throws {
        var canvas = Canvas(60, 60)
        canvas(.pushFilter(.shadow(color: .pureBlue, radius: 0, x: 8, y: 6)))
        canvas.fill(10, 10, 20, 20, .red)
        canvas(.pop)
        let image = try canvas.image()
        #expect(image.rgb(20, 20) == [255, 0, 0])
        #expect(image.rgb(35, 33) == [0, 0, 255])
        #expect(image.rgb(12, 33) == [255, 255, 255])
    }

    @Test func `Content outside the clip is blurred into it`() throws {
        func draw(_ isOpaque: Bool, clip: Bool) throws -> CGImage {
            var canvas = Canvas(100, 100)
            if clip { canvas(.pushClip(Path(CGRect(x: 0, y: 0, width: 30, height: 100)), FillStyle())) }
            canvas(.pushFilter(.blur(radius: 6, opaque: isOpaque)))
            canvas.fill(30, 30, 40, 40)
            canvas.fill(10, 30, 20, 40, .red)
            canvas(.pop)
            if clip { canvas(.pop) }
            return try canvas.image()
        }
        for isOpaque in [true, false] {
            let (clipped, whole) = (try draw(isOpaque, clip: true), try draw(isOpaque, clip: false))
            for x in 0..<30 { #expect(clipped.rgb(x, 50) == whole.rgb(x, 50)) }
            #expect(whole.red(29, 50) < 200)
            #expect(clipped.red(30, 50) == 255)
        }
    }
}
