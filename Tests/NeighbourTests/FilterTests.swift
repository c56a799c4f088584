import CoreImage
import CoreImage.CIFilterBuiltins
import Testing
import UIKit

struct FilterTests {
    /// The bytes of a pixel of a picture, from the top left corner.
    private func pixel(_ image: CIImage, _ x: Int, _ y: Int, context: CIContext = CIContext()) throws -> [UInt8] {
        let picture = try #require(context.createCGImage(image, from: image.extent))
        let start = (y * picture.width + x) * 4
        return Array(picture.pixels[start..<start + 4])
    }

    private func plain(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1, side: CGFloat = 4)
        -> CIImage
    {
        CIImage(color: CIColor(red: red, green: green, blue: blue, alpha: alpha))
            .cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
    }

    @Test func `a colour keeps its numbers`() throws {
        for byte: UInt8 in [0, 1, 9, 26, 64, 128, 191, 254, 255] {
            let value = CGFloat(byte) / 255
            #expect(try pixel(plain(value, value, value), 0, 0) == [byte, byte, byte, 255])
        }
    }

    @Test func `a picture passes through unchanged`() throws {
        var bytes: [UInt8] = []
        for value in 0...255 { bytes += [UInt8(value), UInt8(255 - value), 128, 255] }
        let picture = CGImage(width: 16, height: 16, pixels: bytes)
        let image = CIImage(cgImage: picture)
        #expect(try #require(CIContext().createCGImage(image, from: image.extent)).pixels == bytes)
    }

    @Test func `half transparent red is premultiplied`() throws {
        #expect(try pixel(plain(1, 0, 0, alpha: 0.5), 0, 0) == [128, 0, 0, 128])
    }

    @Test func `no saturation leaves greys`() throws {
        let filter = CIFilter.colorControls()
        filter.inputImage = plain(1, 0, 0)
        filter.saturation = 0
        let color = try pixel(try #require(filter.outputImage), 0, 0)
        #expect(color[0] == color[1] && color[1] == color[2])
        // Red's share of light, 0.2126, in sRGB's number.
        #expect(color[0] == 127)
    }

    @Test func `inverting exchanges black and white`() throws {
        #expect(try pixel(plain(0, 0, 0).applyingFilter("CIColorInvert"), 0, 0) == [255, 255, 255, 255])
    }

    @Test func `a blur grows a picture and fades its edge`() throws {
        let blurred = plain(1, 1, 1, side: 40).applyingGaussianBlur(sigma: 4)
        #expect(blurred.extent == CGRect(x: -12, y: -12, width: 64, height: 64))
        #expect(try pixel(blurred, 32, 32) == [255, 255, 255, 255])
        // On the edge half of the curve is white.
        let edge = try pixel(blurred, 12, 32)[3]
        #expect((128...150).contains(edge))
    }

    @Test func `false colour tints a code`() throws {
        let code = CIFilter.qrCodeGenerator()
        code.message = Data("Hello".utf8)
        let filter = CIFilter.falseColor()
        filter.inputImage = code.outputImage
        filter.color0 = CIColor(red: 0, green: 0, blue: 1)
        filter.color1 = .clear
        let image = try #require(filter.outputImage)
        #expect(try pixel(image, 0, 0) == [0, 0, 0, 0])
        #expect(try pixel(image, 1, 1) == [0, 0, 255, 255])
    }

    @Test func `an area's average is one pixel`() throws {
        let half = plain(1, 0, 0, side: 2)
            .composited(over: plain(0, 0, 1, side: 2).transformed(by: CGAffineTransform(translationX: 2, y: 0)))
        let average = half.applyingFilter(
            "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: half.extent)])
        var bytes = [UInt8](repeating: 0, count: 4)
        let context = CIContext(options: [.workingColorSpace: NSNull()])
        context.render(
            average, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        #expect(bytes == [128, 0, 128, 255])
    }

    @Test func `pictures run up from the lower left corner`() throws {
        let lower = plain(1, 0, 0, side: 2).composited(over: plain(0, 0, 1, side: 4))
        #expect(try pixel(lower, 0, 3) == [255, 0, 0, 255])
        #expect(try pixel(lower, 0, 0) == [0, 0, 255, 255])
        let cut = lower.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try pixel(cut, 0, 0) == [255, 0, 0, 255])
    }

    @Test func `orientations turn a picture`() throws {
        // Red at the left, blue at the right.
        let picture = CGImage(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
        let turned = CIImage(cgImage: picture).oriented(.right)
        #expect(turned.extent == CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(try pixel(turned, 0, 0) == [255, 0, 0, 255])
        let image = UIImage(cgImage: picture, scale: 1, orientation: .right)
        #expect(image.cgImage?.pixels == [255, 0, 0, 255, 0, 0, 255, 255])
        #expect(image.size == CGSize(width: 1, height: 2))
        let mirrored = UIImage(cgImage: picture, scale: 1, orientation: .upMirrored)
        #expect(mirrored.cgImage?.pixels == [0, 0, 255, 255, 255, 0, 0, 255])
    }

    @Test func `every filter draws`() throws {
        let photo = plain(0.8, 0.5, 0.2, side: 24)
        for name in CIFilter.filterNames(inCategory: nil) {
            let filter = try #require(CIFilter(name: name))
            for key in [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey, kCIInputTargetImageKey]
            where filter.inputKeys.contains(key) { filter.setValue(photo, forKey: key) }
            if filter.inputKeys.contains("inputMessage") { filter.setValue(Data("A".utf8), forKey: "inputMessage") }
            let image = try #require(filter.outputImage, "\(name)")
            let part = image.cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
            #expect(CIContext().createCGImage(part, from: part.extent) != nil, "\(name)")
        }
    }

    @Test func `strange numbers do no harm`() throws {
        let photo = plain(0.8, 0.5, 0.2, side: 8)
        for name in CIFilter.filterNames(inCategory: nil) {
            for number in [Double.nan, .infinity, -1e300, 1e300, -1] {
                let filter = try #require(CIFilter(name: name))
                filter.setValue(photo, forKey: kCIInputImageKey)
                for key in filter.inputKeys where filter.value(forKey: key) is Double {
                    filter.setValue(number, forKey: key)
                }
                for key in filter.inputKeys where filter.value(forKey: key) is CIVector {
                    filter.setValue(CIVector(x: number, y: number, z: number, w: number), forKey: key)
                }
                if filter.inputKeys.contains("inputMessage") { filter.setValue(Data("A".utf8), forKey: "inputMessage") }
                guard let image = filter.outputImage else { continue }
                _ = CIContext().createCGImage(image, from: CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
    }

    @Test func `an unknown filter is nil, and an unknown input is ignored`() {
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
        let filter = CIFilter.sepiaTone()
        filter.setValue(1, forKey: "inputNoSuchKey")
        #expect(filter.value(forKey: "inputNoSuchKey") == nil)
        #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    }

    @Test func `a recipe without end cannot be drawn whole`() {
        #expect(CIContext().createCGImage(.red, from: CIImage.red.extent) == nil)
        #expect(UIImage(ciImage: .red).size == .zero)
    }
}
