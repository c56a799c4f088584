import Foundation
import RoostTesting
import SwiftUI
import Testing

/// A grid and the layout that Apple's `Grid` was recorded to give it.
///
/// `grids.json` holds the 255 distinct grids of the cases `gar-*` (made by hand), `gcp-*` (generated), `gdv-*` and
/// `ggz-*` (generated, chosen because simple models get them wrong): structure, proposal, size and every cell's frame.
/// Recorded on macOS 27 with `mburger89/MetalUI`'s probes of SwiftUI; the numbers are Apple's. Not all of them are in
/// `cases.json`.
struct RecordedGrid: Decodable, Sendable, CustomTestStringConvertible {
    struct Row: Decodable, Sendable {
        /// The cells of a `GridRow`, or the one child of the grid that is no row.
        var cells: [Cell]?
        var child: Cell?
        var alignment: String?
    }

    struct Cell: Decodable, Sendable {
        var leaf: String
        var lengths: [Double]?
        var columns: Int?
        var priority: Double?
        var anchor: String?
        var columnAlignment: String?
        /// "h", "v" or "hv".
        var unsized: String?
    }

    var id: String
    /// Points; nil for an unspecified length.
    var proposal: [Double?]
    var alignment: String
    /// Horizontal and vertical; nil for the platform's.
    var spacing: [Double?]
    var rows: [Row]
    var size: [Double]
    /// x, y, width, height of each cell in source order.
    var frames: [[Double]]

    var testDescription: String { id }

    /// Grids whose rule is not found. All have cells that span columns, or priorities that share a row and a column. A
    /// rule that explains only one of them is left out.
    static let open: Set = [
        "gar-GX17", "gar-GX18", "gdv-02", "gdv-08", "gdv-12", "gdv-13", "gdv-24", "gdv-26", "gdv-31", "gdv-34",
        "gdv-35", "gdv-36", "gdv-38", "gdv-41", "gdv-43", "gdv-44", "gdv-45", "gdv-52", "gdv-55", "gdv-56", "gdv-57",
        "gdv-59", "gdv-62", "ggz-GZ4a", "ggz-GZ6c",
    ]

    @MainActor func check(_ trial: Trial) {
        let proposal = ProposedViewSize(width: proposal[0].map { CGFloat($0) }, height: proposal[1].map { CGFloat($0) })
        trial.run({ view }, in: .proposal(proposal), [.size(size[0], size[1])])
        for (index, frame) in frames.enumerated() {
            Expectation.frame("\(index)", frame[0], frame[1], frame[2], frame[3]).check(trial)
        }
    }

    static let all: [RecordedGrid] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "grids.json")
        do {
            return try JSONDecoder().decode([RecordedGrid].self, from: Data(contentsOf: file))
        } catch {
            fatalError("\(file.path): \(error)")
        }
    }()

    /// The grid with an id.
    static func named(_ id: String) -> RecordedGrid {
        guard let grid = all.first(where: { $0.id == id }) else { fatalError("no grid is called \(id)") }
        return grid
    }
}

extension RecordedGrid {
    @MainActor var view: some View {
        var first = 0
        let parts = rows.map { row -> (row: Row, first: Int) in
            defer { first += row.cells?.count ?? 1 }
            return (row, first)
        }
        return Grid(
            alignment: Self.alignments[alignment]!, horizontalSpacing: spacing[0].map { CGFloat($0) },
            verticalSpacing: spacing[1].map { CGFloat($0) }
        ) {
            ForEach(parts.indices, id: \.self) { index in
                let (row, first) = parts[index]
                if let cells = row.cells {
                    GridRow(alignment: row.alignment.map { Self.alignments[$0]!.vertical }) {
                        ForEach(cells.indices, id: \.self) { cells[$0].view(named: "\(first + $0)") }
                    }
                } else if let child = row.child {
                    child.view(named: "\(first)")
                }
            }
        }
    }

    static let alignments: [String: Alignment] = [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing,
    ]
}

extension RecordedGrid.Cell {
    @MainActor func view(named name: String) -> some View {
        var view = leaf == "spacer" ? AnyView(Spacer()) : AnyView(GridLeaf(kind: leaf, lengths: lengths ?? []) {})
        view = AnyView(view.accessibilityIdentifier(name))
        if let columns { view = AnyView(view.gridCellColumns(columns)) }
        if let priority { view = AnyView(view.layoutPriority(priority)) }
        if let anchor { view = AnyView(view.gridCellAnchor(Self.anchors[anchor]!)) }
        if let columnAlignment {
            view = AnyView(view.gridColumnAlignment(RecordedGrid.alignments[columnAlignment]!.horizontal))
        }
        if let unsized {
            var axes: Axis.Set = []
            if unsized.contains("h") { axes.insert(.horizontal) }
            if unsized.contains("v") { axes.insert(.vertical) }
            view = AnyView(view.gridCellUnsizedAxes(axes))
        }
        return view
    }

    static let anchors: [String: UnitPoint] = [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing,
    ]
}

/// The recordings' leaves, by name.
private struct GridLeaf: Layout {
    let kind: String
    let lengths: [Double]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        func clamped(_ length: CGFloat?) -> CGFloat { min(max(length ?? 10, lengths[0]), lengths[1]) }
        return switch kind {
        case "fixed": CGSize(width: lengths[0], height: lengths[1])
        case "flex": CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
        case "flexW": CGSize(width: proposal.width ?? 10, height: lengths[0])
        case "flexH": CGSize(width: lengths[0], height: proposal.height ?? 10)
        case "half": CGSize(width: (proposal.width ?? 40) / 2, height: 10)
        case "clampBoth": CGSize(width: clamped(proposal.width), height: clamped(proposal.height))
        case "clampW": CGSize(width: clamped(proposal.width), height: lengths[2])
        default: fatalError("no leaf is called \(kind)")
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}
