import SnapshotTesting
import UIKit

/// What a strategy takes of a value.
func taken<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) -> Format {
    var result: Format?
    strategy.snapshot(value).run { result = $0 }
    return result!
}

/// A pixel's red, green, blue and opacity.
func color(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image = image.cgImage else { return [] }
    return Array(image.pixels[((y * image.width + x) * 4)..<((y * image.width + x) * 4 + 4)])
}
