import CoreGraphics

/// Painting: walks the placed elements and builds the display list.
///
/// Coordinates are the picture's. Painting rounds an element's frame to pixels edge by edge, so that neighbours never
/// leave a gap (Rules.md, Pixels).
@_spi(Engine) public struct PaintContext {
    package let tree: LayoutTree
    package private(set) var list: DisplayList
    /// Pixels per point.
    package let displayScale: CGFloat
    /// The current element's origin, not rounded.
    private var origin: CGPoint
    /// The difference between the current element's visible frame and its layout frame; nil without movement.
    private var offset: CGRect?
    /// The current leaf's animating paints, and the frame that they stretch over.
    private var movingPaints: (paints: [MovingPaint], frame: CGRect)?
    /// The index in `movingPaints` at which the next search starts: equal paints are drawn in their order.
    private var nextMovingPaint = 0
    private var depth: Int32 = 0
    /// What goes around each leaf of the current drawing, the outermost first: on macOS shadows (case `pst-SH5`), then an
    /// opacity.
    private var leafGroups: [DisplayCommand] = []
    /// The visible part of a scroll view's content. Drawing outside of it can be skipped.
    private(set) var visible = CGRect.infinite
    /// The first entry of the run of children that is being recorded.
    private var runStart = 0
    /// The symbols of the canvas that is being drawn.
    var canvasSymbols = LayoutID.none
    /// Whether drawing is recorded for the next frame and reuses the last frame's recordings.
    private let isRetained: Bool
    /// The recordings between the list's entries.
    private var parts: ContiguousArray<DisplayRecording.Part> = []
    /// The number of drawings that cannot be kept for the next frame.
    private var transients = 0
    /// The number of enclosing elements that forbid recordings inside them.
    private var unrecorded = 0

    /// - Parameter count: The expected number of entries.
    init(
        tree: LayoutTree, size: CGSize, displayScale: CGFloat, expecting count: Int = 0, isRetained: Bool = false
    ) {
        self.tree = tree
        self.isRetained = isRetained
        self.displayScale = displayScale
        list = DisplayList(size: size)
        list.entries.reserveCapacity(count)
        origin = .zero
    }

    consuming func finish() -> DisplayList { list }

    consuming func finishRetained() -> RetainedDisplayList {
        RetainedDisplayList(size: list.size, recording: DisplayRecording(entries: list.entries, parts: parts))
    }

    /// Draws an element. The context's origin must be its parent's.
    package mutating func paint(_ element: LayoutID) {
        guard tree.isPlaced(element), let owner = tree.owner(of: element) else { return }
        let outer = (origin: origin, offset: offset)
        let local = tree.localFrame(of: element).origin
        origin.x += local.x
        origin.y += local.y
        if tree.isHosted(element) {
            paintHost(of: element)
        } else if !isOutOfSight(element) {
            paintHere(element, by: owner)
        } else {
            transients += 1
        }
        (origin, offset) = outer
    }

    /// Draws the transition of an element, centred on it.
    private mutating func paintHost(of element: LayoutID) {
        transients += 1
        let host = tree.host(of: element)
        guard host.exists else { return }
        let (size, hostSize) = (tree.localFrame(of: element).size, tree.localFrame(of: host).size)
        origin.x += (size.width - hostSize.width) / 2
        origin.y += (size.height - hostSize.height) / 2
        // A transition may draw anywhere.
        let outer = visible
        visible = .infinite
        paint(host)
        visible = outer
    }

    /// Draws an element with its origin at zero, independent of its surroundings.
    mutating func paintAlone(_ element: LayoutID) {
        let outer = (origin: origin, offset: offset, symbols: canvasSymbols, visible: visible)
        let place = tree.localFrame(of: element).origin
        origin = CGPoint(x: -place.x, y: -place.y)
        offset = nil
        canvasSymbols = .none
        visible = .infinite
        paint(element)
        (origin, offset, canvasSymbols, visible) = outer
    }

    /// Draws an inserted or removed element at the current origin, as the content of its transition.
    mutating func paintHosted(_ element: LayoutID) {
        guard let owner = tree.owner(of: element) else { return }
        let outer = (origin: origin, offset: offset)
        paintHere(element, by: owner)
        (origin, offset) = outer
    }

    private mutating func paintHere(_ element: LayoutID, by owner: ViewNode) {
        offset = tree.isMoving(element) ? tree.movement(of: element) : nil
        if isRetained, offset != nil || owner.drawsEachFrame { transients += 1 }
        if let moved = offset, owner.geometryRole.contains(.carries) {
            origin.x += moved.origin.x
            origin.y += moved.origin.y
            offset!.origin = .zero
        }
        depth += 1
        paint(element, by: owner)
        depth -= 1
    }

    /// Draws `content` moved by a distance in points.
    mutating func moved(by distance: CGSize, _ content: (inout PaintContext) -> Void) {
        let outer = origin
        origin.x += distance.width
        origin.y += distance.height
        content(&self)
        origin = outer
    }

    /// Draws a leaf whose paints are animating.
    mutating func moving(
        _ paints: [MovingPaint], in element: LayoutID, _ content: (inout PaintContext) -> Void
    ) {
        let moving = paints.allSatisfy(\.offset.isMoving) ? paints : paints.filter(\.offset.isMoving)
        guard !moving.isEmpty else { return content(&self) }
        movingPaints = (moving, pixelFrame(of: element))
        nextMovingPaint = 0
        content(&self)
        movingPaints = nil
    }

    /// The current value of a paint that may be animating.
    mutating func shown(_ paint: Paint) -> Paint {
        guard let (paints, frame) = movingPaints else { return paint }
        for step in paints.indices {
            let index = (nextMovingPaint + step) % paints.count
            guard paints[index].stands(for: paint) else { continue }
            nextMovingPaint = index + 1
            return paints[index].shown(in: frame) ?? paint
        }
        return paint
    }

    private mutating func paint(_ element: LayoutID, by owner: ViewNode) {
        let depth = depth
        withUnsafeMutablePointer(to: &self) { context in
            StackGuard.run(depth: depth) { owner.paint(element, &context.pointee) }
        }
    }

    /// Draws the children of the current element, lowest zIndex first.
    package mutating func paintChildren(of element: LayoutID) {
        if tree.hasDetached(element) {
            transients += 1
            for child in tree.drawnChildren(of: element) { paint(child) }
            return
        }
        if isRetained, unrecorded == 0, leafGroups.isEmpty, tree[element].childCount > 1, depth < Self.recordedDepth,
            !tree.ordersChildren(element)
        {
            return paintRuns(of: element)
        }
        // A run that stays stale would hide changes inside it from the runs around it.
        if isRetained { tree.dropRecordings(ofChildrenOf: element) }
        if tree.ordersChildren(element) {
            let children = tree.children(of: element)
            let order = children.indices.sorted {
                let (a, b) = (tree.zIndex(of: children[$0]), tree.zIndex(of: children[$1]))
                return a != b ? a < b : $0 < $1
            }
            for index in order { paint(children[index]) }
            return
        }
        var child = tree.firstChild(of: element)
        while child.exists {
            paint(child)
            child = tree.nextSibling(of: child)
        }
    }

    // MARK: Recordings

    /// The depth below which nothing is recorded, because recordings nest.
    private static let recordedDepth = 1000
    /// The number of commands below which drawing again is cheaper than keeping a recording.
    private static let smallestRecording = 4

    /// Draws the children of the current element, reusing the last frame's recordings where they are valid.
    private mutating func paintRuns(of element: LayoutID) {
        let index = tree.recordings(ofChildrenOf: element, at: origin)
        for run in tree.recordings[index].runs.indices {
            let known = tree.recordings[index].runs[run]
            if !known.isStale, let recording = known.recording {
                parts.append(DisplayRecording.Part(position: list.entries.count, recording: recording))
                continue
            }
            let before = (entries: list.entries.count, parts: parts.count, transients: transients)
            let outerStart = runStart
            runStart = before.entries
            var child = known.first
            for _ in 0..<known.count {
                paint(child)
                child = tree.nextSibling(of: child)
            }
            runStart = outerStart
            let isLasting = transients == before.transients
            tree.recordings[index].runs[run].recording =
                isLasting ? record(from: before.entries, before.parts) : nil
            tree.recordings[index].runs[run].isStale = !isLasting
        }
    }

    /// Draws `content` anew in each frame, because it depends on more than its own elements.
    mutating func drawingEachFrame(_ content: (inout PaintContext) -> Void) {
        unrecorded += 1
        transients += 1
        content(&self)
        unrecorded -= 1
    }

    /// Makes a recording of the latest drawing; nil if there is little of it.
    private mutating func record(from firstEntry: Int, _ firstPart: Int) -> DisplayRecording? {
        guard list.entries.count - firstEntry + parts.count - firstPart >= Self.smallestRecording else { return nil }
        var inner = ContiguousArray<DisplayRecording.Part>()
        inner.reserveCapacity(parts.count - firstPart)
        for part in parts[firstPart...] {
            inner.append(DisplayRecording.Part(position: part.position - firstEntry, recording: part.recording))
        }
        let recording = DisplayRecording(entries: ContiguousArray(list.entries[firstEntry...]), parts: inner)
        list.entries.removeSubrange(firstEntry...)
        parts.removeSubrange(firstPart...)
        parts.append(DisplayRecording.Part(position: firstEntry, recording: recording))
        return recording
    }

    // MARK: Culling

    /// Draws `content`, of which only the part in a rectangle is visible.
    mutating func culling(outside rect: CGRect, _ content: (inout PaintContext) -> Void) {
        let outer = visible
        visible = visible.common(with: rect)
        content(&self)
        visible = outer
    }

    /// Whether the current element draws nothing visible. Layout knows the frames inside it; drawing may exceed them a
    /// little (strokes, letters).
    private func isOutOfSight(_ element: LayoutID) -> Bool {
        guard !visible.isBoundless else { return false }
        let reach = tree.reach(of: element)
        guard !reach.isBoundless else { return false }
        let area = reach.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -Self.overdraw, dy: -Self.overdraw)
        return !area.touches(visible)
    }

    /// The distance by which views may draw beyond their frames, in points.
    private static let overdraw = 8.0

    // MARK: Geometry

    /// The current element's visible frame, not rounded.
    package func frame(of element: LayoutID) -> CGRect {
        let frame = CGRect(origin: origin, size: tree.localFrame(of: element).size)
        return offset.map { frame.moved(by: $0) } ?? frame
    }

    /// The current element's visible frame, with its edges rounded to pixels.
    package func pixelFrame(of element: LayoutID) -> CGRect { roundedToPixels(frame(of: element)) }

    package func roundedToPixels(_ rect: CGRect) -> CGRect {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return .zero }
        // Halves go down the screen, also those that lost their last bits on the way (Rules.md, Pixels).
        func round(_ value: CGFloat) -> CGFloat { (value * displayScale + 0.500_001).rounded(.down) / displayScale }
        let (left, top, right, bottom) = (round(rect.minX), round(rect.minY), round(rect.maxX), round(rect.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Commands

    /// An empty context for the same tree.
    func emptied() -> PaintContext {
        var context = PaintContext(tree: tree, size: list.size, displayScale: displayScale)
        context.canvasSymbols = canvasSymbols
        return context
    }

    var entries: ContiguousArray<DisplayList.Entry> { list.entries }

    mutating func removeEntries(from index: Int) { list.entries.removeSubrange(index...) }

    package mutating func append(_ command: consuming DisplayCommand, owner: NodeID = 0) {
        list.append(command, owner: owner)
    }

    /// Draws `content` with a shadow below each of its leaves.
    package mutating func shadowed(by shadow: Filter, _ content: (inout PaintContext) -> Void) {
        let outer = leafGroups
        let end = if case .pushOpacity? = outer.last { outer.count - 1 } else { outer.count }
        leafGroups.insert(.pushFilter(shadow), at: end)
        content(&self)
        leafGroups = outer
    }

    /// Draws `content` with an opacity for each of its leaves: what overlaps shows through (Rules.md, Effects).
    mutating func faded(by opacity: Double, _ content: (inout PaintContext) -> Void) {
        let outer = leafGroups
        if case .pushOpacity(let around)? = outer.last {
            leafGroups[outer.count - 1] = .pushOpacity(around * opacity)
        } else {
            leafGroups.append(.pushOpacity(opacity))
        }
        content(&self)
        leafGroups = outer
    }

    /// Draws content that fades, and casts its shadows, as one picture: a leaf, or a group that clips its content or draws
    /// it into a layer.
    package mutating func leaf(_ content: (inout PaintContext) -> Void) {
        guard !leafGroups.isEmpty else { return content(&self) }
        let outer = leafGroups
        leafGroups = []
        let before = list.entries.count
        let innerParts = parts.count
        for push in outer { list.append(push) }
        content(&self)
        if list.entries.count == before + outer.count, parts.count == innerParts {
            list.entries.removeLast(outer.count)
        } else {
            for _ in outer { list.append(.pop) }
        }
        leafGroups = outer
    }

    /// Draws a view with its background or overlay: the two cast one shadow, but fade each for itself.
    mutating func layered(_ content: (inout PaintContext) -> Void) {
        if castsLeafShadows { leaf(content) } else { content(&self) }
    }

    /// Whether each leaf casts a shadow.
    private var castsLeafShadows: Bool {
        if case .pushFilter? = leafGroups.first { true } else { false }
    }

    /// Whether a group is a leaf for the opacity or the shadows around it.
    private func isLeaf(_ push: DisplayCommand) -> Bool {
        switch push {
        case .pushLink: false
        case .pushTransform, .pushFilter(.shadow): castsLeafShadows
        default: true
        }
    }

    /// Blurs the drawing below, inside a path. The shadows of the view that begins with it fall onto the result: a
    /// shadow's layer has no drawing below it.
    mutating func blurBackdrop(_ path: Path, _ style: FillStyle, radius: CGFloat, owner: NodeID) {
        let blur = DisplayList.Entry(.backdropBlur(path, style, radius: radius), owner: owner)
        guard let shadow = firstOpenShadow() else { return list.entries.append(blur) }
        let clips = list.entries[shadow...].filter { if case .pushClip = $0.command { true } else { false } }
        let pops = clips.map { DisplayList.Entry(.pop, owner: $0.owner) }
        list.entries.insert(contentsOf: clips + [blur] + pops, at: shadow)
    }

    /// The index of the outermost shadow that is open and has no drawing in it yet; nil if there is none.
    private func firstOpenShadow() -> Int? {
        var found: Int?
        var index = list.entries.count - 1
        while index >= runStart, parts.last.map({ $0.position <= index }) ?? true {
            switch list.entries[index].command {
            case .pushFilter(.shadow): found = index
            case .pushClip, .pushLink: break
            default: return found
            }
            index -= 1
        }
        return found
    }

    /// Draws `content` inside a group.
    package mutating func group(
        _ push: DisplayCommand, owner: NodeID = 0, _ content: (inout PaintContext) -> Void
    ) {
        if !leafGroups.isEmpty && isLeaf(push) { return leaf { $0.group(push, owner: owner, content) } }
        let before = (entries: list.entries.count, parts: parts.count)
        list.append(push, owner: owner)
        let outer = visible
        visible = push.sight(for: visible)
        content(&self)
        visible = outer
        if list.entries.count == before.entries + 1, parts.count == before.parts {
            list.entries.removeLast()
        } else {
            list.append(.pop, owner: owner)
        }
    }
}

extension DisplayCommand {
    /// The part of the group's content that shows, or whose shadow does, where `visible` is in sight.
    fileprivate func sight(for visible: CGRect) -> CGRect {
        switch self {
        case .pushFilter(.shadow(_, let radius, let x, let y)) where !visible.isBoundless:
            visible.insetBy(dx: -3 * radius - abs(x), dy: -3 * radius - abs(y))
        case .pushTransform, .pushProjection, .pushFilter: .infinite
        default: visible
        }
    }
}
