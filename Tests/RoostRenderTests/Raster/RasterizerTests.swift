import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct RasterizerTests {
    @Test func `The pixel size of a picture is its size in points times the scale, rounded up`() throws {
        #expect(try Rasterizer.pixelSize(of: CGSize(width: 20, height: 10), scale: 3) == (60, 30))
        #expect(try Rasterizer.pixelSize(of: CGSize(width: 20.1, height: 10), scale: 1) == (21, 10))
        #expect(try Rasterizer.pixelSize(of: CGSize(width: 100.0 / 3, height: 0.01), scale: 3) == (100, 1))
    }

    @Test(
        arguments: [
            (CGSize(width: 0, height: 10), 1.0, "is empty"), (CGSize(width: 10, height: -4), 1, "is empty"),
            (CGSize(width: CGFloat.nan, height: 10), 1, "has no size"),
            (CGSize(width: 10, height: 10), 0, "has no size"),
            (CGSize(width: 10, height: CGFloat.infinity), 1, "has no size"),
            (CGSize(width: 1e6, height: 1e6), 2, "2000000 × 2000000 pixels"),
        ] as [(CGSize, CGFloat, String)])
    func `An impossible size is an error that gives the reason`(size: CGSize, scale: CGFloat, message: String) throws {
        let error = #expect(throws: RasterError.self) {
            try Rasterizer().draw(DisplayList(size: size), scale: scale)
        }
        #expect(error?.description.contains(message) == true)
    }

    @Test func `Without a background, an empty list is transparent`() throws {
        #expect(try Canvas(3, 2).image(on: nil).pixels == [UInt8](repeating: 0, count: 24))
    }

    /// A mixture of shapes, paints and groups at fractional places.
    private var mixture: DisplayList {
        var canvas = Canvas(90.5, 70.25)
        let rainbow = ResolvedGradient(.pureRed, .pureBlue, .white)
        canvas.fill(
            0, 0, 91, 71, .linearGradient(rainbow, start: CGPoint(x: 3, y: 5), end: CGPoint(x: 80, y: 61)))
        canvas.fill(
            Path(ellipseIn: CGRect(x: 5.3, y: 4.2, width: 50, height: 41)),
            .radialGradient(rainbow, center: CGPoint(x: 30, y: 20), startRadius: 3, endRadius: 29))
        canvas(.pushClip(Path(roundedRect: CGRect(x: 10, y: 6, width: 70, height: 55), cornerRadius: 17), FillStyle()))
        canvas(.pushFilter(.shadow(color: .black, radius: 4, x: 2, y: 3)))
        canvas.fill(Path(roundedRect: CGRect(x: 20.4, y: 14.7, width: 41, height: 33), cornerRadius: 7), .white)
        canvas(.pop, .pushOpacity(0.7), .pushBlend(.multiply))
        canvas.fill(
            Path(ellipseIn: CGRect(x: 40, y: 30, width: 47, height: 33)),
            .angularGradient(rainbow, center: CGPoint(x: 60, y: 45), startAngle: 0.3, endAngle: 5))
        canvas.fill(60, 10, 9.5, 50.5, .red)
        canvas(.pop, .pop, .pop, .pushFilter(.blur(radius: 11, opaque: false)))
        canvas.fill(13, 40, 30, 18, .blue)
        canvas(.stroke(Path(ellipseIn: CGRect(x: 50, y: 5, width: 30, height: 30)), StrokeStyle(lineWidth: 3), .black))
        canvas(.pop)
        return canvas.list
    }

    @Test func `A picture drawn in strips has the bytes of one drawn whole`() throws {
        let whole = try Rasterizer().draw(mixture, scale: 2, background: .white)
        for height in [1, 7, 32] {
            var pixels = [UInt8](repeating: 1, count: whole.pixels.count)
            try pixels.withUnsafeMutableBytes { bytes in
                for top in stride(from: 0, to: whole.height, by: height) {
                    let strip = PixelRect(minX: 0, minY: top, maxX: whole.width, maxY: min(top + height, whole.height))
                    try Rasterizer().draw(
                        mixture, scale: 2, background: .white, area: strip,
                        into: bytes.baseAddress! + top * whole.bytesPerRow, bytesPerRow: whole.bytesPerRow)
                }
            }
            let differences = zip(pixels, whole.pixels).filter { $0 != $1 }.count
            #expect(differences == 0, "strips of \(height): \(differences) bytes differ")
        }
    }

    @Test func `A part of a picture has the bytes of the whole to within one level`() throws {
        let whole = try Rasterizer().draw(mixture, scale: 1, background: .white)
        let area = PixelRect(minX: 17, minY: 9, maxX: 60, maxY: 50)
        var pixels = [UInt8](repeating: 1, count: area.width * area.height * 4)
        try pixels.withUnsafeMutableBytes {
            try Rasterizer().draw(
                mixture, scale: 1, background: .white, area: area, into: $0.baseAddress!, bytesPerRow: area.width * 4)
        }
        for y in 0..<area.height {
            let start = ((area.minY + y) * whole.width + area.minX) * 4
            let row = pixels[(y * area.width * 4)..<((y + 1) * area.width * 4)]
            #expect(zip(row, whole.pixels[start...]).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        }
    }

    @Test func `Every thread draws the same bytes`() async throws {
        let list = mixture
        let expected = try Rasterizer().draw(list, scale: 2).pixels
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<16 {
                group.addTask { try Rasterizer().draw(list, scale: 2).pixels == expected }
            }
            for try await isEqual in group { #expect(isEqual) }
        }
    }

    @Test func `The bytes of a mixed picture are the recorded ones`() throws {
        // A change here changes the pictures of every user: look at the picture before recording it anew.
        let image = try Rasterizer().draw(mixture, scale: 1, background: .white)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in image.pixels { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        #expect(hash == 867_154_061_281_512_437)
    }

    @Test func `Layers that need too much memory are an error`() throws {
        var canvas = Canvas(4096, 4096)
        for _ in 0..<64 {
            canvas(.pushBlend(.multiply))
            canvas.fill(0, 0, 4096, 4096)
        }
        #expect(throws: RasterError.layersTooLarge) { try canvas.image() }
    }
}
