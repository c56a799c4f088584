import CoreGraphics
import Testing

@testable import RoostTesting

@Suite struct PictureDifferenceTests {
    @Test func `Equal pictures do not differ`() {
        let picture = CGImage.filled(4, 4, 10, 20, 30)
        let difference = PictureDifference(reference: picture, actual: picture, tolerance: 0)
        #expect(difference.count == 0)
    }

    @Test func `Black and white are at distance one`() {
        let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
        let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
        #expect(abs(OKLab.distance(black, white) - 1) < 0.001)
    }

    @Test func `One level of grey is below the perceptual tolerance`() {
        let difference = PictureDifference(
            reference: .filled(4, 4, 100, 100, 100), actual: .filled(4, 4, 101, 101, 101),
            tolerance: SnapshotTolerance.perceptual.color)
        #expect(difference.count == 0)
    }

    @Test func `One level of grey is above the exact tolerance`() {
        let difference = PictureDifference(
            reference: .filled(4, 4, 100, 100, 100), actual: .filled(4, 4, 101, 101, 101),
            tolerance: SnapshotTolerance.exact.color)
        #expect(difference.count == 16)
    }

    @Test func `Clear differs from white`() {
        let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
        let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
        #expect(OKLab.distance(clear, white) > 0.9)
    }

    @Test func `Changed pixels are counted and located`() {
        var pixels = CGImage.filled(10, 10, 255, 255, 255).pixels
        for x in 7..<10 { pixels[(2 * 10 + x) * 4] = 0 }
        let difference = PictureDifference(
            reference: .filled(10, 10, 255, 255, 255), actual: CGImage(width: 10, height: 10, pixels: pixels),
            tolerance: 0.02)
        #expect(difference.count == 3)
        #expect(difference.fraction == 0.03)
        #expect(difference.summary.contains("columns 7 and 9, rows 2 and 2"))
    }

    @Test func `Pictures of two sizes differ where only one has pixels`() {
        let difference = PictureDifference(
            reference: .filled(4, 4, 0, 0, 0), actual: .filled(4, 6, 0, 0, 0), tolerance: 0.02)
        #expect(difference.count == 8)
        #expect(difference.summary.contains("4 × 6 pixels, the reference 4 × 4"))
    }

    @Test func `The reference, the picture and their difference lie side by side`() {
        let picture = PictureDifference(
            reference: .filled(4, 4, 255, 255, 255), actual: .filled(4, 4, 0, 0, 0), tolerance: 0.02
        ).sideBySide
        #expect(picture.width == 3 * 4 + 4 * 8)
        #expect(picture.height == 4 + 2 * 8)
        let middle = (10 * picture.width) * 4
        #expect(Array(picture.pixels[(middle + 9 * 4)..<(middle + 9 * 4 + 3)]) == [255, 255, 255])
        #expect(Array(picture.pixels[(middle + 21 * 4)..<(middle + 21 * 4 + 3)]) == [0, 0, 0])
        #expect(Array(picture.pixels[(middle + 33 * 4)..<(middle + 33 * 4 + 3)]) == [230, 0, 60])
    }
}

extension CGImage {
    /// An opaque picture of one colour.
    static func filled(_ width: Int, _ height: Int, _ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CGImage {
        let pixel = [red, green, blue, 255]
        return CGImage(
            width: width, height: height, pixels: Array(repeatElement(pixel, count: width * height).joined()))
    }
}
