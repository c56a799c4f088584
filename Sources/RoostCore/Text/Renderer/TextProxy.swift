import CoreGraphics

/// The text whose size a `TextRenderer` determines.
public struct TextProxy {
    let layout: (ProposedViewSize) -> TextLayout

    /// The size of the text for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }
}
