import CoreGraphics
import RoostCore

/// Lays cells out in columns of given widths, beside each other.
struct TableColumns: Layout {
    private let columns: [GridItem]
    private let known = Tracks()

    /// The columns in the width of the last row: a table's rows have one width.
    private final class Tracks {
        var width = CGFloat.nan
        var tracks: [(x: CGFloat, width: CGFloat)] = []
    }

    /// - Parameter columns: The columns of a table. Its rows share the value, which remembers their places.
    init(_ columns: [GridItem]) { self.columns = columns }

    private static let defaultSpacing: CGFloat = 8

    /// The left side and the width of each column, in points.
    private func tracks(in width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
        let spacings = columns.map { $0.spacing ?? Self.defaultSpacing }
        var rest = width - spacings.dropLast().reduce(0, +)
        var flexible: [Int] = []
        var widths = columns.indices.map { index -> CGFloat in
            if case .fixed(let width) = columns[index].size { return width }
            flexible.append(index)
            return 0
        }
        rest -= widths.reduce(0, +)
        // Columns at a limit leave their share to the others: the smallest upper limits come first.
        for (place, index) in flexible.sorted(by: { columns[$0].limits.upper < columns[$1].limits.upper }).enumerated()
        {
            let share = max(rest, 0) / CGFloat(flexible.count - place)
            widths[index] = min(max(share, columns[index].limits.lower), columns[index].limits.upper)
            rest -= widths[index]
        }
        var x: CGFloat = 0
        return zip(widths, spacings).map { width, spacing in
            defer { x += width + spacing }
            return (x, width)
        }
    }

    private func knownTracks(in width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
        if known.width != width { (known.width, known.tracks) = (width, tracks(in: width)) }
        return known.tracks
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 400
        var height: CGFloat = 0
        for (cell, track) in zip(subviews, knownTracks(in: width)) {
            height = max(height, cell.sizeThatFits(ProposedViewSize(width: track.width, height: nil)).height)
        }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, (cell, track)) in zip(subviews, knownTracks(in: bounds.width)).enumerated() {
            let alignment = columns[index].alignment ?? .topLeading
            let room = ProposedViewSize(width: track.width, height: nil)
            let size = cell.sizeThatFits(room)
            let x: CGFloat =
                switch alignment.horizontal {
                case .center: (track.width - size.width) / 2
                case .trailing: track.width - size.width
                default: 0
                }
            let y: CGFloat = alignment.vertical == .bottom ? bounds.height - size.height : 0
            cell.place(at: CGPoint(x: bounds.minX + track.x + x, y: bounds.minY + y), proposal: room)
        }
        if subviews.count > columns.count {
            Log.warning("A row has \(subviews.count) cells for \(columns.count) columns; the others are not shown.")
        }
    }
}

extension TableColumns: Equatable {
    /// Whether the columns are alike: then a row's cells may stay where they are.
    static func == (a: TableColumns, b: TableColumns) -> Bool {
        if a.known === b.known { return true }
        return a.columns.count == b.columns.count
            && zip(a.columns, b.columns).allSatisfy { a, b in
                a.spacing == b.spacing && a.alignment == b.alignment && a.limits == b.limits
            }
    }
}

extension GridItem {
    /// The least and the greatest width of a column, in points.
    fileprivate var limits: (lower: CGFloat, upper: CGFloat) {
        switch size {
        case .fixed(let width): (width, width)
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum): (minimum, maximum)
        }
    }
}
