import CoreGraphics

/// A picture taken apart: areas of one colour, and the boxes of all other ink, such as lines of text, icons and
/// outlines.
///
/// Slow gradients and shadows belong to areas. Ink that stands close together is one box, so that a line of text is one.
/// The outline of an area is a box, too, whether its edge is sharp or smooth.
struct InkMap {
    struct Area {
        /// In points.
        var frame: CGRect
        var color: PicturePixel
        /// The number of pixels.
        var count: Int
        /// Some of its pixels.
        var samples: [(Int, Int)]
    }

    struct Piece {
        /// In points.
        var frame: CGRect
        /// The outline of an area, as pieces of rows; empty for all other ink.
        var outline: [Run] = []
    }

    /// The largest first.
    private(set) var areas: [Area] = []
    /// From the top.
    private(set) var pieces: [Piece] = []

    var boxes: [CGRect] { pieces.map(\.frame) }

    /// A piece of a row, in pixels.
    struct Run {
        var row: Int32
        var start: Int32
        var end: Int32
    }

    /// The pixels from `left` to before `right`, and from `top` to before `bottom`.
    private struct Bounds {
        var left: Int32
        var top: Int32
        var right: Int32
        var bottom: Int32

        init(_ run: Run) { (left, top, right, bottom) = (run.start, run.row, run.end, run.row + 1) }

        mutating func add(_ other: Bounds) {
            left = min(left, other.left)
            top = min(top, other.top)
            right = max(right, other.right)
            bottom = max(bottom, other.bottom)
        }

        var width: Int32 { right - left }
        var height: Int32 { bottom - top }

        func frame(_ scale: CGFloat) -> CGRect {
            CGRect(
                x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(width) / scale,
                height: CGFloat(height) / scale)
        }
    }

    /// An area has at least as many square points; less is ink.
    private static let leastArea: CGFloat = 200

    init(_ image: CGImage, scale: CGFloat) {
        var runs: [Run] = []
        var rows = [0]
        var groups = DisjointSets()
        image.pixels.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            let width = image.width
            for y in 0..<image.height {
                let end = (y + 1) * width
                var index = y * width
                while index < end {
                    let start = index
                    var last = pixels[index]
                    index += 1
                    while index < end {
                        let next = pixels[index]
                        if next != last, !Self.isLike(next, last) { break }
                        last = next
                        index += 1
                    }
                    runs.append(
                        Run(row: Int32(y), start: Int32(start - y * width), end: Int32(index - y * width)))
                    groups.add()
                }
                rows.append(runs.count)
                if y > 0 {
                    Self.join(runs, rows[y - 1]..<rows[y], rows[y]..<rows[y + 1], &groups) { column in
                        Self.isLike(pixels[y * width + column], pixels[(y - 1) * width + column])
                    }
                }
            }
        }
        let least = max(Int(Self.leastArea * scale * scale), 1)
        var members: [Int: [Int]] = [:]
        for index in runs.indices { members[groups.root(index), default: []].append(index) }
        // The number of pixels of each run's area; 0 for ink.
        var counts = [Int](repeating: 0, count: runs.count)
        for indices in members.values {
            let count = indices.reduce(0) { $0 + Int(runs[$1].end - runs[$1].start) }
            guard count >= least else { continue }
            for index in indices { counts[index] = count }
            areas.append(Self.area(indices.map { runs[$0] }, count, image, scale))
        }
        areas.sort { ($0.count, $1.frame.minY, $1.frame.minX) > ($1.count, $0.frame.minY, $0.frame.minX) }
        var ink = runs.indices.filter { counts[$0] == 0 }.map { runs[$0] }
        for y in 0..<image.height {
            Self.addEdges(
                runs, counts, y > 0 ? rows[y - 1]..<rows[y] : 0..<0, rows[y]..<rows[y + 1], &groups, to: &ink)
        }
        ink.sort { ($0.row, $0.start) < ($1.row, $1.start) }
        pieces = pieces(of: ink, image.height, scale)
    }

    /// Adds the sharp edges between the areas of a row, and between them and those of the row above: each on the side of
    /// the smaller area.
    private static func addEdges(
        _ runs: [Run], _ counts: [Int], _ above: Range<Int>, _ row: Range<Int>, _ groups: inout DisjointSets,
        to ink: inout [Run]
    ) {
        for index in row.dropFirst() where counts[index] > 0 && counts[index - 1] > 0 {
            guard groups.root(index) != groups.root(index - 1) else { continue }
            let start = counts[index] <= counts[index - 1] ? runs[index].start : runs[index].start - 1
            ink.append(Run(row: runs[index].row, start: start, end: start + 1))
        }
        var (upper, lower) = (above.lowerBound, row.lowerBound)
        while upper < above.upperBound, lower < row.upperBound {
            let (a, b) = (runs[upper], runs[lower])
            let (start, end) = (max(a.start, b.start), min(a.end, b.end))
            if start < end, counts[upper] > 0, counts[lower] > 0, groups.root(upper) != groups.root(lower) {
                ink.append(Run(row: counts[lower] <= counts[upper] ? b.row : a.row, start: start, end: end))
            }
            if a.end < b.end { upper += 1 } else { lower += 1 }
        }
    }

    /// Whether two neighbouring pixels belong to one area: no channel jumps.
    private static func isLike(_ a: UInt32, _ b: UInt32) -> Bool {
        if a == b { return true }
        var (a, b) = (a, b)
        while a != b {
            let difference = Int32(truncatingIfNeeded: a & 255) - Int32(truncatingIfNeeded: b & 255)
            if difference > 3 || difference < -3 { return false }
            a >>= 8
            b >>= 8
        }
        return true
    }

    /// Joins the runs of neighbouring rows that touch and are alike.
    private static func join(
        _ runs: [Run], _ above: Range<Int>, _ below: Range<Int>, _ groups: inout DisjointSets, _ isLike: (Int) -> Bool
    ) {
        var (upper, lower) = (above.lowerBound, below.lowerBound)
        while upper < above.upperBound, lower < below.upperBound {
            let (a, b) = (runs[upper], runs[lower])
            let start = max(a.start, b.start)
            if start < min(a.end, b.end), isLike(Int(start)) { groups.join(upper, lower) }
            if a.end < b.end { upper += 1 } else { lower += 1 }
        }
    }

    private static func area(_ runs: [Run], _ count: Int, _ image: CGImage, _ scale: CGFloat) -> Area {
        var bounds = Bounds(runs[0])
        for run in runs { bounds.add(Bounds(run)) }
        var samples: [(Int, Int)] = []
        let step = max(runs.count / 200, 1)
        for run in stride(from: 0, to: runs.count, by: step).map({ runs[$0] }) {
            samples.append((Int(run.start + run.end) / 2, Int(run.row)))
        }
        var counts: [PicturePixel: Int] = [:]
        for (x, y) in samples { counts[image.pixel(x, y), default: 0] += 1 }
        let color = counts.max { $0.value < $1.value }?.key ?? image.pixel(samples[0].0, samples[0].1)
        return Area(frame: bounds.frame(scale), color: color, count: count, samples: samples)
    }

    // MARK: Ink

    /// The pieces of ink that runs make which stand close together.
    private func pieces(of runs: [Run], _ height: Int, _ scale: CGFloat) -> [Piece] {
        let gap = Int32(max((0.7 * scale).rounded(), 1))
        var groups = DisjointSets(count: runs.count)
        var rows = [Int](repeating: 0, count: height + 1)
        for run in runs { rows[Int(run.row) + 1] += 1 }
        for row in 0..<height { rows[row + 1] += rows[row] }
        for index in runs.indices {
            let run = runs[index]
            if index > 0, runs[index - 1].row == run.row, run.start - runs[index - 1].end <= gap {
                groups.join(index - 1, index)
            }
            for row in max(Int(run.row - gap), 0)..<Int(run.row) {
                for other in rows[row]..<rows[row + 1] where runs[other].end + gap >= run.start {
                    if runs[other].start - gap > run.end { break }
                    groups.join(other, index)
                }
            }
        }
        var found: [Int: Bounds] = [:]
        for index in runs.indices {
            let root = groups.root(index)
            if found[root]?.add(Bounds(runs[index])) == nil { found[root] = Bounds(runs[index]) }
        }
        let least = Int32(Self.leastLength(scale))
        found = found.filter { $0.value.width >= least || $0.value.height >= least }
        // Outlines stay by themselves.
        var outlines: [Int: Piece] = [:]
        for (root, bounds) in found where isOutline(bounds.frame(scale)) {
            outlines[root] = Piece(frame: bounds.frame(scale))
            found[root] = nil
        }
        for index in runs.indices { outlines[groups.root(index)]?.outline.append(runs[index]) }
        return (Array(outlines.values) + Self.lines(Array(found.values), scale).map { Piece(frame: $0.frame(scale)) })
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }

    /// Ink has at least as many pixels in one direction.
    static func leastLength(_ scale: CGFloat) -> Int { max(Int((0.7 * scale).rounded(.up)), 1) }

    private func isOutline(_ box: CGRect) -> Bool {
        areas.contains {
            abs($0.frame.minX - box.minX) <= 1.5 && abs($0.frame.maxX - box.maxX) <= 1.5
                && abs($0.frame.minY - box.minY) <= 1.5 && abs($0.frame.maxY - box.maxY) <= 1.5
        }
    }

    /// Joins letters to lines of text, and dots to their letters.
    private static func lines(_ pieces: [Bounds], _ scale: CGFloat) -> [Bounds] {
        var boxes = pieces
        let widest = Int32(12 * scale)
        while true {
            boxes.sort { ($0.left, $0.top) < ($1.left, $1.top) }
            var groups = DisjointSets(count: boxes.count)
            var hasJoined = false
            for first in boxes.indices {
                for second in boxes.index(after: first)..<boxes.endIndex {
                    if boxes[second].left - boxes[first].right > widest { break }
                    if isOneLine(boxes[first], boxes[second], scale), groups.root(first) != groups.root(second) {
                        groups.join(first, second)
                        hasJoined = true
                    }
                }
            }
            guard hasJoined else { return boxes }
            var joined: [Int: Bounds] = [:]
            for index in boxes.indices {
                let root = groups.root(index)
                if joined[root]?.add(boxes[index]) == nil { joined[root] = boxes[index] }
            }
            boxes = Array(joined.values)
        }
    }

    private static func isOneLine(_ a: Bounds, _ b: Bounds, _ scale: CGFloat) -> Bool {
        let height = CGFloat(max(a.height, b.height))
        // Outlines and pictures stay apart from what stands beside them.
        guard height <= 60 * scale else { return false }
        let (across, down) = (max(a.left, b.left) - min(a.right, b.right), max(a.top, b.top) - min(a.bottom, b.bottom))
        if across <= 0, down <= 0 { return true }
        if -4 * down >= min(a.height, b.height) { return CGFloat(across) <= min(0.45 * height, 12 * scale) }
        if -2 * across >= min(a.width, b.width) { return CGFloat(down) <= min(0.25 * height, 2.5 * scale) }
        return false
    }
}

/// Sets of indices that can be joined.
struct DisjointSets {
    private var parents: [Int32]

    init(count: Int = 0) { parents = (0..<Int32(count)).map { $0 } }

    mutating func add() { parents.append(Int32(parents.count)) }

    mutating func root(_ index: Int) -> Int {
        var current = index
        while Int(parents[current]) != current {
            parents[current] = parents[Int(parents[current])]
            current = Int(parents[current])
        }
        return current
    }

    mutating func join(_ a: Int, _ b: Int) {
        let (first, second) = (root(a), root(b))
        if first != second { parents[max(first, second)] = Int32(min(first, second)) }
    }
}
