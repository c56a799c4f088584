import CoreGraphics
import Foundation
import RoostPreviewMessages
import SwiftUI

/// A preview's picture with the frames of an explanation: the explained view in blue, the views around it in grey, and
/// findings in red.
@MainActor
struct AnnotatedPicture: View {
    private let image: CGImage
    private let size: CGSize
    private let scale: CGFloat
    private let explanation: Explanation

    init(_ stage: PreviewStage, _ explanation: Explanation) throws {
        image = try stage.image()
        size = stage.size
        scale = stage.scale
        self.explanation = explanation
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            Image(decorative: image, scale: scale)
            ForEach(explanation.steps.indices, id: \.self) { index in
                let isLast = index == explanation.steps.count - 1
                outline(explanation.steps[index].frame, isLast ? .blue : .gray, width: isLast ? 2 : 1)
            }
            ForEach(explanation.findings.indices, id: \.self) { index in
                let finding = explanation.findings[index]
                // Around the explained view's own frame.
                outline(
                    finding.frame, .red, width: 1.5, outset: finding.frame == explanation.steps.last?.frame ? 2.5 : 0)
                Text(numbers(at: finding.frame)).font(.system(size: 9, weight: .bold)).foregroundStyle(.white)
                    .padding(.horizontal, 4)
                    .background(.red, in: .capsule)
                    .offset(x: finding.frame.x, y: max(0, finding.frame.y - 6))
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .clipped()
    }

    /// The numbers of the findings about one frame.
    private func numbers(at frame: RoostPreviewMessages.Frame) -> String {
        explanation.findings.indices.filter { explanation.findings[$0].frame == frame }.map { "\($0 + 1)" }
            .joined(separator: ", ")
    }

    private func outline(
        _ frame: RoostPreviewMessages.Frame, _ color: Color, width: CGFloat, outset: CGFloat = 0
    ) -> some View {
        Rectangle().stroke(color, lineWidth: width)
            .frame(width: max(0, frame.width) + 2 * outset, height: max(0, frame.height) + 2 * outset)
            .offset(x: frame.x - outset, y: frame.y - outset)
    }

    func png() throws -> Data {
        let renderer = ImageRenderer(content: self)
        renderer.scale = scale
        return try renderer.pngData()
    }
}
