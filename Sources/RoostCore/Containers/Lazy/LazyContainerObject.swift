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
    /// The gap between lines, in points; nil for 8.
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
        let gap = gap
        arranger = other.arranger
        spacing = other.spacing
        pinned = other.pinned
        if gap != self.gap { measuredBreadth = .nan }
    }

    override package var stackAxis: Axis? { axis }

    private var gap: Double {
        guard let spacing else { return ViewSpacing.defaultDistance }
        return spacing.isFinite ? Double(spacing) : 0
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
            for part in cell.elements {
                own += tree.size(part, Proposal(main: .nan, cross: breadth, axis: axis))[axis]
            }
            length = max(length, own + gap * Double(max(0, cell.elements.count - 1)))
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
            for line in 0..<lines.count { setLength(measure(line, tracks, of: element, in: tree), of: line) }
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
            let own = measure(known.line, tracks, of: element, in: tree)
            setLength(own, of: known.line, in: &lengths)
            length += own + (known.line > 0 ? gap : 0)
            line = known.line + 1
        }
        guard visible.first.map({ $0.line == 0 }) ?? lengths.isEmpty else { return }
        let window = tree.windowSize[axis]
        while line < lines.count && length < window {
            let known = lengths.knownLength(of: line)
            let own = known ?? measure(line, tracks, of: element, in: tree)
            if known == nil { setLength(own, of: line, in: &lengths) }
            length += own + (line > 0 ? gap : 0)
            line += 1
        }
    }

    private func setLength(_ length: Double, of line: Int) { setLength(length, of: line, in: &lengths) }

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
            let length = measure(line, tracks, of: element, in: tree)
            setLength(length, of: line)
            placedStarts[line] = position
            place(line, at: position, length: length, tracks, &placements, of: element, in: tree)
            position += length + gap
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
            for part in cell.elements {
                let own = tree.size(part, Proposal(main: .nan, cross: track.breadth, axis: axis))[axis]
                placements.append(track.placement(of: part, at: start, length: own, axis: axis, tree: tree))
                start += own + gap
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
            let sectionEnd =
                lengths.start(
                    of: lines.spans[section.upperBound - 1].firstLine + lines.spans[section.upperBound - 1].lineCount)
                - gap
            for index in section {
                let part = lines.segment(of: lines.spans[index]).part
                guard
                    part == .header && pinned.contains(.sectionHeaders)
                        || part == .footer && pinned.contains(.sectionFooters)
                else { continue }
                let line = lines.spans[index].firstLine
                let length = measure(line, tracks, of: element, in: tree)
                setLength(length, of: line)
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

/// Wraps each row, as a list does.
package protocol RowDecorator: AnyObject {
    /// The elements that represent a row's elements in the layout.
    func decorate(_ elements: ContiguousArray<LayoutID>, at place: RowPlace) -> ContiguousArray<LayoutID>
    /// The element that represents a decorated one in the layout; nil for other elements.
    func decoration(of element: LayoutID) -> LayoutID?
    /// Tells which decorated elements are still in view.
    func rowsLeft(inView: Set<LayoutID>)
}

/// The position of a row.
package struct RowPlace {
    package let part: LazyElementList.Part
    let section: NodeID
    /// Counted within its part of the section.
    package let row: Int
    package let rowCount: Int
    /// Whether this part is the first of the container.
    package let isFirstSpan: Bool
    /// The parts before and after this one.
    package let follows: (before: Neighbor, after: Neighbor)
    package let entry: LazyElementList.Entry
    package let rowOfEntry: Int
    /// The elements of the next row in this part, made if necessary; empty after the last row.
    package let makeNext: () -> ContiguousArray<LayoutID>

    /// The neighbour of a part of a section.
    package enum Neighbor {
        case nothing
        /// Another part of the same section.
        case sameSection(LazyElementList.Part)
        case otherSection(LazyElementList.Part)
    }
}

extension LazyLines {
    /// The parts before and after a span.
    func parts(around span: Int) -> (before: RowPlace.Neighbor, after: RowPlace.Neighbor) {
        let own = segment(of: spans[span])
        func neighbor(_ index: Int) -> RowPlace.Neighbor {
            guard spans.indices.contains(index) else { return .nothing }
            let other = segment(of: spans[index])
            return other.section == own.section && own.section != 0
                ? .sameSection(other.part) : .otherSection(other.part)
        }
        return (neighbor(span - 1), neighbor(span + 1))
    }
}

extension ScrollController {
    /// The visible part of a container along an axis, including the part that bars cover.
    func visibleRange(
        of container: LayoutID, _ size: CGSize, along axis: Axis, in tree: LayoutTree
    ) -> ClosedRange<Double> {
        let origin = tree.absoluteOrigin(of: container)
        let viewport = viewport(of: tree.localFrame(of: element).size)
        let outer = tree.absoluteOrigin(of: element)
        var start = Double(axis == .vertical ? outer.y + viewport.minY - origin.y : outer.x + viewport.minX - origin.x)
        let length = Double(viewport.size[axis])
        if axis == .horizontal, tree.isRightToLeft(container) { start = size.width - start - length }
        guard start.isFinite, length.isFinite else { return -.greatestFiniteMagnitude ... .greatestFiniteMagnitude }
        return start...max(start, start + length)
    }
}

extension ScrollController {
    /// The part of a visible range that no bar covers.
    fileprivate func free(_ range: ClosedRange<Double>, along axis: Axis) -> ClosedRange<Double> {
        let (start, end) =
            axis == .vertical ? (overhang.top, overhang.bottom) : (overhang.leading, overhang.trailing)
        let first = range.lowerBound + Double(start)
        return first...max(first, range.upperBound - Double(end))
    }
}

extension LayoutTree {
    /// Marks an element that its container no longer places as not shown.
    func unplace(_ id: LayoutID) {
        self[id].flags.remove(.isPlaced)
        markDrawing(of: id)
    }

    /// Invalidates an element and its ancestors up to a scroll view whose own size does not depend on its content's:
    /// everything above is only placed again.
    func invalidate(_ id: LayoutID, scrolledAlong axis: Axis) {
        var scrollView = scrollController(around: id, along: axis)?.element
        while let known = scrollView, (layoutObject(of: known) as? ScrollObject)?.followsContent == true {
            scrollView = scrollController(around: known, along: axis)?.element
        }
        guard let scrollView else { return invalidate(id) }
        resolveContent(of: firstChild(of: scrollView)) { invalidate(id) }
        requestPlacement(of: scrollView)
    }
}
