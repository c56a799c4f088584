import CoreGraphics

/// One or more lines of text.
nonisolated public struct Text: LeafView {
    public typealias Body = Never
    let string: String

    public init<S: StringProtocol>(_ content: S) { string = String(content) }
    public init(verbatim content: String) { string = content }

    package func makeObject(in environment: EnvironmentValues) -> LayoutObject? {
        var style = ParagraphStyle()
        style.isRightToLeft = environment.layoutDirection == .rightToLeft
        style.idiom = environment.idiom
        style.displayScale = environment.displayScale
        var font = ResolvedFont(size: environment.idiom == .iOS ? 17 : 13)
        if environment.idiom == .iOS { font.leading = 1.713 }
        let text = StyledText(string: string, runs: [.init(length: string.utf8.count, font: font)])
        return environment.engines.text.map {
            TextLayoutObject($0.prepare(text, style: style), displayScale: environment.displayScale)
        }
    }

    package func rule(in environment: EnvironmentValues) -> LayoutRule { .fixed(width: 0, height: 0) }

    package func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        guard let object = context.tree.layoutObject(of: element) as? TextLayoutObject else { return }
        let frame = context.frame(of: element)
        let layout = object.layout(context.tree.placedProposal(of: element), size: frame.size)
        let ink: Float = environment.colorScheme == .light ? 0 : 1
        for fragment in layout.fragments {
            let origin = CGPoint(x: frame.minX + fragment.origin.x, y: frame.minY + fragment.origin.y)
            context.append(
                .glyphs(fragment.run, origin: origin, .color(Color.Resolved(red: ink, green: ink, blue: ink))),
                owner: owner)
        }
    }
}
