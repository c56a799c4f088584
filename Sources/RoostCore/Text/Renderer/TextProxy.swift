import CoreGraphics

/// A text that a `TextRenderer` sizes.
public struct TextProxy {
    let layout: (ProposedViewSize) -> TextLayout

    /// The size that the text takes for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }
}
