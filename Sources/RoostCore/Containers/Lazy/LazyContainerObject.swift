import CoreGraphics

/// A lazy container in the layout tree: lines along an axis, made only once they come into view.
///
/// Inside a scroll view along its axis:
///
/// 1. **Size**: the sum of the measured lines' lengths and of estimates for the others (`LineLengths`). If no length is
///    known yet, lines are measured until the window is full.
/// 2. **Place**: from the first line in view on, lines are made, measured and placed until the window is full.
/// 3. **Stay**: the first line that stays in view keeps its place on the screen. If measured lines above it, or a
///    change of the data, have moved it in the container, the scroll view's offset follows. Only at the very start do
///    new rows push the others down.
/// 4. **Pin**: the header of the section at the start of the window stays there as long as the section lasts; footers
///    likewise at the end.
/// 5. **Let go**: the sources of the rows learn which rows are in view.
///
/// Elsewhere every line is made.
package final class LazyContainerObject: LayoutObject {
    override var dependsOnWindowSize: Bool { true }
    override var estimatesSizes: Bool { true }

    /// A line that was in view after the last placement.
    private struct VisibleLine {
        var line: Int
        let start: Double
        /// The first of its elements, as the content returned it.
        let element: LayoutID?
    }

    /// A row's elements as the content returned them, and the elements that represent them in the layout.
    private struct Cell {
        let content: ContiguousArray<LayoutID>
        let elements: ContiguousArray<LayoutID>
    }

    let axis: Axis
    private var arranger: any LineArranger
    /// The gap between lines, in points; nil for 8 in grids and for what the rows prefer in stacks.
    private var spacing: CGFloat?
    private var pinned: PinnedScrollableViews
    package weak var decorator: (any RowDecorator)?
    /// Schedules a call for the end of the pass.
    var afterPass: ((@escaping () -> Void) -> Void)?

    private var rows = LazyElementList()
    private var lines = LazyLines(rows: LazyElementList(), perLine: 1)
    private var lengths = LineLengths(count: 0, gap: 0, estimate: 44)
    private var measuredBreadth = Double.nan
    private var isPlaced = false
    /// The window's size when the container was last measured.
    private var windowSize = CGSize.zero
    /// The cells of the lines in view.
    private var cells: [Int: [Cell]] = [:]
    private var visible: [VisibleLine] = []
    private var placed = ContiguousArray<LayoutID>()
    private var knownSources: [any LazyElementSource] = []
    /// The starts of the lines in view in this pass, which later measuring does not change.
    private var placedStarts: [Int: Double] = [:]
    /// The movement of the offset since the container was placed.
    private var pendingMove = 0.0

    package init(axis: Axis, spacing: CGFloat?, arranger: any LineArranger, pinned: PinnedScrollableViews = []) {
        self.axis = axis
        self.spacing = spacing
        self.arranger = arranger
        self.pinned = pinned
    }

    /// Adopts another object's arrangement for the same rows.
    func adopt(_ other: LazyContainerObject) {
        let known = (gap: gap, asksRows: asksRows)
        arranger = other.arranger
        spacing = other.spacing
        pinned = other.pinned
        if known != (gap, asksRows) { measuredBreadth = .nan }
    }

    override package var stackAxis: Axis? { axis }

    /// The gap after each line. Where the rows' preferences decide it, it counts as a part of the line.
    private var gap: Double {
        guard let spacing else { return asksRows ? 0 : ViewSpacing.defaultDistance }
        return spacing.isFinite ? Double(spacing) : 0
    }

    /// Whether each two neighbours decide their distance, as in a plain stack (Rules.md, Lazy stacks).
    private var asksRows: Bool { spacing == nil && arranger is SingleTrack }

    /// The distance that two neighbours prefer; 0 unless they are asked.
    private func distance(from first: LayoutID, to second: LayoutID, in tree: LayoutTree) -> Double {
        asksRows ? Double(tree.spacing(of: first).distance(to: tree.spacing(of: second), along: axis)) : 0
    }

    /// The distance that a line and the next one prefer. The next line is made for it, in view or not, so that a line's
    /// length is the same whatever was shown before.
    private func trail(of line: Int, of element: LayoutID, in tree: LayoutTree) -> Double {
        guard asksRows, line + 1 < lines.count,
            let last = cells(ofLine: line, of: element, in: tree).last?.elements.last,
            let next = cells(ofLine: line + 1, of: element, in: tree).first?.elements.first
        else { return 0 }
        return distance(from: last, to: next, in: tree)
    }

    // MARK: Rows

    /// Sets the rows that the content can supply now.
    func setRows(_ rows: LazyElementList, atStart: Bool) {
        self.rows = rows
        cells = [:]
        let old = lines
        lines = LazyLines(rows: rows, perLine: old.perLine)
        var shift: Int?
        var moved: [VisibleLine] = []
        for known in visible {
            guard let element = known.element,
                let line = lines.line(withElement: element, near: known.line + (shift ?? 0))
            else { continue }
            shift = line - known.line
            moved.append(VisibleLine(line: line, start: known.start, element: element))
        }
        lengths = lengths.changed(count: lines.count, shift: shift ?? 0)
        visible = atStart ? [] : moved
    }

    /// Makes the decorator look at the rows in view again.
    package func dressAnew() { cells = [:] }

    /// The cells of a line, made if necessary.
    private func cells(ofLine line: Int, of element: LayoutID, in tree: LayoutTree) -> [Cell] {
        if let known = cells[line] { return known }
        let index = lines.span(ofLine: line)
        let span = lines.spans[index]
        let segment = lines.segment(of: span)
        var made: [Cell] = []
        for row in lines.rows(ofLine: line, in: span) {
            let (entry, rowOfEntry) = segment.entry(ofRow: row)
            if case .source(let source) = segment.entries[entry] { note(source) }
            let content = tree.collect { $0.append(contentsOf: segment.elements(ofRow: row)) }
            var elements = content
            if let decorator {
                elements = decorator.decorate(
                    content,
                    at: RowPlace(
                        part: segment.part, section: segment.section, row: row, rowCount: segment.rowCount,
                        isFirstSpan: index == 0, follows: lines.parts(around: index), entry: segment.entries[entry],
                        rowOfEntry: rowOfEntry,
                        makeNext: {
                            guard row + 1 < segment.rowCount else { return [] }
                            return tree.collect { $0.append(contentsOf: segment.elements(ofRow: row + 1)) }
                        }))
            }
            for cell in elements where tree.parent(of: cell) != element { tree.adopt(cell, by: element) }
            made.append(Cell(content: content, elements: elements))
        }
        cells[line] = made
        return made
    }

    private func note(_ source: any LazyElementSource) {
        if !knownSources.contains(where: { $0.origin === source.origin }) { knownSources.append(source) }
    }

    // MARK: Measuring

    override package func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        var size = CGSize.zero
        followWindow(around: element, in: tree)
        tree.resolveContent(of: element) {
            let tracks = tracks(for: proposal[axis.other], of: element, in: tree)
            size = CGSize(main: length(tracks, of: element, in: tree), cross: tracks.breadth, axis: axis)
        }
        return size
    }

    /// Forgets the lengths if the window has another size and shows the start: there is no place to keep, and the window
    /// shows what a new one would. Further down, known lengths keep the lines in view where they are.
    private func followWindow(around element: LayoutID, in tree: LayoutTree) {
        guard tree.windowSize != windowSize else { return }
        windowSize = tree.windowSize
        guard tree.scrollController(around: element, along: axis)?.isAtStart(along: axis) == true else { return }
        isPlaced = false
        measuredBreadth = .nan
    }

    private func tracks(for breadth: Double, of element: LayoutID, in tree: LayoutTree) -> Tracks {
        if !breadth.isNaN { return arranger.tracks(in: max(0, breadth)) }
        // The ideal breadth is that of the first line's ideal sizes.
        let perLine = max(1, arranger.idealTrackCount)
        if perLine != lines.perLine { prepare(perLine: perLine, breadth: .nan) }
        var ideals: [Double] = []
        if let span = lines.spans.firstIndex(where: { lines.segment(of: $0).part == .rows }) {
            for cell in cells(ofLine: lines.spans[span].firstLine, of: element, in: tree) {
                for part in cell.elements { ideals.append(tree.size(part, .unspecified)[axis.other]) }
            }
        }
        return arranger.tracks(forIdeals: ideals)
    }

    /// Starts anew if the lines hold other rows than before.
    private func prepare(perLine: Int, breadth: Double) {
        if perLine != lines.perLine || lengths.count != lines.count {
            lines = LazyLines(rows: rows, perLine: perLine)
            cells = [:]
            visible = []
        }
        if measuredBreadth != breadth || lengths.count != lines.count || lengths.gap != gap {
            lengths = LineLengths(count: lines.count, gap: gap, estimate: lengths.estimate)
            visible = []
        }
        measuredBreadth = breadth
    }

    private func measure(_ line: Int, _ tracks: Tracks, of element: LayoutID, in tree: LayoutTree) -> Double {
        let isRow = lines.segment(of: lines.spans[lines.span(ofLine: line)]).part == .rows
        var length = 0.0
        for (index, cell) in cells(ofLine: line, of: element, in: tree).enumerated() {
            let breadth = isRow ? tracks.breadth(ofTrack: index) : tracks.breadth
            var own = 0.0
            var previous: LayoutID?
            for part in cell.elements {
                if let previous { own += gap + distance(from: previous, to: part, in: tree) }
                own += tree.size(part, Proposal(main: .nan, cross: breadth, axis: axis))[axis]
                previous = part
            }
            length = max(length, own)
        }
        guard length <= Self.longestLine else {
            Log.warning(
                "A row of \(tree.describe(element)) is \(length) points long; \(Self.longestLine) is taken in its place."
            )
            return Self.longestLine
        }
        return length
    }

    /// Longer lines would sum to lengths that no longer tell single points apart, or to infinity.
    private static let longestLine = 1e9

    private func length(_ tracks: Tracks, of element: LayoutID, in tree: LayoutTree) -> Double {
        let breadth = tracks.breadth
        let perLine = max(1, tracks.count)
        let isScrolled = tree.scrollController(around: element, along: axis) != nil
        guard !isScrolled || !isPlaced || measuredBreadth == breadth || measuredBreadth.isNaN else {
            return probe(tracks, of: element, in: tree)
        }
        prepare(perLine: perLine, breadth: breadth)
        if !isScrolled {
            for line in 0..<lines.count { learn(line, in: &lengths, tracks, of: element, in: tree) }
        } else {
            measureLines(into: &lengths, tracks, of: element, in: tree)
        }
        return lengths.total()
    }

    /// The length at a breadth that is asked for but is not the container's own.
    private func probe(_ tracks: Tracks, of element: LayoutID, in tree: LayoutTree) -> Double {
        let perLine = max(1, tracks.count)
        let isArranged = perLine == lines.perLine
        let count = isArranged ? lines.count : LazyLines(rows: rows, perLine: perLine).count
        var lengths = LineLengths(count: count, gap: gap, estimate: lengths.estimate)
        if isArranged { measureLines(into: &lengths, tracks, of: element, in: tree) }
        return lengths.total()
    }

    /// Measures the lines in view. Where these begin with the first, or no length is known, the ones that fill the
    /// window from the start count too, so that what is scrolled to its start is as long whatever was shown before.
    private func measureLines(
        into lengths: inout LineLengths, _ tracks: Tracks, of element: LayoutID, in tree: LayoutTree
    ) {
        var length = 0.0
        var line = 0
        for known in visible where known.line < lines.count {
            let own = learn(known.line, in: &lengths, tracks, of: element, in: tree).withGap
            length += own + (known.line > 0 ? gap : 0)
            line = known.line + 1
        }
        guard visible.first.map({ $0.line == 0 }) ?? lengths.isEmpty else { return }
        let window = tree.windowSize[axis]
        while line < lines.count && length < window {
            let own =
                lengths.knownLength(of: line) ?? learn(line, in: &lengths, tracks, of: element, in: tree).withGap
            length += own + (line > 0 ? gap : 0)
            line += 1
        }
    }

    /// Measures a line and stores its length with the gap that counts as its part; returns both.
    @discardableResult
    private func learn(
        _ line: Int, in lengths: inout LineLengths, _ tracks: Tracks, of element: LayoutID, in tree: LayoutTree
    ) -> (length: Double, withGap: Double) {
        let length = measure(line, tracks, of: element, in: tree)
        let withGap = length + trail(of: line, of: element, in: tree)
        setLength(withGap, of: line, in: &lengths)
        return (length, withGap)
    }

    /// The first and last row of a section include margins that the others lack: estimates rely on the others.
    private func setLength(_ length: Double, of line: Int, in lengths: inout LineLengths) {
        let span = lines.spans[lines.span(ofLine: line)]
        let isTypical =
            lines.segment(of: span).part == .rows && line > span.firstLine
            && line < span.firstLine + span.lineCount - 1
        lengths.setLength(length, of: line, isTypical: isTypical)
    }

    // MARK: Placing

    override package func pushPlacements(size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree) {
        let tracks = arranger.tracks(in: size[axis.other])
        let controller = tree.scrollController(around: element, along: axis)
        controller?.addLazyContainer(element)
        var placements: [ChildPlacement] = []
        tree.resolveContent(of: element) {
            prepare(perLine: max(1, tracks.count), breadth: tracks.breadth)
            isPlaced = true
            followMovedLines(controller)
            // The container's own frame follows the moved offset only in the next pass.
            let window = controller.map { controller in
                let range = controller.visibleRange(of: element, size, along: axis, in: tree)
                return range.lowerBound + pendingMove...range.upperBound + pendingMove
            }
            let first = lines.count == 0 ? 0 : window.map { lengths.line(at: $0.lowerBound) } ?? 0
            let end = placeLines(from: first, window, tracks, &placements, of: element, in: tree)
            pinHeaders(
                first..<end, window.flatMap { controller?.free($0, along: axis) }, tracks, &placements, of: element,
                in: tree)
            keepPlace(first..<end, controller)
            let children = ContiguousArray(placements.map(\.id))
            if placed != children {
                let shown = Set(children)
                for gone in placed where !shown.contains(gone) && !tree.isHosted(gone) { tree.unplace(gone) }
            }
            tree.setChildren(of: element, to: children)
            placed = children
            letGo(of: first..<end)
        }
        if abs(lengths.total() - size[axis]) > 0.01 { tree.invalidate(element, scrolledAlong: axis) }
        for placement in placements { tree.placements.push(placement) }
    }

    /// Places lines from `first` on until the window is full; returns the first line beyond it.
    private func placeLines(
        from first: Int, _ window: ClosedRange<Double>?, _ tracks: Tracks, _ placements: inout [ChildPlacement],
        of element: LayoutID, in tree: LayoutTree
    ) -> Int {
        placedStarts.removeAll(keepingCapacity: true)
        guard lines.count > 0 else { return 0 }
        var line = first
        var position = lengths.start(of: first)
        while line < lines.count && position < window?.upperBound ?? .infinity {
            let known = learn(line, in: &lengths, tracks, of: element, in: tree)
            placedStarts[line] = position
            place(line, at: position, length: known.length, tracks, &placements, of: element, in: tree)
            position += known.withGap + gap
            line += 1
        }
        return line
    }

    private func place(
        _ line: Int, at position: Double, length: Double, _ tracks: Tracks, _ placements: inout [ChildPlacement],
        of element: LayoutID, in tree: LayoutTree
    ) {
        let isRow = lines.segment(of: lines.spans[lines.span(ofLine: line)]).part == .rows
        for (index, cell) in cells(ofLine: line, of: element, in: tree).enumerated() {
            let track = isRow ? tracks.track(index) : tracks.whole
            if cell.elements.count == 1 {
                placements.append(
                    track.placement(of: cell.elements[0], at: position, length: length, axis: axis, tree: tree))
                continue
            }
            var start = position
            var previous: LayoutID?
            for part in cell.elements {
                if let previous { start += gap + distance(from: previous, to: part, in: tree) }
                let own = tree.size(part, Proposal(main: .nan, cross: track.breadth, axis: axis))[axis]
                placements.append(track.placement(of: part, at: start, length: own, axis: axis, tree: tree))
                start += own
                previous = part
            }
        }
    }

    /// Moves the pinned headers and footers into view, in front of the rows.
    private func pinHeaders(
        _ placedLines: Range<Int>, _ window: ClosedRange<Double>?, _ tracks: Tracks,
        _ placements: inout [ChildPlacement], of element: LayoutID, in tree: LayoutTree
    ) {
        guard let window, !pinned.isEmpty, !placedLines.isEmpty else { return }
        var span = lines.span(ofLine: placedLines.lowerBound)
        let last = lines.span(ofLine: placedLines.upperBound - 1)
        while span <= last {
            let section = lines.section(around: span)
            let sectionStart = lengths.start(of: lines.spans[section.lowerBound].firstLine)
            let lastSpan = lines.spans[section.upperBound - 1]
            let endLine = lastSpan.firstLine + lastSpan.lineCount
            let sectionEnd = lengths.start(of: endLine) - gap - trail(of: endLine - 1, of: element, in: tree)
            for index in section {
                let part = lines.segment(of: lines.spans[index]).part
                guard
                    part == .header && pinned.contains(.sectionHeaders)
                        || part == .footer && pinned.contains(.sectionFooters)
                else { continue }
                let line = lines.spans[index].firstLine
                let length = learn(line, in: &lengths, tracks, of: element, in: tree).length
                let own = lengths.start(of: line)
                let place =
                    part == .header
                    ? max(own, min(window.lowerBound, sectionEnd - length))
                    : min(own, max(window.upperBound - length, sectionStart))
                for cell in cells(ofLine: line, of: element, in: tree) {
                    placements.removeAll { cell.elements.contains($0.id) }
                }
                self.place(line, at: place, length: length, tracks, &placements, of: element, in: tree)
            }
            span = section.upperBound
        }
    }

    /// The elements of the lines in view in reading order, if pinned headers or footers are drawn out of order; else
    /// nil.
    override var readingOrder: [LayoutID]? {
        guard !pinned.isEmpty else { return nil }
        return cells.keys.sorted().flatMap { cells[$0]!.flatMap(\.elements) }
    }

    /// Moves the offset along with the first line that was in view, if changes above have moved that line.
    private func followMovedLines(_ controller: ScrollController?) {
        guard let controller, let anchor = visible.first else { return }
        let moved = lengths.start(of: anchor.line) - anchor.start
        guard abs(moved) > 0.01 else { return }
        pendingMove += moved
        visible = visible.map {
            VisibleLine(line: $0.line, start: lengths.start(of: $0.line), element: $0.element)
        }
        controller.contentMoved(by: moved, along: axis)
    }

    /// Moves the offset along with the lines that stay in view, if measuring has moved them, and remembers the lines in
    /// view.
    private func keepPlace(_ placedLines: Range<Int>, _ controller: ScrollController?) {
        if let controller, let anchor = visible.first(where: { placedLines.contains($0.line) }) {
            let moved = (placedStarts[anchor.line] ?? anchor.start) - anchor.start
            if abs(moved) > 0.01 { controller.contentMoved(by: moved, along: axis) }
        }
        pendingMove = 0
        visible = placedLines.map { line in
            VisibleLine(
                line: line, start: placedStarts[line] ?? lengths.start(of: line),
                element: cells[line]?.first?.content.first)
        }
    }

    /// Tells the sources which of their rows are in view, and forgets the cells of the others.
    private func letGo(of placedLines: Range<Int>) {
        var kept: [ObjectIdentifier: Range<Int>] = [:]
        for line in placedLines {
            let span = lines.spans[lines.span(ofLine: line)]
            let segment = lines.segment(of: span)
            for row in lines.rows(ofLine: line, in: span) {
                let (entry, rowOfEntry) = segment.entry(ofRow: row)
                guard case .source(let source) = segment.entries[entry] else { continue }
                let known = kept[ObjectIdentifier(source.origin)] ?? rowOfEntry..<rowOfEntry
                kept[ObjectIdentifier(source.origin)] =
                    min(known.lowerBound, rowOfEntry)..<max(known.upperBound, rowOfEntry + 1)
            }
        }
        cells = cells.filter { placedLines.contains($0.key) || isHeaderOrFooter($0.key) }
        let sources = knownSources
        knownSources = sources.filter { kept[ObjectIdentifier($0.origin)] != nil }
        let inView = placedLines.count * lines.perLine
        guard let afterPass, decorator != nil || !sources.isEmpty else { return }
        afterPass { [weak self] in
            for source in sources {
                let rows = kept[ObjectIdentifier(source.origin)]
                source.keep(rows ?? 0..<0, parking: rows == nil ? 0 : max(16, 2 * inView))
            }
            self?.forgetDecorations()
        }
    }

    private func forgetDecorations() {
        guard let decorator else { return }
        var inView: Set<LayoutID> = []
        for cells in cells.values { for cell in cells { inView.formUnion(cell.content) } }
        decorator.rowsLeft(inView: inView)
    }

    private func isHeaderOrFooter(_ line: Int) -> Bool {
        lines.segment(of: lines.spans[lines.span(ofLine: line)]).part != .rows
    }

    override package func spacing(of element: LayoutID, in tree: LayoutTree) -> ViewSpacing { ViewSpacing() }

    // MARK: For scrolling to rows

    /// The estimated frame of a row in the content of a scroll view.
    func estimatedRect(ofRow row: Int, of source: any LazyElementSource, in controller: ScrollController) -> CGRect? {
        guard let (line, cell) = lines.place(ofRow: row, of: source.origin), line < lengths.count,
            let owner, let container = controller.contentFrame(of: owner)
        else { return nil }
        let start = lengths.start(of: line)
        let track = arranger.tracks(in: container.size[axis.other]).track(cell)
        let length = lengths.knownLength(of: line) ?? lengths.estimate
        let rect =
            axis == .vertical
            ? CGRect(x: track.start, y: start, width: track.breadth, height: length)
            : CGRect(x: start, y: track.start, width: length, height: track.breadth)
        return rect.offsetBy(dx: container.minX, dy: container.minY)
    }

    /// The starts of the lines around a position.
    func lineStarts(near position: Double) -> [Double] {
        guard lines.count > 0 else { return [] }
        let line = lengths.line(at: position)
        return (max(0, line - 20)..<min(lines.count, line + 20)).map { lengths.start(of: $0) }
    }

    /// The container's element; set by its node.
    var owner: LayoutID?
}
