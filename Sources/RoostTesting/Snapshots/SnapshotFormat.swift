import CoreGraphics
import Foundation
import RoostComparison
import RoostRender
import SwiftUI

/// The subject of ``assertSnapshot(of:as:named:record:fileID:filePath:testName:line:column:)``: a picture, or the
/// layout as text.
public struct SnapshotFormat: Sendable {
    enum Kind: Sendable {
        case image(proposal: ProposedViewSize, scale: CGFloat, tolerance: SnapshotTolerance)
        case layout(proposal: ProposedViewSize?, window: CGSize, scale: CGFloat)

        var fileExtension: String {
            switch self {
            case .image: "png"
            case .layout: "txt"
            }
        }
    }

    let kind: Kind

    /// The view's picture at its ideal size, with two pixels per point.
    public static var image: SnapshotFormat { .image() }

    /// The view's picture.
    ///
    /// - Parameters:
    ///   - proposal: The size that the view is proposed, in points; nil for its ideal length on that axis.
    ///   - scale: Pixels per point.
    ///   - tolerance: The difference up to which two pictures count as the same.
    public static func image(
        proposal: ProposedViewSize = .unspecified, scale: CGFloat = 2, tolerance: SnapshotTolerance = .perceptual
    ) -> SnapshotFormat {
        SnapshotFormat(kind: .image(proposal: proposal, scale: scale, tolerance: tolerance))
    }

    /// The view's picture for a proposal of a size, in points.
    public static func image(
        size: CGSize, scale: CGFloat = 2, tolerance: SnapshotTolerance = .perceptual
    ) -> SnapshotFormat {
        .image(proposal: ProposedViewSize(size), scale: scale, tolerance: tolerance)
    }

    /// The layout as text: an indented tree of the views with their frames, at the ideal size.
    public static var layout: SnapshotFormat { .layout(proposal: .unspecified) }

    /// The layout as text, for a proposal.
    public static func layout(proposal: ProposedViewSize, scale: CGFloat = 2) -> SnapshotFormat {
        SnapshotFormat(kind: .layout(proposal: proposal, window: .zero, scale: scale))
    }

    /// The layout as text, as the root of a window of a size, in points.
    public static func layout(in window: CGSize, scale: CGFloat = 2) -> SnapshotFormat {
        SnapshotFormat(kind: .layout(proposal: nil, window: window, scale: scale))
    }
}

/// The difference up to which two pictures count as the same.
public struct SnapshotTolerance: Sendable {
    /// The most that two pixels may differ: CIE's difference of 1994, divided by 100. Black and white are 1 apart, and
    /// 0.02 is just noticeable: it is a perceptual precision of 0.98.
    public var color: Double
    /// The fraction of the pixels that may differ by more, 0…1.
    public var fraction: Double

    /// A tolerance of colours and, by default, of no pixel beyond it.
    public init(color: Double, fraction: Double = 0) {
        self.color = color
        self.fraction = fraction
    }

    /// All pixels are equal.
    public static let exact = SnapshotTolerance(color: 0)
    /// No pixel looks different.
    public static let perceptual = SnapshotTolerance(color: 0.02)
}

extension SnapshotFormat {
    /// The bytes of the reference file.
    func data(of view: some View) throws -> Data {
        switch kind {
        case .image(let proposal, let scale, _):
            let renderer = ImageRenderer(content: view)
            renderer.proposedSize = proposal
            renderer.scale = scale
            return try renderer.pngData()
        case .layout(let proposal?, _, let scale):
            let report = LayoutReport(of: view, proposal: proposal, displayScale: scale)
            return Data((report.tree + "\n").utf8)
        case .layout(nil, let window, let scale):
            let report = LayoutReport(of: view, in: window, displayScale: scale)
            return Data((report.tree + "\n").utf8)
        }
    }

    /// What differs; nil where the view matches.
    func difference(between reference: Data, and actual: Data, of file: SnapshotFile) throws -> SnapshotDifference? {
        if reference == actual { return nil }
        switch kind {
        case .image(_, let scale, let tolerance):
            let comparison: PictureComparison
            do {
                comparison = try PictureComparison(
                    reference: ImageDecoder.decode(reference), actual: ImageDecoder.decode(actual), scale: scale)
            } catch {
                throw SnapshotError.unreadable(file.url, error)
            }
            let limit = Float(tolerance.color * 100)
            guard !comparison.isWithin(tolerance) else { return nil }
            return try SnapshotDifference(
                message: comparison.sentence + "\n" + comparison.pixelSummary(beyond: limit),
                artifacts: [
                    SnapshotDifference.Artifact(
                        name: "difference", pathExtension: "png",
                        data: PNGEncoder().encode(comparison.sideBySide(beyond: limit)))
                ])
        case .layout:
            let lines = LineDifference.text(
                String(decoding: reference, as: UTF8.self), String(decoding: actual, as: UTF8.self))
            return SnapshotDifference(message: "The layout differs (- reference, + actual):\n" + lines)
        }
    }
}

extension PictureComparison {
    /// Whether few enough pixels look different.
    func isWithin(_ tolerance: SnapshotTolerance) -> Bool {
        let count = count(beyond: Float(tolerance.color * 100))
        return count == 0 || Double(count) <= tolerance.fraction * Double(max(pixelCount, 1))
    }
}
