import CoreGraphics
import Foundation

/// Says in a sentence what differs between two pictures.
struct ComparisonSentence {
    private(set) var text = "The pictures are equal."

    private let comparison: PictureComparison
    private var areas: [InkMap.Area] = []
    private var boxes: [PictureComparison.InkBox] = []
    /// The distance by which everything is off, in points.
    private var shift = CGSize.zero

    /// Shorter distances, in points, are not worth a word.
    private static let least: CGFloat = 0.5

    init(_ comparison: PictureComparison) {
        self.comparison = comparison
        guard !comparison.isEqual else { return }
        let reference = InkMap(comparison.reference, scale: comparison.scale)
        areas = reference.areas
        boxes = comparison.inkBoxes(of: reference)
        var clauses = [sizeClause].compactMap { $0 }
        clauses += placeClauses()
        clauses += missingClauses()
        clauses += colorClauses()
        if clauses.isEmpty { clauses = [pixelClause] }
        let sentence = clauses.prefix(4).joined(separator: "; ")
        text = sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
    }

    // MARK: Sizes

    private var sizeClause: String? {
        guard !comparison.hasEqualSize else { return nil }
        let (old, new) = (comparison.referenceSize, comparison.actualSize)
        let changes = [
            length(new.width - old.width, "wider", "narrower"), length(new.height - old.height, "higher", "lower"),
        ].compactMap { $0 }
        return "the picture is \(changes.joined(separator: " and ")) than the reference: \(size(new)) instead of "
            + size(old)
    }

    // MARK: Places

    /// What is common to all boxes, and then the boxes that are off by more than that.
    private mutating func placeClauses() -> [String] {
        let pairs = boxes.compactMap { box in box.reference.flatMap { old in box.actual.map { (old, $0) } } }
        guard !pairs.isEmpty else { return [] }
        var clauses: [String] = []
        let stretch = commonStretch(pairs)
        if let stretch {
            let percent = number(abs(stretch - 1) * 100)
            clauses.append("all text is \(percent) % \(stretch > 1 ? "wider" : "narrower")")
        }
        let isCommon = pairs.count > 1
        if isCommon { shift = commonShift(pairs, isStretched: stretch != nil) }
        if shift != .zero {
            clauses.append("everything is \(moves(shift).joined(separator: " and "))")
        }
        var rest: [(worst: CGFloat, clause: String)] = []
        for (old, new) in pairs {
            let expected = old.offsetBy(dx: shift.width, dy: shift.height)
            let changes = changes(from: expected, to: new, stretch: stretch)
            guard !changes.isEmpty else { continue }
            let worst = max(
                abs(new.minX - expected.minX), abs(new.maxX - expected.maxX), abs(new.minY - expected.minY),
                abs(new.maxY - expected.maxY))
            rest.append((worst, "\(name(of: new)) is \(changes.joined(separator: " and "))"))
        }
        rest.sort { ($0.worst, $1.clause) > ($1.worst, $0.clause) }
        clauses += rest.prefix(2).map(\.clause)
        if rest.count > 2 { clauses[clauses.count - 1] += ", and \(rest.count - 2) more are off" }
        return clauses
    }

    /// The factor by which most lines of text are wider; nil where they are not, or differ among themselves.
    private func commonStretch(_ pairs: [(CGRect, CGRect)]) -> CGFloat? {
        let lines = pairs.filter { $0.0.height <= 45 && $0.0.width >= 2.5 * $0.0.height && $0.0.width >= 24 }
        let factors = lines.map { $0.1.width / $0.0.width }
        guard factors.count > 1, let middle = median(factors), abs(middle - 1) >= 0.01 else { return nil }
        let alike = factors.count { abs($0 - middle) <= 0.015 }
        return 10 * alike >= 7 * factors.count ? middle : nil
    }

    /// The distance by which most boxes are off.
    private func commonShift(_ pairs: [(CGRect, CGRect)], isStretched: Bool) -> CGSize {
        func common(_ distances: [CGFloat]) -> CGFloat {
            guard let middle = median(distances), abs(middle) >= Self.least else { return 0 }
            let alike = distances.count { abs($0 - middle) <= Self.least }
            return 10 * alike >= 8 * distances.count ? middle : 0
        }
        return CGSize(
            width: isStretched ? 0 : common(pairs.map { $0.1.minX - $0.0.minX }),
            height: common(pairs.map { $0.1.minY - $0.0.minY }))
    }

    private func changes(from old: CGRect, to new: CGRect, stretch: CGFloat?) -> [String] {
        var changes: [String] = []
        let slack = stretch.map { abs($0 - 1) * old.width + 2 } ?? Self.least
        let wider = new.width - old.width
        if abs(wider) >= max(slack, Self.least) { changes.append(length(wider, "wider", "narrower")!) }
        let right = abs(wider) < Self.least ? new.minX - old.minX : new.midX - old.midX
        if abs(right) >= max(slack, Self.least), abs(new.minX - old.minX) >= Self.least,
            abs(new.maxX - old.maxX) >= Self.least
        {
            changes += moves(CGSize(width: right, height: 0))
        }
        let higher = new.height - old.height
        if abs(higher) >= Self.least { changes.append(length(higher, "higher", "lower")!) }
        let down = abs(higher) < Self.least ? new.minY - old.minY : new.midY - old.midY
        if abs(down) >= Self.least, abs(new.minY - old.minY) >= Self.least, abs(new.maxY - old.maxY) >= Self.least {
            changes += moves(CGSize(width: 0, height: down))
        }
        return changes
    }

    private func moves(_ distance: CGSize) -> [String] {
        [
            length(distance.width, "further right", "further left"),
            length(distance.height, "further down", "further up"),
        ].compactMap { $0 }
    }

    // MARK: Ink that one picture lacks

    private func missingClauses() -> [String] {
        let missing = boxes.compactMap { $0.actual == nil ? $0.reference : nil }
        let extra = boxes.compactMap { $0.reference == nil ? $0.actual : nil }
        let total = boxes.count - extra.count
        var clauses: [String] = []
        if let first = missing.first {
            clauses.append(
                missing.count == 1
                    ? "\(place(first)) is missing"
                    : "\(missing.count) of \(total) pieces of ink are missing, such as \(place(first))")
        }
        if let first = extra.first {
            let others = extra.count > 1 ? " and \(extra.count - 1) more" : ""
            clauses.append("\(name(of: first))\(others) is not in the reference")
        }
        return clauses
    }

    // MARK: Colours

    private func colorClauses() -> [String] {
        areas.map { comparison.area(of: $0, shift: shift) }.filter { $0.difference > 2 }.prefix(2).map {
            "the area at \(point($0.frame.origin)), \(size($0.frame.size)), is \($0.actual) instead of \($0.reference)"
        }
    }

    private var pixelClause: String {
        let limit: Float = comparison.count(beyond: 2) > 0 ? 2 : 0
        let count = comparison.count(beyond: limit)
        let percent = number(CGFloat(count) / CGFloat(max(comparison.differences.count, 1)) * 100)
        let frame = comparison.frame(beyond: limit) ?? .zero
        return "\(percent) % of the pixels differ\(limit > 0 ? "" : " invisibly"), by up to "
            + "\(number(CGFloat(comparison.largestDifference))) of 100, within \(size(frame.size)) at \(point(frame.origin))"
    }

    // MARK: Words

    /// The text or label of a box, or its place.
    private func name(of box: CGRect) -> String {
        let area = max(box.width * box.height, 0.01)
        func covers(_ entry: PictureLegend) -> Bool {
            let common = entry.frame.insetBy(dx: -2, dy: -2).intersection(box)
            return !common.isNull && common.width * common.height >= 0.7 * area
        }
        let named = comparison.legend.filter(covers)
            .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
        return named.map { "“\($0.name)”" } ?? place(box)
    }

    private func place(_ box: CGRect) -> String { "the ink at \(point(box.origin)), \(size(box.size))," }

    private func length(_ length: CGFloat, _ more: String, _ less: String) -> String? {
        guard length != 0 else { return nil }
        let text = number(abs(length))
        return "\(text) \(text == "1" ? "point" : "points") \(length > 0 ? more : less)"
    }

    private func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height)) points" }
    private func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

    /// A number with at most two digits after the point.
    private func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    private func median(_ values: [CGFloat]) -> CGFloat? {
        values.isEmpty ? nil : values.sorted()[values.count / 2]
    }
}
