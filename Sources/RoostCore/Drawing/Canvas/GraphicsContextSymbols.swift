import CoreGraphics

extension GraphicsContext {
    /// A view for a canvas's drawing. Lengths are in points.
    public struct ResolvedSymbol {
        let element: LayoutID

        /// The view's ideal size.
        public let size: CGSize
    }

    /// The canvas's symbol with a tag; nil if none has it.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let tree = drawing.context.tree
        let container = drawing.context.canvasSymbols
        guard container.exists else { return nil }
        for layout in tree.children(of: container) {
            for element in tree.children(of: layout) where tree.traits(of: element).passing.tag?.stands(for: id) == true
            {
                return ResolvedSymbol(element: element, size: tree.localFrame(of: element).size)
            }
        }
        return nil
    }

    /// Draws a view in its ideal size, with its anchor at a point of the canvas.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = symbol.size
        draw(
            symbol,
            in: CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }

    /// Draws a view stretched over a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard rect.isFinite, size.width > 0, size.height > 0 else { return }
        let place = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        draw { target in
            target.group(.pushTransform(place), owner: drawing.owner) { $0.paintAlone(symbol.element) }
        }
    }
}

/// Lays out a canvas's symbols beside it, where only its drawing finds them.
nonisolated struct CanvasSymbolsModifier<Symbols: View>: LayeredModifier {
    typealias Body = Never
    var symbols: Symbols

    var layer: some View { CanvasSymbolsLayout { symbols } }
    var alignment: Alignment { .topLeading }
    var isBehind: Bool { true }
    var layerTakesHits: Bool { false }

    func paint(content: LayoutID, layer: LayoutID, _ context: inout PaintContext) {
        let outer = context.canvasSymbols
        context.canvasSymbols = layer
        context.paint(content)
        context.canvasSymbols = outer
    }
}

/// Places every view in its ideal size.
private struct CanvasSymbolsLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
}
