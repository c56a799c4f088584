import CoreGraphics
import Testing

@testable import RoostComparison

@Suite struct PixelComparisonTests {
    @Test func `Equal pictures do not differ`() {
        let picture = CGImage.filled(4, 4, 10, 20, 30)
        let comparison = PictureComparison(reference: picture, actual: picture)
        #expect(comparison.isEqual && comparison.count(beyond: 0) == 0)
    }

    @Test func `Black and white are 100 apart`() {
        let black = PicturePixel(red: 0, green: 0, blue: 0, alpha: 255)
        let white = PicturePixel(red: 255, green: 255, blue: 255, alpha: 255)
        #expect(abs(LabColor.difference(black, white) - 100) < 0.01)
    }

    @Test func `One level of grey is not noticeable`() {
        let comparison = PictureComparison(
            reference: .filled(4, 4, 100, 100, 100), actual: .filled(4, 4, 101, 101, 101))
        #expect(comparison.count(beyond: 2) == 0)
        #expect(comparison.share(within: 0.98) == 1)
    }

    @Test func `One level of grey is a difference`() {
        let comparison = PictureComparison(
            reference: .filled(4, 4, 100, 100, 100), actual: .filled(4, 4, 101, 101, 101))
        #expect(comparison.count(beyond: 0) == 16)
        #expect(comparison.share(within: 1) == 0)
    }

    @Test func `Clear differs from white`() {
        let clear = PicturePixel(red: 0, green: 0, blue: 0, alpha: 0)
        let white = PicturePixel(red: 255, green: 255, blue: 255, alpha: 255)
        #expect(LabColor.difference(clear, white) > 90)
    }

    @Test func `Changed pixels are counted and located`() {
        var pixels = CGImage.filled(10, 10, 255, 255, 255).pixels
        for x in 7..<10 { pixels[(2 * 10 + x) * 4] = 0 }
        let comparison = PictureComparison(
            reference: .filled(10, 10, 255, 255, 255), actual: CGImage(width: 10, height: 10, pixels: pixels))
        #expect(comparison.count(beyond: 2) == 3)
        #expect(comparison.share(within: 0.98) == 0.97)
        #expect(comparison.pixelSummary(beyond: 2).contains("columns 7 and 9, rows 2 and 2"))
    }

    @Test func `Pictures of two sizes differ where only one has pixels`() {
        let comparison = PictureComparison(reference: .filled(4, 4, 0, 0, 0), actual: .filled(4, 6, 0, 0, 0))
        #expect(comparison.count(beyond: 2) == 8)
        #expect(comparison.pixelSummary(beyond: 2).contains("4 × 6 pixels, the reference 4 × 4"))
    }

    @Test func `The reference, the picture and their difference lie side by side`() {
        let picture = PictureComparison(reference: .filled(4, 4, 255, 255, 255), actual: .filled(4, 4, 0, 0, 0))
            .sideBySide
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
