import CoreGraphics

/// A lazy container in the layout tree: lines along an axis, of which only those in view are made.
///
/// Inside a scroll view along its axis, lines are made until the window is full; the length of the others is taken to be
/// the mean of those that are known. Elsewhere every line is made.
final class LazyContainerObject: LayoutObject {
    let axis: Axis
    private let arranger: any LineArranger
    /// Points between lines; nil for what the lines prefer (8).
    private let spacing: CGFloat?
    /// The rows that the content can give, set by the node.
    var rows = LazyElementList()
    /// The lengths of the lines that have been measured at `measuredBreadth`.
    private var lengths: [Int: Double] = [:]
    private var measuredBreadth = Double.nan

    init(axis: Axis, spacing: CGFloat?, arranger: any LineArranger) {
        self.axis = axis
        self.spacing = spacing
        self.arranger = arranger
    }

    override func invalidate() {
        lengths = [:]
        measuredBreadth = .nan
    }

    override var stackAxis: Axis? { axis }

    private var gap: Double { spacing.map { Double($0) } ?? ViewSpacing.defaultDistance }

    private func lineCount(_ tracks: Tracks) -> Int {
        let perLine = max(1, tracks.count)
        return (rows.rowCount + perLine - 1) / perLine
    }

    /// The elements of a line, made if need be.
    private func elements(ofLine line: Int, _ tracks: Tracks, _ tree: LayoutTree) -> ContiguousArray<LayoutID> {
        let perLine = max(1, tracks.count)
        let first = line * perLine
        return tree.collect { list in
            for row in first..<min(first + perLine, rows.rowCount) {
                list.append(contentsOf: rows.elements(ofRow: row))
            }
        }
    }

    // MARK: Measuring

    override func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        var size = CGSize.zero
        tree.resolveContent(of: element) {
            let tracks = tracks(for: proposal[axis.other], of: element, in: tree)
            let length = length(tracks, of: element, in: tree)
            size = CGSize(main: length, cross: tracks.breadth, axis: axis)
        }
        return size
    }

    private func tracks(for breadth: Double, of element: LayoutID, in tree: LayoutTree) -> Tracks {
        if !breadth.isNaN { return arranger.tracks(in: max(0, breadth)) }
        // The ideal breadth is that of the first line's ideals.
        let perLine = max(1, arranger.idealTrackCount)
        var ideals: [Double] = []
        for row in 0..<min(perLine, rows.rowCount) {
            let cells = tree.collect { $0.append(contentsOf: rows.elements(ofRow: row)) }
            link(cells, to: element, in: tree)
            for cell in cells { ideals.append(tree.size(cell, .unspecified)[axis.other]) }
        }
        return arranger.tracks(forIdeals: ideals)
    }

    /// Lines are children only while they are measured or in view; children know the stack around them.
    private func link(_ cells: ContiguousArray<LayoutID>, to element: LayoutID, in tree: LayoutTree) {
        for cell in cells where tree.parent(of: cell) != element { tree.adopt(cell, by: element) }
    }

    private func length(ofLine line: Int, _ tracks: Tracks, of element: LayoutID, in tree: LayoutTree) -> Double {
        if measuredBreadth != tracks.breadth {
            lengths = [:]
            measuredBreadth = tracks.breadth
        }
        if let known = lengths[line] { return known }
        let cells = elements(ofLine: line, tracks, tree)
        link(cells, to: element, in: tree)
        var length = 0.0
        for (index, cell) in cells.enumerated() {
            let offer = Proposal(main: .nan, cross: tracks.breadth(ofTrack: index), axis: axis)
            length = max(length, tree.size(cell, offer)[axis])
        }
        lengths[line] = length
        return length
    }

    private func length(_ tracks: Tracks, of element: LayoutID, in tree: LayoutTree) -> Double {
        let count = lineCount(tracks)
        let window = isScrolled(element, tree) ? tree.windowSize[axis] : .infinity
        var length = 0.0
        var line = 0
        while line < count && length < window {
            length += self.length(ofLine: line, tracks, of: element, in: tree) + (line > 0 ? gap : 0)
            line += 1
        }
        guard line < count, line > 0 else { return length }
        let mean = (length - gap * Double(line - 1)) / Double(line)
        return length + Double(count - line) * (mean + gap)
    }

    private func isScrolled(_ element: LayoutID, _ tree: LayoutTree) -> Bool {
        tree.scrollView(around: element, along: axis).exists
    }

    // MARK: Placing

    override func pushPlacements(size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree) {
        let tracks = arranger.tracks(in: size[axis.other])
        let window = visibleRange(of: element, size, tree)
        let count = lineCount(tracks)
        var position = 0.0
        var visible = ContiguousArray<LayoutID>()
        var placements: [ChildPlacement] = []
        tree.resolveContent(of: element) {
            let mean = lengths.isEmpty ? 0 : lengths.values.reduce(0, +) / Double(lengths.count)
            var line = 0
            while line < count && position < window.upperBound {
                let isAbove = position + (lengths[line] ?? mean) < window.lowerBound
                let length = isAbove ? lengths[line] ?? mean : self.length(ofLine: line, tracks, of: element, in: tree)
                if !isAbove {
                    for (index, cell) in elements(ofLine: line, tracks, tree).enumerated() {
                        visible.append(cell)
                        placements.append(
                            tracks.placement(
                                of: cell, inTrack: index, at: position, length: length, axis: axis, tree: tree))
                    }
                }
                position += length + gap
                line += 1
            }
            tree.setChildren(of: element, to: visible)
        }
        for placement in placements { tree.placements.push(placement) }
    }

    /// The part of the container, along its axis, that its scroll view shows.
    private func visibleRange(of element: LayoutID, _ size: CGSize, _ tree: LayoutTree) -> Range<Double> {
        let scrollView = tree.scrollView(around: element, along: axis)
        guard scrollView.exists else { return -.infinity..<(.infinity) }
        let viewport = tree.frame(of: scrollView)
        let origin = tree.absoluteOrigin(of: element)
        let start =
            axis == .horizontal ? Double(viewport.minX - origin.x) : Double(viewport.minY - origin.y)
        return start..<max(start, start + viewport.size[axis])
    }

    override func spacing(of element: LayoutID, in tree: LayoutTree) -> ViewSpacing { ViewSpacing() }
}

/// How the cells of a line lie beside each other.
protocol LineArranger {
    /// The number of tracks where no breadth is proposed.
    var idealTrackCount: Int { get }
    func tracks(in breadth: Double) -> Tracks
    /// The tracks for the ideal breadths of the first line's cells.
    func tracks(forIdeals ideals: [Double]) -> Tracks
}

/// The tracks (columns of a vertical grid) in which a line's cells stand.
struct Tracks {
    struct Track {
        var start: Double
        var breadth: Double
        var alignment: Alignment
    }

    var tracks: [Track]
    /// The container's own breadth.
    var breadth: Double

    var count: Int { tracks.count }

    func breadth(ofTrack index: Int) -> Double { tracks[min(index, tracks.count - 1)].breadth }

    func placement(
        of cell: LayoutID, inTrack index: Int, at position: Double, length: Double, axis: Axis, tree: LayoutTree
    ) -> ChildPlacement {
        let track = tracks[min(index, tracks.count - 1)]
        let offer = Proposal(main: .nan, cross: track.breadth, axis: axis)
        let size = tree.size(cell, offer)
        let box = CGSize(main: length, cross: track.breadth, axis: axis)
        let dimensions = ViewDimensions(tree: tree, element: .none, size: box, proposal: Proposal(box))
        let horizontal = track.alignment.horizontal.key
        let vertical = track.alignment.vertical.key
        let x = horizontal.defaultValue(in: dimensions) - tree.guide(horizontal, of: cell, size: size, proposal: offer)
        let y = vertical.defaultValue(in: dimensions) - tree.guide(vertical, of: cell, size: size, proposal: offer)
        return axis == .vertical
            ? ChildPlacement(id: cell, x: track.start + x, y: position + y, proposal: offer, size: size)
            : ChildPlacement(id: cell, x: position + x, y: track.start + y, proposal: offer, size: size)
    }
}

extension LayoutTree {
    /// The nearest scroll view around an element that scrolls along an axis.
    func scrollView(around element: LayoutID, along axis: Axis) -> LayoutID {
        var current = parent(of: element)
        while current.exists {
            if let scroll = layoutObject(of: current) as? ScrollObject, scroll.axes.contains(Axis.Set(axis)) {
                return current
            }
            current = parent(of: current)
        }
        return .none
    }
}
