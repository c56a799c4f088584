import CoreGraphics

/// Finds the counterparts of pieces of ink.
struct InkMatching {
    private(set) var boxes: [PictureComparison.InkBox] = []

    /// - Parameter strangeness: Where the pictures do not look alike.
    init(reference: InkMap, actual: InkMap, strangeness: PictureStrangeness) {
        var old = reference.pieces
        var new = actual.pieces
        var pairs = Self.matches(&old, &new) { $0.isNear($1, strangeness.reach) }
        // What touches its neighbour in one picture alone has another box there, and yet the same pixels.
        let same = old.partition { strangeness.spares($0, of: strangeness.reference) }
        pairs += old[same...].map { ($0.frame, $0.frame) }
        old.removeSubrange(same...)
        new.removeAll { strangeness.spares($0, of: strangeness.actual) }
        pairs += Self.matches(&old, &new) { $0.isLike($1) }
        boxes =
            (pairs.map { PictureComparison.InkBox(reference: $0.0, actual: $0.1) }
            + old.map { PictureComparison.InkBox(reference: $0.frame, actual: nil) })
            .sorted { ($0.reference!.minY, $0.reference!.minX) < ($1.reference!.minY, $1.reference!.minX) }
            + new.map { PictureComparison.InkBox(reference: nil, actual: $0.frame) }
    }

    /// Pairs what may be the same thing, and takes it out of the lists.
    private static func matches(
        _ old: inout [InkMap.Piece], _ new: inout [InkMap.Piece], _ isMatch: (CGRect, CGRect) -> Bool
    ) -> [(CGRect, CGRect)] {
        // What is one box in one picture may be several in the other.
        pairs(&old, &new, isMatch) + joined(&old, &new, isMatch) + joined(&new, &old, isMatch).map { ($0.1, $0.0) }
    }

    /// Pairs boxes that match, the most alike first, and takes them out of the lists.
    private static func pairs(
        _ old: inout [InkMap.Piece], _ new: inout [InkMap.Piece], _ isMatch: (CGRect, CGRect) -> Bool
    ) -> [(CGRect, CGRect)] {
        var candidates: [(cost: CGFloat, old: Int, new: Int)] = []
        for (i, a) in old.enumerated() {
            for (j, b) in new.enumerated() where isMatch(a.frame, b.frame) {
                candidates.append((a.frame.cost(b.frame), i, j))
            }
        }
        var (usedOld, usedNew): (Set<Int>, Set<Int>) = ([], [])
        var pairs: [(CGRect, CGRect)] = []
        for candidate in candidates.sorted(by: { ($0.cost, $0.old, $0.new) < ($1.cost, $1.old, $1.new) })
        where !usedOld.contains(candidate.old) && !usedNew.contains(candidate.new) {
            usedOld.insert(candidate.old)
            usedNew.insert(candidate.new)
            pairs.append((old[candidate.old].frame, new[candidate.new].frame))
        }
        old = old.enumerated().filter { !usedOld.contains($0.offset) }.map(\.element)
        new = new.enumerated().filter { !usedNew.contains($0.offset) }.map(\.element)
        return pairs
    }

    /// Pairs a box with those of the other list that lie in it.
    static func joined(
        _ whole: inout [InkMap.Piece], _ parts: inout [InkMap.Piece], _ isMatch: (CGRect, CGRect) -> Bool
    ) -> [(CGRect, CGRect)] {
        var pairs: [(CGRect, CGRect)] = []
        whole.removeAll { piece in
            let box = piece.frame
            // `CGRect.contains(_:)` compares a union, whose lengths are rounded.
            func isInside(_ part: InkMap.Piece) -> Bool {
                part.frame.minX >= box.minX - 3 && part.frame.maxX <= box.maxX + 3
                    && part.frame.minY >= box.minY - 3 && part.frame.maxY <= box.maxY + 3
            }
            let inside = parts.filter(isInside)
            guard inside.count > 1, let first = inside.first else { return false }
            let union = inside.dropFirst().reduce(first.frame) { $0.union($1.frame) }
            guard isMatch(box, union) else { return false }
            parts.removeAll(where: isInside)
            pairs.append((box, union))
            return true
        }
        return pairs
    }
}

extension CGRect {
    /// How far the edges of two boxes are from each other, in all.
    fileprivate func cost(_ other: CGRect) -> CGFloat {
        abs(minX - other.minX) + abs(maxX - other.maxX) + abs(minY - other.minY) + abs(maxY - other.maxY)
    }

    /// Whether two boxes may be the same thing: of like lengths, and not far from each other.
    func isLike(_ other: CGRect) -> Bool {
        func areNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
            abs(first - second) <= max(0.35 * max(first, second), 3)
        }
        return areNear(width, other.width) && areNear(height, other.height) && abs(midX - other.midX) <= 60
            && abs(midY - other.midY) <= 60
    }

    /// Whether no edge is off by more.
    fileprivate func isNear(_ other: CGRect, _ distance: CGFloat) -> Bool {
        max(abs(minX - other.minX), abs(maxX - other.maxX)) <= distance + 0.01
            && max(abs(minY - other.minY), abs(maxY - other.maxY)) <= distance + 0.01
    }
}
