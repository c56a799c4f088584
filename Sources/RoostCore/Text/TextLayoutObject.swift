import CoreGraphics

/// Text in the layout tree.
package final class TextLayoutObject: LayoutObject {
    private let text: any PreparedText
    /// The paint of each style run.
    let styles: [ResolvedText.RunStyle]
    /// The words and their fonts.
    let styled: StyledText
    private let displayScale: CGFloat
    /// The last drawn layout.
    private(set) var shown: TextLayout?

    /// The renderer of the text; nil draws it as it is.
    let renderer: (any TextRenderer)?

    init(
        _ text: any PreparedText, styled: StyledText, styles: [ResolvedText.RunStyle], displayScale: CGFloat,
        renderer: (any TextRenderer)?
    ) {
        self.text = text
        self.styled = styled
        self.styles = styles
        self.displayScale = displayScale
        self.renderer = renderer
    }

    /// The words.
    package var string: String { styled.string }

    /// The layout for a proposal.
    package func layout(_ proposal: ProposedViewSize) -> TextLayout {
        text.layout(width: proposal.width, height: proposal.height)
    }

    /// Takes another object's place in presentation.
    func follow(_ other: TextLayoutObject) { shown = other.shown }

    /// The layout to draw for a proposal now.
    func show(_ proposal: ProposedViewSize) -> TextLayout {
        let layout = layout(proposal)
        shown = layout
        return layout
    }

    override package func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        guard let renderer else { return layout(proposal.proposedViewSize).size }
        return renderer.sizeThatFits(proposal: proposal.proposedViewSize, text: TextProxy(layout: layout))
    }

    override package func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) -> Double? {
        switch key {
        case .firstTextBaseline: layout(proposal.proposedViewSize).firstBaseline
        case .lastTextBaseline: layout(proposal.proposedViewSize).lastBaseline
        case .labelIcon: layout(proposal.proposedViewSize).firstBaseline - text.firstMetrics.capHeight / 2
        case .firstTextLeading: 0
        default: nil
        }
    }

    override package func spacing(of element: LayoutID, in tree: LayoutTree) -> ViewSpacing {
        .text(first: text.firstMetrics, last: text.lastMetrics, displayScale: displayScale)
    }
}
