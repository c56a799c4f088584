import CoreGraphics
import Foundation

@testable import RoostRender

/// Files of pictures: PNG, JPEG, WebP and GIF. Those that can be read are written as PNG.
struct ImageFuzzer: Fuzzer {
    func run(_ input: FuzzInput) {
        guard let image = try? ImageDecoder.decode(Data(input.bytes)) else { return }
        expect(
            image.pixels.count == image.width * image.height * 4,
            "\(image.width) × \(image.height) pixels are not all there")
        // Large pictures take time and find nothing new.
        guard image.width * image.height <= 1 << 16 else { return }
        _ = try? PNGEncoder().encode(image)
    }
}
