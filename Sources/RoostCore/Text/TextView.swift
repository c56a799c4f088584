import CoreGraphics

/// How a text is laid out and drawn.
nonisolated extension Text: LeafView {
    public typealias Body = Never

    package func makeObject(in environment: EnvironmentValues) -> LayoutObject? {
        guard let engine = environment.engines.text else { return nil }
        let text = ResolvedText(self, in: environment)
        return TextLayoutObject(
            engine.prepare(text.styled, style: environment.paragraphStyle), styles: text.styles,
            displayScale: environment.displayScale)
    }

    /// A text without an engine to set it takes no room.
    package func rule(in environment: EnvironmentValues) -> LayoutRule { .fixed(width: 0, height: 0) }

    package func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        guard let object = context.tree.layoutObject(of: element) as? TextLayoutObject else { return }
        let frame = context.frame(of: element)
        let layout = object.layout(context.tree.placedProposal(of: element), size: frame.size)
        let ink: Float = environment.colorScheme == .light ? 0 : 1
        let foreground = Color.Resolved(red: ink, green: ink, blue: ink)
        func paint(_ color: Color?) -> Paint {
            guard case .resolved(let color)? = color?.provider else { return .color(foreground) }
            return .color(color)
        }
        func fill(_ kind: TextLayout.Decoration.Kind, _ color: (ResolvedText.RunStyle) -> Color?) {
            for decoration in layout.decorations where decoration.kind == kind {
                let rect = decoration.rect.offsetBy(dx: frame.minX, dy: frame.minY)
                context.append(
                    .fill(
                        Path(context.roundedToPixels(rect)), FillStyle(), paint(color(object.styles[decoration.style]))),
                    owner: owner)
            }
        }
        fill(.background, \.background)
        fill(.underline) { $0.underline ?? $0.foreground }
        for fragment in layout.fragments {
            let origin = CGPoint(x: frame.minX + fragment.origin.x, y: frame.minY + fragment.origin.y)
            let style = object.styles[fragment.style]
            context.append(.glyphs(fragment.run, origin: origin, paint(style.foreground)), owner: owner)
        }
        fill(.strikethrough) { $0.strikethrough ?? $0.foreground }
    }
}
