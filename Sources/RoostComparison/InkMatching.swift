import CoreGraphics

/// Finds the counterparts of ink boxes.
struct InkMatching {
    private(set) var boxes: [PictureComparison.InkBox] = []

    init(reference: InkMap, actual: InkMap) {
        var old = reference.boxes
        var new = actual.boxes
        var pairs = Self.pairs(&old, &new)
        // What is one box in one picture may be several in the other.
        pairs += Self.joined(&old, &new)
        pairs += Self.joined(&new, &old).map { ($0.1, $0.0) }
        boxes =
            (pairs.map { PictureComparison.InkBox(reference: $0.0, actual: $0.1) }
            + old.map { PictureComparison.InkBox(reference: $0, actual: nil) })
            .sorted { ($0.reference!.minY, $0.reference!.minX) < ($1.reference!.minY, $1.reference!.minX) }
            + new.map { PictureComparison.InkBox(reference: nil, actual: $0) }
    }

    /// Pairs boxes that are alike, the most alike first, and takes them out of the lists.
    private static func pairs(_ old: inout [CGRect], _ new: inout [CGRect]) -> [(CGRect, CGRect)] {
        var candidates: [(cost: CGFloat, old: Int, new: Int)] = []
        for (i, a) in old.enumerated() {
            for (j, b) in new.enumerated() where isAlike(a, b) { candidates.append((cost(a, b), i, j)) }
        }
        var (usedOld, usedNew): (Set<Int>, Set<Int>) = ([], [])
        var pairs: [(CGRect, CGRect)] = []
        for candidate in candidates.sorted(by: { ($0.cost, $0.old, $0.new) < ($1.cost, $1.old, $1.new) })
        where !usedOld.contains(candidate.old) && !usedNew.contains(candidate.new) {
            usedOld.insert(candidate.old)
            usedNew.insert(candidate.new)
            pairs.append((old[candidate.old], new[candidate.new]))
        }
        old = old.enumerated().filter { !usedOld.contains($0.offset) }.map(\.element)
        new = new.enumerated().filter { !usedNew.contains($0.offset) }.map(\.element)
        return pairs
    }

    private static func cost(_ a: CGRect, _ b: CGRect) -> CGFloat {
        abs(a.minX - b.minX) + abs(a.maxX - b.maxX) + abs(a.minY - b.minY) + abs(a.maxY - b.maxY)
    }

    /// Whether two boxes may be the same thing: of like lengths, and not far from each other.
    private static func isAlike(_ a: CGRect, _ b: CGRect) -> Bool {
        func areNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
            abs(first - second) <= max(0.35 * max(first, second), 3)
        }
        return areNear(a.width, b.width) && areNear(a.height, b.height) && abs(a.midX - b.midX) <= 60
            && abs(a.midY - b.midY) <= 60
    }

    /// Pairs a box with those of the other list that lie in it.
    static func joined(_ whole: inout [CGRect], _ parts: inout [CGRect]) -> [(CGRect, CGRect)] {
        var pairs: [(CGRect, CGRect)] = []
        whole.removeAll { box in
            // `CGRect.contains(_:)` compares a union, whose lengths are rounded.
            func isInside(_ part: CGRect) -> Bool {
                part.minX >= box.minX - 3 && part.maxX <= box.maxX + 3 && part.minY >= box.minY - 3
                    && part.maxY <= box.maxY + 3
            }
            let inside = parts.filter(isInside)
            guard inside.count > 1, let first = inside.first else { return false }
            let union = inside.dropFirst().reduce(first) { $0.union($1) }
            guard isAlike(box, union) else { return false }
            parts.removeAll(where: isInside)
            pairs.append((box, union))
            return true
        }
        return pairs
    }
}
