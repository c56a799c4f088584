import CoreGraphics

/// The layout and drawing of an image.
nonisolated extension Image: LeafView {
    public typealias Body = Never

    package func makeObject(in environment: EnvironmentValues) -> LayoutObject? {
        content(in: environment).map { content in
            let metrics = textMetrics(of: content, environment)
            // Among texts, a symbol is spaced like a text (`stk-S.9`).
            let spacing = metrics.map { ViewSpacing.text(first: $0, last: $0, displayScale: environment.displayScale) }
            return ImageLayoutObject(
                content, resizing, spacing: spacing ?? ViewSpacing(), capHeight: metrics.map { Double($0.capHeight) })
        }
    }

    /// The metrics of a symbol's font; nil for other pictures, and where the symbol is resized.
    private func textMetrics(of content: ImageContent, _ environment: EnvironmentValues) -> FontMetrics? {
        guard case .symbol = content, resizing == nil else { return nil }
        return environment.engines.text?.metrics(
            of: environment.resolvedFont, idiom: environment.idiom, displayScale: environment.displayScale)
    }

    /// A missing picture has no size (case `web-img1`). A resizable one fills its proposal, and is a square where it is
    /// fitted (seen in a picture of iOS); the length of its ideal sides is a guess.
    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        resizing == nil ? .fixed(width: 0, height: 0) : .flexible(idealWidth: 10, idealHeight: 10)
    }

    package func describe(
        _ element: LayoutID, in tree: LayoutTree, _ environment: EnvironmentValues,
        to attributes: inout AccessibilityAttributes
    ) -> Bool {
        guard !isDecorative else { return false }
        attributes.control = AccessibleControl(.image, label: spokenLabel(in: environment))
        return true
    }

    private func spokenLabel(in environment: EnvironmentValues) -> String {
        if let label { return label.spoken(in: environment) }
        switch source {
        case .named(let name, _): return name
        case .symbol(let name): return SymbolNames.spoken(name)
        case .picture, .vector: return ""
        }
    }

    package func paints(in environment: EnvironmentValues) -> [Paint] {
        [ForegroundStyle().unitPaint(in: environment)]
    }

    package func drawsEachFrame(in environment: EnvironmentValues) -> Bool { environment.symbolEffects != nil }

    package func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        guard let object = context.tree.layoutObject(of: element) as? ImageLayoutObject else { return }
        let frame = context.pixelFrame(of: element)
        if environment.isRedacted {
            let style = AnyShapeStyle(ForegroundStyle().opacity(0.16)).resolve(in: environment, bounds: frame)
            return context.fill(Path(frame), with: style, owner: owner)
        }
        guard case .symbol = object.content, let look = environment.symbolEffects?.combined, look != .plain else {
            return draw(object.content, in: frame, &context, environment, owner: owner)
        }
        look.draw(in: frame, &context, owner: owner) {
            draw(object.content, in: frame, &$0, environment, owner: owner)
        }
    }

    func draw(
        _ content: ImageContent, in rect: CGRect, _ context: inout PaintContext, _ environment: EnvironmentValues,
        style: _ResolvedStyle? = nil, owner: NodeID
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        let given = style
        let style = style ?? ForegroundStyle().resolve(in: environment, bounds: rect)
        switch content {
        case .symbol(let outline):
            guard let place = outline.place(in: rect, fillingInk: resizing?.fillsInk == true) else { return }
            let rule = FillStyle(eoFill: outline.isEvenOdd)
            let styles = given == nil ? styles(of: outline, style, in: environment, rect) : []
            guard !styles.isEmpty else {
                return context.fill(outline.path.applying(place), rule, with: style, owner: owner)
            }
            for (layer, own) in zip(outline.layers, styles) {
                context.fill(layer.path.applying(place), rule, with: own ?? style, owner: owner)
            }
            if let badge = outline.badge, styles.count > outline.layers.count, let sign = styles[outline.layers.count] {
                context.fill(badge.sign.applying(place), rule, with: sign, owner: owner)
            }
        case .vector(let picture, let isTemplate):
            draw(picture, isTemplate: isTemplate, in: rect, &context, environment, style: style, owner: owner)
        case .picture(let image, let scale, let isTemplate):
            let pieces = pieces(of: image, scale: scale, in: rect)
            for piece in pieces {
                if isTemplate, piece.tileSize != nil {
                    context.append(.beginMask, owner: owner)
                    context.append(piece.item(tint: nil), owner: owner)
                    context.append(.maskContent, owner: owner)
                    context.fill(Path(piece.rect), with: style, owner: owner)
                    context.append(.pop, owner: owner)
                } else if isTemplate {
                    context.draw(style, owner: owner) { piece.item(tint: $0) }
                } else {
                    context.append(piece.item(tint: nil), owner: owner)
                }
            }
        }
    }
}

nonisolated extension Image {
    /// The styles of a symbol's layers, from back to front, if they differ, and behind them that of a badge's sign; nil
    /// for the usual style. An original of a symbol is the one of many colours.
    private func styles(
        of outline: SymbolOutline, _ style: _ResolvedStyle, in environment: EnvironmentValues, _ bounds: CGRect
    ) -> [_ResolvedStyle?] {
        let layers = outline.layers
        guard !layers.isEmpty else { return [] }
        let mode =
            symbolRenderingMode ?? (templateMode == .original ? .multicolor : nil) ?? environment.symbolRenderingMode
        let set: SymbolRenderingMode? = environment.foregroundStyles.count > 1 ? .palette : nil
        switch (mode ?? set)?.mode {
        case .hierarchical:
            // Shades of the first style, whatever the others are. A shape behind a sign is of the last one.
            let shades = outline.isFrontOnBack ? [1, 0.25] : [1, 0.5, 0.25]
            return layers.map { style.multipliedOpacity(by: shades[min($0.level, shades.count - 1)]) }
        case .palette:
            return layers.map { layer in
                let levels: [HierarchicalShapeStyle?] = [nil, .secondary, .tertiary]
                return levels[min(layer.level, 2)]?.resolve(in: environment, bounds: bounds)
            }
        case .multicolor:
            var styles = layers.map { $0.color.map { Self.color($0).resolve(in: environment, bounds: bounds) } }
            let white = Color.white.resolve(in: environment, bounds: bounds)
            if let badge = outline.badge {
                styles[layers.count - 1] = Self.color(badge.color).resolve(in: environment, bounds: bounds)
                styles.append(white)
            } else if outline.isFrontOnBack {
                styles[layers.count - 1] = white
            }
            return styles.contains { $0 != nil } ? styles : []
        case .monochrome, nil: return []
        }
    }
}

nonisolated extension Image {
    private static func color(_ color: SymbolOutline.Color) -> Color {
        switch color {
        case .green: .green
        case .red: .red
        case .yellow: .yellow
        case .gray: .gray
        case .white: .white
        case .cyan: .cyan
        }
    }
}

/// An image in the layout tree.
final class ImageLayoutObject: LayoutObject {
    let content: ImageContent
    private let resizing: Image.Resizing?
    private let spacing: ViewSpacing
    /// The height of capitals in a symbol's font, in points; nil for what does not stand in a line of text.
    private let capHeight: Double?

    init(_ content: ImageContent, _ resizing: Image.Resizing?, spacing: ViewSpacing, capHeight: Double?) {
        self.content = content
        self.resizing = resizing
        self.spacing = spacing
        self.capHeight = capHeight
    }

    override func spacing(of element: LayoutID, in tree: LayoutTree) -> ViewSpacing { spacing }

    override func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        guard let resizing else { return content.size }
        let own = content.size(resizing)
        let proposal = proposal.proposedViewSize
        return CGSize(
            width: proposal.width.map { max(0, $0) } ?? own.width,
            height: proposal.height.map { max(0, $0) } ?? own.height)
    }

    /// A symbol stands on the baseline of the text beside it.
    override func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) -> Double? {
        guard case .symbol(let outline) = content,
            let place = outline.place(in: CGRect(origin: .zero, size: size), fillingInk: resizing?.fillsInk == true)
        else { return nil }
        switch key {
        // The outline's baseline is at 0.
        case .firstTextBaseline, .lastTextBaseline: return Double(place.ty)
        case .labelIcon: return capHeight.map { Double(place.ty) - $0 / 2 }
        default: return nil
        }
    }
}
