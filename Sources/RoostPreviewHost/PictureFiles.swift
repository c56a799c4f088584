import CoreGraphics
import Foundation
import RoostComparison
import RoostPreviewMessages
import RoostRender

/// Compares pictures in files.
enum PictureFiles {
    /// - Parameter scale: Pixels per point.
    /// - Throws: `HostFailure` where a file holds no picture.
    static func compare(_ reference: String, _ actual: String, scale: CGFloat, picture: String?) throws
        -> ComparisonSummary
    {
        let comparison = try PictureComparison(reference: image(reference), actual: image(actual), scale: scale)
        if let picture, !comparison.isEqual {
            try PNGEncoder().encode(comparison.sideBySide).write(to: URL(filePath: picture))
        }
        return ComparisonSummary(
            isEqual: comparison.isEqual, sentence: comparison.sentence, share: 1 - comparison.share(within: 0.98),
            picture: comparison.isEqual ? nil : picture)
    }

    private static func image(_ file: String) throws -> CGImage {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw HostFailure("There is no file \(file).")
        }
        do {
            return try ImageDecoder.decode(data)
        } catch {
            throw HostFailure("\(file) holds no picture: \(error)")
        }
    }
}
