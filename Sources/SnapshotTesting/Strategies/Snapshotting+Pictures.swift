import CoreGraphics
import RoostComparison
import RoostRender
import RoostTesting
import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// A picture, whose pixels must be equal.
    public static var image: Snapshotting { .image() }

    /// A picture.
    /// - Parameters:
    ///   - precision: The share of the pixels that must match, 0 … 1.
    ///   - perceptualPrecision: How well a pixel must match; 0.98 allows what is just noticeable.
    ///   - scale: Pixels per point of reference files; nil or 0 for three.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Diffing where Value == UIImage {
    /// Compares pictures, whose pixels must be equal.
    public static var image: Diffing { .image() }

    /// Compares pictures.
    ///
    /// With a perceptual precision below 1, `precision` is the share of the pixels whose colours differ by at most
    /// (1 − `perceptualPrecision`) × 100 in CIE's difference of 1994. Without it, `precision` is the share of the bytes
    /// that are equal.
    /// - Parameters:
    ///   - precision: The share that must match, 0 … 1.
    ///   - perceptualPrecision: How well a pixel must match; 0.98 allows what is just noticeable.
    ///   - scale: Pixels per point of reference files; nil or 0 for three.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        let scale = scale.flatMap { $0 > 0 ? $0 : nil }
        return Diffing(
            toData: { $0.pngData() ?? PictureRule.nothing },
            fromData: { UIImage(data: $0, scale: scale ?? 3) ?? UIImage() }
        ) { old, new in
            let rule = PictureRule(precision: precision, perceptualPrecision: perceptualPrecision)
            guard let message = rule.difference(old, new) else { return nil }
            return (message.text, message.attachments)
        }
    }
}

/// When two pictures count as the same, and what is said where they do not.
struct PictureRule {
    let precision: Float
    let perceptualPrecision: Float

    /// A file for a picture without pixels.
    static let nothing = (try? PNGEncoder().encode(CGImage(width: 1, height: 1, pixels: [255, 0, 0, 255]))) ?? Data()

    func difference(_ old: UIImage, _ new: UIImage) -> (text: String, attachments: [XCTAttachment])? {
        guard let reference = old.cgImage else { return ("The reference is no picture that can be read.", []) }
        guard let actual = new.cgImage else {
            return ("There is no picture: the view's size is zero. Give it a size in the test.", [])
        }
        if actual.width == reference.width, actual.height == reference.height {
            if actual.pixels == reference.pixels { return nil }
            // Files hold plain colours, pictures in memory premultiplied ones.
            if let written = new.pngData().flatMap({ UIImage(data: $0)?.cgImage }), written.pixels == reference.pixels {
                return nil
            }
        }
        let comparison = PictureComparison(
            reference: reference, actual: actual, scale: new.scale, legend: SnapshotRun.current?.legend ?? [])
        guard let failure = failure(of: comparison) else { return nil }
        var limit = max((1 - perceptualPrecision) * 100, 0)
        if comparison.count(beyond: limit) == 0 { limit = 0 }
        var difference = XCTAttachment(
            data: (try? PNGEncoder().encode(comparison.sideBySide(beyond: limit))) ?? Data(),
            uniformTypeIdentifier: "public.png")
        difference.name = "difference"
        let lines = [
            comparison.sentence, failure, comparison.hasEqualSize ? comparison.pixelSummary(beyond: limit) : "",
        ]
        return (lines.filter { !$0.isEmpty }.joined(separator: "\n"), [difference])
    }

    /// Why two pictures that are not equal do not match; nil where they do.
    private func failure(of comparison: PictureComparison) -> String? {
        guard comparison.hasEqualSize else {
            let (new, old) = (comparison.actual, comparison.reference)
            return "The picture is \(new.width) × \(new.height) pixels, the reference \(old.width) × \(old.height)."
        }
        if perceptualPrecision >= 1, precision >= 1 { return "All pixels must be equal." }
        if perceptualPrecision < 1 {
            let share = Float(comparison.share(within: Double(perceptualPrecision)))
            guard share < precision else { return nil }
            return "\(share) of the pixels match within a perceptual precision of \(perceptualPrecision); "
                + "\(precision) must."
        }
        let (old, new) = (comparison.reference.pixels, comparison.actual.pixels)
        var count = 0
        var index = 0
        while index < old.count {
            if old[index] != new[index] { count += 1 }
            index += 1
        }
        guard count > Int((1 - precision) * Float(old.count)) else { return nil }
        return "\(1 - Float(count) / Float(old.count)) of the bytes are equal; \(precision) must be."
    }
}
