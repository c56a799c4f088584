import CoreGraphics
import Foundation

@testable import RoostRender

/// Animations of strange sizes, times and pixels; the written files can be read.
struct GIFWriterFuzzer: Fuzzer {
    func run(_ input: FuzzInput) {
        var input = input
        let (width, height) = (1 + input.choice(40), 1 + input.choice(40))
        guard
            var encoder = try? GIFEncoder(
                width: width, height: height, loopCount: Int(clamping: Int64(input.byte()) - 2))
        else { return }
        var hasFrames = false
        for _ in 0...input.choice(6) {
            let pattern = Array(input.bytes(16))
            var state = UInt8(truncatingIfNeeded: pattern.count)
            let step = input.byte()
            let pixels = (0..<width * height * 4).map { place -> UInt8 in
                state = state &* 31 &+ step &+ (pattern.isEmpty ? 0 : pattern[place % pattern.count])
                return place % 4 == 3 ? 255 : state
            }
            let image = CGImage(width: width, height: height, pixels: pixels)
            if (try? encoder.add(image, duration: input.number())) != nil { hasFrames = true }
        }
        guard let data = try? encoder.finish() else {
            return expect(!hasFrames, "a file with frames cannot be written")
        }
        do {
            let first = try ImageDecoder.decode(data)
            expect(first.width == width && first.height == height, "the file has another size")
        } catch {
            fatalError("what was written cannot be read: \(error)")
        }
    }
}
