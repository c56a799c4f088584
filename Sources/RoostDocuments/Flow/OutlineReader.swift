import CoreGraphics
@_spi(Engine) import RoostCore

/// Finds the pieces of a laid out block.
///
/// Everything that must not be cut is a span from top to bottom: a leaf, a row of views side by side, two lines of a
/// text. Spans that overlap are one piece. A second, finer set of spans (single lines, the parts of rows) serves pieces
/// that are higher than a page.
struct OutlineReader {
    private let tree: LayoutTree
    /// Whether the texts say all that there is to say.
    private let isPlain: Bool
    private let accessibility: NodeMap<ElementMeaning>
    private var spans: [ClosedRange<CGFloat>] = []
    private var fineSpans: [ClosedRange<CGFloat>] = []
    private var wishes: [(wishes: PageWishes, span: ClosedRange<CGFloat>)] = []
    private var outline = FlowOutline()
    private var meaning: BlockMeaning?

    init(graph: ViewGraph, isTagged: Bool) {
        tree = graph.layout
        var meanings = NodeMap<ElementMeaning>()
        isPlain = graph.layout.readsAsDrawn
        if !isPlain { Self.collect(graph.accessibilityNodes(), &meanings) }
        accessibility = meanings
        // Enough for a row, without growing step by step.
        fineSpans.reserveCapacity(4)
        if isTagged { meaning = BlockMeaning(readsAsDrawn: isPlain) }
    }

    private static func collect(_ nodes: [AccessibilityNode], _ meanings: inout NodeMap<ElementMeaning>) {
        for node in nodes {
            collect(node.children, &meanings)
            // The elements of one view node have the same id; the first one counts.
            if meanings[node.id] == nil { meanings.set(ElementMeaning(of: node), of: node.id) }
        }
    }

    mutating func read(height: CGFloat) -> FlowOutline {
        visit(tree.root, at: 0, isWhole: false)
        makePieces(height: height)
        outline.meaning = meaning
        return outline
    }

    // MARK: Elements

    /// - Parameter isWhole: Whether something around the element keeps it together, so that it adds no span of its own.
    private mutating func visit(_ element: LayoutID, at parentY: CGFloat, isWhole: Bool) {
        guard tree.isPlaced(element) else { return }
        let frame = tree.localFrame(of: element)
        let span = (parentY + frame.minY)...(parentY + max(frame.minY, frame.maxY))
        var isWhole = isWhole
        if var wish = tree.trait(PageWishesKey.self, of: element) {
            // The modifiers around a view carry its wishes too; its notes are wanted once.
            if isCarried(above: element) { wish.footnotes = [] }
            wishes.append((wish, span))
            if wish.keepsTogether, !isWhole {
                spans.append(span)
                isWhole = true
            }
        }
        let owner = tree.owner(of: element)
        let node = isPlain ? nil : owner.flatMap { accessibility[$0.id] }
        if let node, node.role == .heading { noteHeading(node, span) }
        let opened = meaning?.enter(element, owner, node, in: tree) ?? false
        visitContent(of: element, span, isWhole: isWhole)
        if opened { meaning?.leave() }
    }

    /// Whether the element around this one is a modifier that carries the same wishes.
    private func isCarried(above element: LayoutID) -> Bool {
        let parent = tree.parent(of: element)
        guard parent.exists, tree.trait(PageWishesKey.self, of: parent) != nil else { return false }
        switch tree.rule(of: parent) {
        case .stack, .zstack: return false
        default: return true
        }
    }

    private mutating func noteHeading(_ node: ElementMeaning, _ span: ClosedRange<CGFloat>) {
        // A wrapper and its content may have the same node.
        let heading = FlowOutline.Heading(title: node.label, level: max(node.headingLevel, 1))
        if let last = outline.headings.last, last.heading == heading, last.y == span.lowerBound { return }
        outline.headings.append((heading, span.lowerBound))
        wishes.append((PageWishes(keepsWithNext: true), span))
    }

    private mutating func visitContent(of element: LayoutID, _ span: ClosedRange<CGFloat>, isWhole: Bool) {
        let y = span.lowerBound
        switch tree.rule(of: element) {
        case .fixed, .flexible, .square, .divider: addSolid(span, isWhole: isWhole)
        case .spacer: break
        case .stack(.vertical, _, _), .passthrough, .frame, .flexibleFrame, .padding, .offset, .position, .aspectRatio,
            .fixedSize:
            visitChildren(of: element, at: y, isWhole: isWhole)
        case .layered(_, let secondIsBehind):
            let content = tree.firstChild(of: element)
            guard content.exists else { return }
            visit(content, at: y, isWhole: isWhole)
            // The layer follows the content over the pages; only its meaning counts.
            if meaning != nil, !secondIsBehind { readMeaning(from: tree.nextSibling(of: content), at: y) }
        case .stack, .zstack:
            visitRow(element, span, isWhole: isWhole)
        case .object: visitObject(element, span, isWhole: isWhole)
        }
    }

    private mutating func visitChildren(of element: LayoutID, at y: CGFloat, isWhole: Bool) {
        var child = tree.firstChild(of: element)
        while child.exists {
            visit(child, at: y, isWhole: isWhole)
            child = tree.nextSibling(of: child)
        }
    }

    private func hasSeveralChildren(_ element: LayoutID) -> Bool {
        let first = tree.firstChild(of: element)
        return first.exists && tree.nextSibling(of: first).exists
    }

    /// Views side by side stay together, unless they are higher than a page.
    private mutating func visitRow(_ element: LayoutID, _ span: ClosedRange<CGFloat>, isWhole: Bool) {
        let isSingle = !hasSeveralChildren(element)
        if !isSingle, !isWhole { spans.append(span) }
        visitChildren(of: element, at: span.lowerBound, isWhole: isWhole || !isSingle)
    }

    private mutating func visitObject(_ element: LayoutID, _ span: ClosedRange<CGFloat>, isWhole: Bool) {
        let object = tree.layoutObject(of: element)
        if let text = object as? TextLayoutObject {
            return addLines(of: text.layout(tree.placedProposal(of: element)), span, isWhole: isWhole)
        }
        var child = tree.firstChild(of: element)
        if !child.exists { return addSolid(span, isWhole: isWhole) }
        let isColumn =
            !hasSeveralChildren(element) || object?.stackAxis == .vertical || object is LazyContainerObject
            || object?.isModifier == true
        while child.exists {
            if !isColumn, !isWhole, tree.isPlaced(child) {
                let frame = tree.localFrame(of: child)
                let y = span.lowerBound + frame.minY
                spans.append(y...(y + frame.height))
            }
            visit(child, at: span.lowerBound, isWhole: isWhole || !isColumn)
            child = tree.nextSibling(of: child)
        }
    }

    private mutating func readMeaning(from layer: LayoutID, at y: CGFloat) {
        let (known, knownFine) = (spans, fineSpans)
        var layer = layer
        while layer.exists {
            visit(layer, at: y, isWhole: true)
            layer = tree.nextSibling(of: layer)
        }
        (spans, fineSpans) = (known, knownFine)
    }

    private mutating func addSolid(_ span: ClosedRange<CGFloat>, isWhole: Bool) {
        guard span.upperBound > span.lowerBound else { return }
        if !isWhole { spans.append(span) }
        fineSpans.append(span)
    }

    /// Texts break between lines; the first two lines stay together, and so do the last two.
    private mutating func addLines(of layout: TextLayout, _ span: ClosedRange<CGFloat>, isWhole: Bool) {
        // Most texts have one line.
        if layout.lineCount <= 1 { return addSolid(span, isWhole: isWhole) }
        let edges = lineEdges(of: layout, height: span.upperBound - span.lowerBound).map { span.lowerBound + $0 }
        let count = edges.count - 1
        guard count > 0 else { return }
        for line in 0..<count { fineSpans.append(edges[line]...edges[line + 1]) }
        guard !isWhole else { return }
        if count < 4 { return spans.append(edges[0]...edges[count]) }
        spans.append(edges[0]...edges[2])
        for line in 2..<(count - 2) { spans.append(edges[line]...edges[line + 1]) }
        spans.append(edges[count - 2]...edges[count])
    }

    /// The tops of the lines, and the bottom of the last one.
    ///
    /// A line is as high above its baseline as the first one, by the sizes of their fonts: at the top of a page it then
    /// stands where a text's first line stands, and the distance from the line before is dropped, as it is between views.
    private func lineEdges(of layout: TextLayout, height: CGFloat) -> [CGFloat] {
        let count = layout.lineCount
        var lines: [(baseline: CGFloat, size: CGFloat)] = []
        for fragment in layout.fragments.sorted(by: { $0.origin.y < $1.origin.y }) {
            if let last = lines.last, fragment.origin.y - last.baseline <= 0.5 {
                lines[lines.count - 1].size = max(last.size, fragment.run.size)
            } else {
                lines.append((fragment.origin.y, fragment.run.size))
            }
        }
        // Raised parts and empty lines have no baselines to go by; then all lines count as equally high.
        guard lines.count == count, let first = lines.first, first.size > 0 else {
            return (0...count).map { height * CGFloat($0) / CGFloat(count) }
        }
        let inner = zip(lines, lines.dropFirst()).map { line, next in
            max(next.baseline - first.baseline * next.size / first.size, line.baseline)
        }
        return [0] + inner + [height]
    }

    // MARK: Pieces

    private mutating func makePieces(height: CGFloat) {
        var pieces: [FlowPiece] = []
        for span in Self.joined(spans) {
            pieces.append(FlowPiece(minY: max(span.lowerBound, 0), maxY: min(span.upperBound, height)))
        }
        pieces.removeAll { $0.maxY < $0.minY }
        if pieces.isEmpty { pieces = [FlowPiece(minY: 0, maxY: height)] }
        pieces[0].minY = 0
        pieces[pieces.count - 1].maxY = max(height, pieces[pieces.count - 1].maxY)
        var fine = Self.joined(fineSpans)[...]
        for index in pieces.indices {
            var end = pieces[index].minY
            while let span = fine.first, span.lowerBound < pieces[index].maxY {
                if span.lowerBound > pieces[index].minY {
                    pieces[index].gaps.append(min(end, span.lowerBound)...span.lowerBound)
                }
                end = span.upperBound
                fine.removeFirst()
            }
        }
        for (wish, span) in wishes { apply(wish, span, to: &pieces) }
        outline.pieces = pieces
    }

    private func apply(_ wish: PageWishes, _ span: ClosedRange<CGFloat>, to pieces: inout [FlowPiece]) {
        guard let first = pieces.firstIndex(where: { $0.maxY > span.lowerBound + 0.01 }) ?? pieces.indices.last,
            let last = pieces.lastIndex(where: { $0.minY < span.upperBound - 0.01 }), last >= first
        else { return }
        if wish.keepsWithNext { pieces[last].keepsWithNext = true }
        if wish.breaksBefore { pieces[first].breaksBefore = true }
        if wish.breaksAfter { pieces[last].breaksAfter = true }
        pieces[first].footnotes += wish.footnotes
    }

    /// The spans from top to bottom, with those that overlap made one.
    private static func joined(_ spans: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
        if spans.count < 2 { return spans }
        var joined: [ClosedRange<CGFloat>] = []
        for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, span.lowerBound < last.upperBound - 0.01 {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
            } else {
                joined.append(span)
            }
        }
        return joined
    }
}
