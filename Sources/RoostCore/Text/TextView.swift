import CoreGraphics

/// The layout and drawing of a text.
nonisolated extension Text: LeafView {
    public typealias Body = Never

    public static func _makeNode(_ view: Text, _ inputs: _NodeInputs) -> _ViewNodeOf<Text> { TextNode(view, inputs) }

    package func makeObject(in environment: EnvironmentValues) -> LayoutObject? {
        ResolvedText(self, in: environment).makeObject()
    }

    package func paints(in environment: EnvironmentValues) -> [Paint] {
        ResolvedText.paints(of: ResolvedText(self, in: environment).styles, in: environment)
    }

    /// Without an engine a text takes no space.
    package func rule(in environment: EnvironmentValues) -> LayoutRule { .fixed(width: 0, height: 0) }

    package func describe(
        _ element: LayoutID, in tree: LayoutTree, _ environment: EnvironmentValues,
        to attributes: inout AccessibilityAttributes
    ) -> Bool {
        let string: String
        if environment.isRedacted {
            var plain = environment
            plain.redactionReasons = []
            string = spoken(in: plain)
        } else {
            string = (tree.layoutObject(of: element) as? TextLayoutObject)?.string ?? spoken(in: environment)
        }
        guard !string.isEmpty else { return false }
        attributes.control = AccessibleControl(.text, label: string)
        return true
    }

    /// The text's words in an environment.
    package func spoken(in environment: EnvironmentValues) -> String {
        if case .verbatim(let words) = storage, environment.textCase == nil { return words }
        return ResolvedText(self, in: environment).styled.string
    }

    package func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        Self.paint(element, &context, environment, owner: owner)
    }

    /// Draws a text from its layout object.
    static func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        guard let object = context.tree.layoutObject(of: element) as? TextLayoutObject else { return }
        let layout = object.show(context.tree.placedProposal(of: element))
        if !environment.isRedacted, let renderer = object.renderer {
            let frame = context.pixelFrame(of: element)
            return paint(layout, of: object, by: renderer, in: frame, &context, environment, owner: owner)
        }
        let painter = TextPainter(
            layout: layout, styles: object.styles, frame: context.pixelFrame(of: element), environment: environment,
            owner: owner)
        if environment.isRedacted { painter.paintBars(&context) } else { painter.paint(&context) }
    }
}

extension ResolvedText {
    /// The paints of these styles, for a frame that is the unit square.
    static func paints(of styles: [RunStyle], in environment: EnvironmentValues) -> [Paint] {
        styles.map { ($0.foreground ?? AnyShapeStyle(ForegroundStyle())).unitPaint(in: environment) }
    }
}

extension Text {
    /// The parts of the text that depend on the time.
    private var clocks: [any TextSource] {
        switch storage {
        case .verbatim, .attributed, .image: []
        case .source(let source): source.source.tellsTime ? [source.source] : []
        case .concatenated(let pair): StackGuard.run { pair.value.first.clocks + pair.value.second.clocks }
        case .localized(let key, _, _):
            key.arguments.flatMap { argument -> [any TextSource] in
                if case .text(let text) = argument { text.clocks } else { [] }
            }
        }
    }

    var tellsTime: Bool { !clocks.isEmpty }

    /// The next time after a date at which the text changes by itself; nil for never.
    func nextChange(after now: Date) -> Date? { clocks.compactMap { $0.nextChange(after: now) }.min() }
}

extension EnvironmentValues {
    /// The time that texts tell; nil is the time of their resolution.
    @Entry var now: Date?
}

/// Draws a laid-out text: backgrounds, underlines, glyphs, strikethroughs.
package struct TextPainter {
    let layout: TextLayout
    let styles: [ResolvedText.RunStyle]
    /// The text's frame, its edges on pixels.
    let frame: CGRect
    let environment: EnvironmentValues
    let owner: NodeID
    /// The style of runs without one of their own; nil is the foreground style.
    let foreground: _ResolvedStyle?
    /// Whether baselines are aligned to pixels.
    let roundsBaselines: Bool

    @inline(__always)
    package init(
        layout: TextLayout, styles: [ResolvedText.RunStyle], frame: CGRect, environment: EnvironmentValues,
        owner: NodeID, foreground: _ResolvedStyle? = nil, roundsBaselines: Bool = true
    ) {
        self.layout = layout
        self.styles = styles
        self.frame = frame
        self.environment = environment
        self.owner = owner
        self.foreground = foreground
        self.roundsBaselines = roundsBaselines
    }

    package func paint(_ context: inout PaintContext) { paint(layout.contents, &context) }

    /// Draws a part of the text.
    package func paint(_ contents: TextLayout.Contents, _ context: inout PaintContext) {
        for decoration in contents.decorations where decoration.kind == .background {
            let background = styles[decoration.style].background.map { AnyShapeStyle($0) }
            let rect = context.roundedToPixels(decoration.rect.offsetBy(dx: frame.minX, dy: frame.minY))
            context.fill(Path(rect), with: resolve(background), owner: owner)
        }
        paintLines(.underline, of: contents, &context, style: \.underline)
        for fragment in contents.fragments {
            // Baselines are aligned to pixels; along the line glyphs keep their position.
            let exact = frame.minY + fragment.origin.y
            let baseline =
                roundsBaselines ? (exact * context.displayScale).rounded() / context.displayScale : exact
            let origin = CGPoint(x: frame.minX + fragment.origin.x, y: baseline)
            let resolved = resolve(styles[fragment.style].foreground)
            func draw(_ context: inout PaintContext) {
                context.draw(resolved, owner: owner) { .glyphs(fragment.run, origin: origin, $0) }
            }
            if let link = styles[fragment.style].link {
                let size = fragment.run.size
                let area = CGRect(x: origin.x, y: origin.y - size, width: fragment.run.width, height: size * 1.25)
                context.group(.pushLink(link, area), owner: owner) { draw(&$0) }
            } else {
                draw(&context)
            }
        }
        for attachment in contents.attachments {
            let style = styles[attachment.style]
            guard let inline = style.image else { continue }
            let rect = attachment.rect.offsetBy(dx: frame.minX, dy: frame.minY)
            inline.image.draw(
                inline.content, in: context.roundedToPixels(rect), &context, environment,
                style: resolve(style.foreground), owner: owner)
        }
        paintLines(.strikethrough, of: contents, &context, style: \.strikethrough)
    }

    /// Draws a bar for each line in place of its words.
    func paintBars(_ context: inout PaintContext) {
        let style = AnyShapeStyle(ForegroundStyle().opacity(0.16)).resolve(in: environment, bounds: frame)
        var bars: [(frame: CGRect, size: CGFloat)] = []
        for fragment in layout.fragments {
            let size = fragment.run.size
            let baseline = ((frame.minY + fragment.origin.y) * context.displayScale).rounded() / context.displayScale
            let bar = CGRect(
                x: frame.minX + fragment.origin.x, y: baseline - size * Self.barTop, width: fragment.run.width,
                height: size * (Self.barTop + Self.barBottom))
            if let last = bars.last, abs(last.frame.maxY - bar.maxY) < size {
                bars[bars.count - 1] = (last.frame.union(bar), max(last.size, size))
            } else {
                bars.append((bar, size))
            }
        }
        for bar in bars {
            let shape = Path(roundedRect: bar.frame, cornerRadius: bar.size * Self.barRadius, style: .continuous)
            context.fill(shape, with: style, owner: owner)
        }
    }

    /// The reach of a bar above and below the baseline, and the radius of its corners, in ems.
    private static let barTop: CGFloat = 0.692
    private static let barBottom: CGFloat = 0.0065
    private static let barRadius: CGFloat = 0.14

    func resolve(_ style: AnyShapeStyle?) -> _ResolvedStyle {
        if style == nil, let foreground { return foreground }
        guard let style else { return ForegroundStyle().resolve(in: environment, bounds: frame) }
        var inputs = _StyleInputs(environment: environment, bounds: frame)
        inputs.isOfText = true
        return style._resolveStyle(inputs)
    }

    /// An underline without the places of the letters that reach into it.
    private func pieces(of line: CGRect, _ contents: TextLayout.Contents, _ displayScale: CGFloat) -> [CGRect] {
        var gaps = UnderlineGaps(in: line)
        for fragment in contents.fragments {
            let exact = frame.minY + fragment.origin.y
            let baseline = roundsBaselines ? (exact * displayScale).rounded() / displayScale : exact
            // The line of text to which the underline belongs.
            guard baseline <= line.maxY, line.minY < baseline + fragment.run.size / 2 else { continue }
            gaps.makeWay(
                for: fragment.run, at: CGPoint(x: frame.minX + fragment.origin.x, y: baseline),
                displayScale: displayScale)
        }
        return gaps.pieces
    }

    private func paintLines(
        _ kind: TextLayout.Decoration.Kind, of contents: TextLayout.Contents, _ context: inout PaintContext,
        style: (ResolvedText.RunStyle) -> Text.LineStyle?
    ) {
        for decoration in contents.decorations where decoration.kind == kind {
            let run = styles[decoration.style]
            let line = style(run) ?? .single
            let resolved = resolve(line.color.map { AnyShapeStyle($0) } ?? run.foreground)
            let rect = context.roundedToPixels(decoration.rect.offsetBy(dx: frame.minX, dy: frame.minY))
            // Each piece of a line begins with a dash (read off a picture of iOS).
            for piece in kind == .underline ? pieces(of: rect, contents, context.displayScale) : [rect] {
                if line.pattern == .solid {
                    context.fill(Path(piece), with: resolved, owner: owner)
                    continue
                }
                var path = Path()
                path.move(to: CGPoint(x: piece.minX, y: piece.midY))
                path.addLine(to: CGPoint(x: piece.maxX, y: piece.midY))
                let dashes = line.pattern.dashes.map { $0 * piece.height }
                context.stroke(path, StrokeStyle(lineWidth: piece.height, dash: dashes), with: resolved, owner: owner)
            }
        }
    }
}
