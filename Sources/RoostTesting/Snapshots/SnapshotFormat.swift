import CoreGraphics
import Foundation
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
    /// The most that two pixels may differ: their distance in OKLab, where black and white are 1 apart and distances
    /// below about 0.02 are invisible.
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

    /// The message about a difference; nil where the view matches.
    func difference(between reference: Data, and actual: Data, of file: SnapshotFile) throws -> String? {
        if reference == actual { return nil }
        switch kind {
        case .image(_, _, let tolerance):
            let difference: PictureDifference
            do {
                difference = try PictureDifference(
                    reference: ImageDecoder.decode(reference), actual: ImageDecoder.decode(actual),
                    tolerance: tolerance.color)
            } catch {
                throw SnapshotError.unreadable(file.url, error)
            }
            guard difference.fraction > tolerance.fraction else { return nil }
            let picture = try file.writeDifference(PNGEncoder().encode(difference.sideBySide))
            return """
                \(difference.summary)
                reference | actual | difference: \(picture.path)
                reference: \(file.url.path)
                To accept the new picture, run the test with ROOST_RECORD_SNAPSHOTS=1.
                """
        case .layout:
            return """
                The layout differs (- reference, + actual):
                \(LineDifference.text(String(decoding: reference, as: UTF8.self), String(decoding: actual, as: UTF8.self)))
                reference: \(file.url.path)
                To accept the new layout, run the test with ROOST_RECORD_SNAPSHOTS=1.
                """
        }
    }
}
